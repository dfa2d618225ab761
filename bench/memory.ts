/**
 * Memory of the server with many projects: the most that it has held (VmHWM) once it has rendered its pages ahead, and after the
 * whole list of projects was read. Fails above 320 MB.
 * Run: npm run bench -- memory [--projects 10000] [--record]
 */
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { record } from "./record.ts";
import { addProjects } from "./serving/full-site.ts";
import { startServer, untilIdle } from "./serving/process.ts";
import { type Subject, site } from "./serving/subjects.ts";

const maxMegabytes = 320;
const readings = 5;
const clients = 4;

const { values: asked } = parseArgs({
  options: { projects: { type: "string", default: "10000" }, record: { type: "boolean", default: false } },
});
// As npm start has it; compilation takes some 30 MB more.
const own: Subject = { ...site(), env: { ...site().env, NODE_COMPILE_CACHE: "build/compile-cache" } };
rmSync(own.env?.DATA_DIR ?? "", { recursive: true, force: true });
await addProjects(own, asked.projects);
const server = await startServer(own);
const peaks: [step: string, megabytes: number][] = [];
try {
  const note = (step: string) => peaks.push([step, Math.round(server.peakBytes() / 1e6)]);
  await untilIdle(server);
  note("pages rendered ahead");
  for (const encoding of ["identity", "gzip"]) {
    for (let reading = 0; reading < readings; reading++) await read(encoding);
    note(`GET /api/projects ${readings} times, ${encoding}`);
  }
  await Promise.all(Array.from({ length: clients }, () => read("gzip")));
  note(`${clients} clients at once`);
} finally {
  await server.stop();
}

const table = [
  "| step | most memory so far, MB |",
  "|---|---|",
  ...peaks.map(([step, megabytes]) => `| ${step} | ${megabytes} |`),
].join("\n");
console.log(table);
if (asked.record)
  record(`Memory with ${asked.projects} projects beside the samples`, "Resident memory (VmHWM).", table);
const [, most = 0] = peaks.at(-1) ?? [];
if (most > maxMegabytes) console.error(`The server has held ${most} MB. It may hold ${maxMegabytes}.`);
process.exitCode = most > maxMegabytes ? 1 : 0;

/** Retries when the server is overloaded with other work. @throws Error where the list is not whole */
async function read(encoding: string, attempts = 20): Promise<void> {
  const response = await fetch(new URL("/api/projects", own.url), {
    headers: { "accept-encoding": encoding },
  });
  const projects: unknown = await response.json();
  if (Array.isArray(projects) && projects.length > Number(asked.projects)) return;
  if (response.status !== 503 || attempts === 1)
    throw new Error(`/api/projects answered ${response.status} and no whole list.`);
  await pause(1_000);
  await read(encoding, attempts - 1);
}
