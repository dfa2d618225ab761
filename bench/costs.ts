/**
 * Costs of each kind of request that is not answered from memory: processor time of the server alone, as a multiple
 * of a page from memory in the same run. Addresses differ from one request to the next, as a crawler's or an
 * attacker's do, so that nothing that is kept helps. One after the other, in rounds of all kinds; figures are medians.
 * Fails when a kind costs more than it may; with more projects than the samples it only tells.
 * Run: npm run bench -- costs [--projects 10000] [--record]
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileKinds, type Kind, kindsOf } from "./costs/kinds.ts";
import { listedPaths } from "./costs/listed-paths.ts";
import { median } from "./median.ts";
import { record } from "./record.ts";
import { addProjects } from "./serving/full-site.ts";
import { startServer, untilIdle } from "./serving/process.ts";
import { site } from "./serving/subjects.ts";

const rounds = 5;
const warmUps = 30;
const slowRequests = 10;

const { values: asked } = parseArgs({
  options: { projects: { type: "string" }, record: { type: "boolean", default: false } },
});
const own = site();
const origin = new URL(own.url).origin;
const dataFolder = own.env?.DATA_DIR ?? "";
rmSync(dataFolder, { recursive: true, force: true });
if (asked.projects !== undefined) await addProjects(own, asked.projects);
const server = await startServer(own);
const costs = new Map<Kind, number[]>();
let number = 0;
try {
  const home = await (await fetch(origin)).text();
  const kinds = [...kindsOf(await listedPaths(origin)), ...fileKinds(home)];
  for (const kind of kinds) await send(kind, kind.times ?? warmUps);
  await untilIdle(server);
  for (const kind of kinds) costs.set(kind, []);
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) costs.get(kind)?.push(await cost(kind));
  }
} finally {
  await server.stop();
}

const base = median([...costs.values()][0] ?? []);
const found = [...costs].map(([kind, values]) => {
  const ms = median(values);
  return { ...kind, ms, multiple: ms / base };
});
const report = table();
console.log(report);
if (asked.record)
  record(
    `What a request costs that is not in memory${asked.projects === undefined ? "" : `, ${asked.projects} projects more`}`,
    `Processor time of the server: medians of ${rounds} rounds of ${slowRequests} requests.`,
    report,
  );
// Searches of a larger gallery may cost more; their figures are not limited.
const tooDear = asked.projects === undefined ? found.filter(({ multiple, most }) => multiple > most) : [];
for (const { name, multiple, most } of tooDear)
  console.error(`${name} costs ${Math.round(multiple)} pages from memory. It may cost ${most}.`);
process.exitCode = tooDear.length > 0 ? 1 : 0;

/** Processor time of the server for one request, ms. */
async function cost(kind: Kind): Promise<number> {
  const times = kind.times ?? slowRequests;
  const before = server.processorTime();
  await send(kind, times);
  if (kind.settles) await untilIdle(server);
  return (server.processorTime() - before) / times / 1000;
}

async function send({ name, status, ask }: Kind, times: number): Promise<void> {
  for (let sent = 0; sent < times; sent++) {
    const { path, init } = ask(++number);
    const response = await fetch(origin + path, {
      ...init,
      redirect: "manual",
      headers: { "accept-encoding": "br", "accept-language": "en", ...init?.headers },
    });
    await response.arrayBuffer();
    if (response.status !== status)
      throw new Error(`${name}: ${path} answered ${response.status} instead of ${status}. Is the build new?`);
  }
}

function table(): string {
  const lines = found.map(
    ({ name, ms, multiple, most }) =>
      `| ${name} | ${ms.toFixed(ms < 1 ? 3 : 1)} | ${Math.round(multiple)} | ${most} |`,
  );
  return [
    "| what is asked for | ms of processor | times a page from memory | at most |",
    "|---|---|---|---|",
    ...lines,
  ].join("\n");
}
