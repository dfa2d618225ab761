/**
 * Costs of the home page for its server, side by side in one run: this site, nginx serving the same HTML as a file,
 * Node answering it from memory with the same headers, and its twins in Next.js and Astro. One server at a time is under load, all take
 * turns, and figures are medians. Needs two cores, nginx with its brotli module, and wrk.
 * Run: npm run bench -- serving
 */
import { rmSync } from "node:fs";
import { median } from "./median.ts";
import { record } from "./record.ts";
import { flood, p99AtRate } from "./serving/load.ts";
import { type ServerProcess, startServer, untilIdle } from "./serving/process.ts";
import { astro, bareNode, next, nginx, type Subject, site } from "./serving/subjects.ts";

const rounds = 5;
const secondsEach = 5;
/** Within reach of every subject but Next.js, whose twin is left out of the steady load. */
const steadyRate = 1000;

interface Measured {
  subject: Subject;
  server: ServerProcess;
  /** Processor time per request, µs, one for each round. */
  costs: number[];
  floodP99: number[];
  steadyP99: number[];
}

rmSync("bench/peers/site", { recursive: true, force: true });
const own = site();
const ownServer = await startServer(own);
const response = await fetch(own.url, { headers: { "accept-encoding": "br" } });
const home = await response.text();
const measured: Measured[] = [{ subject: own, server: ownServer, costs: [], floodP99: [], steadyP99: [] }];
for (const subject of [nginx(home), bareNode(home, response.headers), next(home), astro(home)]) {
  measured.push({ subject, server: await startServer(subject), costs: [], floodP99: [], steadyP99: [] });
}

for (const each of measured) await flood(each.subject.url, 3, each.subject.acceptEncoding);
await untilIdle(ownServer);
for (let round = 0; round < rounds; round++) {
  for (const each of measured) await measure(each);
}

const report = table(measured);
console.log(report);
if (process.argv.includes("--record"))
  record(
    "Serving the home page",
    `Medians of ${rounds} rounds of ${secondsEach} s each; wrk with 32 connections, or a steady rate, from the other core.`,
    report,
  );
for (const { server } of measured) await server.stop();

async function measure({ subject, server, costs, floodP99, steadyP99 }: Measured): Promise<void> {
  const before = server.processorTime();
  const { requests, p99Ms } = await flood(subject.url, secondsEach, subject.acceptEncoding);
  costs.push((server.processorTime() - before) / requests);
  floodP99.push(p99Ms);
  if (!subject.name.startsWith("Next")) steadyP99.push(await p99AtRate(subject.url, steadyRate, secondsEach));
}

function table(all: readonly Measured[]): string {
  const floor = all.find(({ subject }) => subject.name.startsWith("nginx"));
  const floorCost = median(floor?.costs ?? []);
  const floorP99 = median(floor?.steadyP99 ?? []);
  const head =
    `| server | encoding | µs of processor per request | times nginx | p99 at ${steadyRate}/s, ms | times nginx | p99 flooded, ms | start, s | resident after load, MB |\n` +
    "|---|---|---|---|---|---|---|---|---|";
  const lines = all
    .toSorted((a, b) => median(a.costs) - median(b.costs))
    .map(({ subject, server, costs, floodP99, steadyP99 }) =>
      [
        subject.name,
        subject.acceptEncoding,
        median(costs).toFixed(0),
        (median(costs) / floorCost).toFixed(1),
        steadyP99.length > 0 ? median(steadyP99).toFixed(2) : "–",
        steadyP99.length > 0 ? (median(steadyP99) / floorP99).toFixed(1) : "–",
        median(floodP99).toFixed(1),
        (server.startMs / 1000).toFixed(2),
        (server.residentBytes() / 2 ** 20).toFixed(0),
      ].join(" | "),
    )
    .map((line) => `| ${line} |`);
  return [head, ...lines].join("\n");
}
