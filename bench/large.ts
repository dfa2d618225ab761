/**
 * A large site: time of its start, of the administrators' lists and of the gallery, memory under mixed load, and a backup meanwhile. The server has
 * one core, the load the other. Fails beyond the limits below.
 * Run: npm run bench -- large [--postgres] [--projects 10000] [--seconds 60] [--record]
 */
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgresCluster } from "../tests/support/postgres-cluster.ts";
import { listedPaths } from "./costs/listed-paths.ts";
import { fillLargeSite } from "./large/fill.ts";
import { mixedLoad } from "./large/mixed-load.ts";
import { adminLists, mixedKinds } from "./large/requests.ts";
import { median } from "./median.ts";
import { record } from "./record.ts";
import { signIn } from "./serving/administrator.ts";
import { addProjects } from "./serving/full-site.ts";
import { runCommand, type ServerProcess, startServer, untilIdle } from "./serving/process.ts";
import { site } from "./serving/subjects.ts";

const limits = { startMs: 3_000, listMs: 300, galleryTimes: 3, megabytes: 320 };
const amounts = { inquiries: 2_000, versions: 500, edits: 300, products: 200, pages: 200, news: 1_000 };
const connections = 50;
const readings = 5;
const starts = 3;
/** Drawing the catalogues of all products takes minutes more. */
const settleMs = 90_000;
const slowestShown = 8;

const { values: asked } = parseArgs({
  options: {
    postgres: { type: "boolean", default: false },
    projects: { type: "string", default: "10000" },
    seconds: { type: "string", default: "60" },
    record: { type: "boolean", default: false },
  },
});

const cluster = asked.postgres ? await startPostgresCluster({ durable: true }) : undefined;
if (cluster?.kind === "absent") throw new Error(`PostgreSQL: ${cluster.why}.`);
const subject = site();
const dataFolder = subject.env?.DATA_DIR ?? "";
const database: Record<string, string> = cluster ? { DATABASE_URL: cluster.url } : {};
// As npm start has it.
const compiled = { NODE_COMPILE_CACHE: "build/compile-cache" };
const own = { ...subject, env: { ...subject.env, ...compiled, ...database } };
const origin = new URL(own.url).origin;
const address = cluster ? { url: cluster.url } : { file: join(dataFolder, "site.sqlite") };

const rows: { what: string; figure: string; limit?: string; isBeyond?: boolean }[] = [];
rmSync(dataFolder, { recursive: true, force: true });
try {
  const small = await withSite(galleryMs);
  console.log("Filling …");
  await addProjects(own, asked.projects, "url" in address ? address.url : address.file);
  await fillLargeSite(address, amounts);
  console.log("Measuring …");
  await noteStart();
  await withSite(async (server) => {
    const large = await galleryMs(server);
    const times = large / small;
    const figure = `${large.toFixed(1)} (${times.toFixed(1)} times the ${small.toFixed(1)} of the samples)`;
    note("gallery rendered anew, ms of processor", figure, limits.galleryTimes, times, "times");
    const cookie = await signIn(own);
    await noteLists(cookie);
    const load = await loaded(server, cookie);
    note("memory at most (VmHWM), MB", load.memory, limits.megabytes, load.megabytes);
    note(`answers of ${connections} connections in ${asked.seconds} s, by status`, load.statuses);
    note("backup meanwhile", load.backup);
  });
} finally {
  await cluster?.stop();
}

const table = [
  "| | measured | at most |",
  "|---|---|---|",
  ...rows.map(({ what, figure, limit = "" }) => `| ${what} | ${figure} | ${limit} |`),
].join("\n");
console.log(table);
const amountsText = `${asked.projects} projects beside the samples, ${amounts.inquiries} inquiries with a file each, ${amounts.versions} versions of ${amounts.edits} edits, ${amounts.products} products, ${amounts.pages} pages and ${amounts.news} news`;
if (asked.record)
  record(
    `A large site on ${cluster ? "PostgreSQL" : "SQLite"}`,
    `${amountsText}; medians of ${readings}.`,
    table,
  );
for (const { what, figure } of rows.filter(({ isBeyond }) => isBeyond)) {
  console.error(`${what}: ${figure} is beyond its limit.`);
  process.exitCode = 1;
}

function note(what: string, figure: string, limit?: number, value = 0, unit = ""): void {
  console.log(what, figure);
  if (limit === undefined) rows.push({ what, figure });
  else rows.push({ what, figure, limit: `${limit} ${unit}`.trim(), isBeyond: value > limit });
}

async function withSite<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer(own);
  try {
    await untilIdle(server, settleMs);
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Starts after one that has filled the compile cache. */
async function noteStart(): Promise<void> {
  await (await startServer(own)).stop();
  const times: number[] = [];
  const processorMs: number[] = [];
  for (let start = 0; start < starts; start++) {
    const server = await startServer(own);
    times.push(server.startMs);
    processorMs.push(server.processorTime() / 1_000);
    await server.stop();
  }
  const ms = median(times);
  const figure = `${ms.toFixed(0)} (${median(processorMs).toFixed(0)} of processor)`;
  note("start to the first page, ms", figure, limits.startMs, ms);
}

/** Processor time of the server for the gallery's first page, rendered anew at each reading. */
async function galleryMs(server: ServerProcess): Promise<number> {
  const pages = 10;
  const times: number[] = [];
  for (let reading = 0; reading <= readings; reading++) {
    const before = server.processorTime();
    for (let page = 0; page < pages; page++)
      await answered(`/projects/gallery?s=${encodeURIComponent("냉각탑")}&from=${performance.now()}`);
    times.push((server.processorTime() - before) / pages / 1_000);
  }
  return median(times.slice(1));
}

async function noteLists(cookie: string): Promise<void> {
  const found: { path: string; ms: number }[] = [];
  for (const path of adminLists) {
    const times: number[] = [];
    for (let reading = 0; reading < readings; reading++) {
      const began = performance.now();
      await answered(`/api${path}`, cookie);
      times.push(performance.now() - began);
    }
    found.push({ path, ms: median(times) });
  }
  found.sort((one, other) => other.ms - one.ms);
  for (const { path, ms } of found.slice(0, slowestShown))
    note(`administrators' list ${decodeURIComponent(path)}, ms`, ms.toFixed(0), limits.listMs, ms);
  note("the other lists, ms", `at most ${(found[slowestShown]?.ms ?? 0).toFixed(0)}`, limits.listMs);
}

async function loaded(server: ServerProcess, cookie: string) {
  const kinds = mixedKinds(await listedPaths(origin), cookie);
  const [before, ownBefore] = [megabytesOf(server.peakBytes()), megabytesOf(server.ownPeakBytes())];
  const folder = join(dataFolder, "backups");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "large.backup");
  const backup = runCommand({
    command: [process.execPath, "scripts/backup.ts", file],
    folder: own.folder,
    env: own.env,
  });
  const load = mixedLoad(origin, kinds, { connections, seconds: Number(asked.seconds) });
  const [{ ms, peakBytes }, { statuses }] = await Promise.all([backup, load]);
  const megabytes = megabytesOf(server.peakBytes());
  const size = (statSync(file).size / 1e6).toFixed(0);
  return {
    megabytes,
    memory: `${megabytes} (${before} before), of it the server ${megabytesOf(server.ownPeakBytes())} (${ownBefore} before)`,
    statuses: Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
    backup: `${size} MB in ${(ms / 1_000).toFixed(1)} s, with ${megabytesOf(peakBytes)} MB of memory`,
  };
}

function megabytesOf(bytes: number): number {
  return Math.round(bytes / 1e6);
}

async function answered(path: string, cookie = ""): Promise<void> {
  const response = await fetch(origin + path, { headers: { cookie, "accept-encoding": "br" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
