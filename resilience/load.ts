/**
 * Behaviour of the built site under more requests than it can answer, by clients that behave and by such that do
 * not: it must not end, its memory must stay bounded, `/healthz` must answer, and all must be as before within 5 s.
 * Needs wrk. Run: node resilience/load.ts [seconds of flood, 60 if left out]
 */
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { maxUnanswered } from "#server/operations/connections.ts";
import {
  type BadClients,
  cutOffUpload,
  deaf,
  endlessBody,
  endlessHeaders,
  idle,
  send,
} from "./load/clients.ts";
import { canFlood, flood, type StatusCounts } from "./load/flood.ts";
import { recovery, startVisitor, visited } from "./load/visitor.ts";
import { startOwnSite } from "./site/own-site.ts";
import { administrator } from "./site/site-process.ts";

/** Connections that already keep the processor busy, and ten times as many. */
const busy = 32;
const flooded = 10 * busy;

/** Maximum growth of the process's memory at the worst moment, bytes. */
const maxGrowth = 400 * 1024 * 1024;
const maxRecoveryMs = 5_000;

/** Connections of the visitor and of this script itself, at most. */
const goodConnections = visited.length + 2;

interface DryRun {
  name: string;
  /** @returns lines of the report */
  run(): Promise<string>;
}

const [seconds = 60] = process.argv.slice(2).map(Number);
if (!canFlood()) {
  console.log("Load: skipped, wrk is missing.");
  process.exit(0);
}
const site = await startOwnSite();
await flood(site.url, { connections: busy, seconds: 3 });
const startBytes = site.residentBytes();
const failures: string[] = [];
const rows: object[] = [];
for (const trial of trials()) rows.push(await measured(trial));
console.table(rows);
const code = await site.stop();
if (code !== 0) failures.push(`the site ended with ${code}`);
console.log(failures.length > 0 ? `FAILED: ${failures.join("; ")}.` : "All bounds held.");
process.exit(failures.length > 0 ? 1 : 0);

function trials(): DryRun[] {
  const capacity = (counts: StatusCounts, time: number) => Math.round(good(counts) / time);
  return [
    {
      name: `${busy} connections, 10 s`,
      run: async () =>
        `${capacity(await flood(site.url, { connections: busy, seconds: 10 }), 10)} good answers/s`,
    },
    {
      name: `${flooded} connections, ${seconds} s`,
      async run() {
        const counts = await flood(site.url, { connections: flooded, seconds });
        return `${capacity(counts, seconds)} good answers/s; ${shown(counts)}`;
      },
    },
    { name: "2,000 idle connections", run: () => untilClosed(2_000, idle, 90) },
    { name: "1,000 endless headers", run: () => untilClosed(1_000, endlessHeaders, 30) },
    { name: "500 endless bodies", run: () => untilClosed(500, endlessBody, 60) },
    // Node looks twice before it believes that nothing is read any more, a minute each time.
    { name: "300 that never read", run: () => untilClosed(300, deaf(maxUnanswered), 180) },
    { name: "300 that ask ahead", run: () => untilClosed(300, deaf(10 * maxUnanswered), 30) },
    { name: "300 uploads cut off", run: cutOffUploads },
  ];
}

async function measured({ name, run }: DryRun): Promise<object> {
  const visitor = startVisitor(site.url);
  let peak = 0;
  const watch = setInterval(() => {
    if (site.isRunning()) peak = Math.max(peak, site.residentBytes());
  }, 100);
  const told = await run();
  const recoveryMs = await recovery(site.url, 500, 30_000);
  clearInterval(watch);
  const { outcomes, p95Ms } = await visitor.stop();
  const unhealthy = [...outcomes].filter(([key]) => key.startsWith("/healthz") && !key.endsWith(" 200"));
  if (!site.isRunning()) failures.push(`${name}: the site ended`);
  if (unhealthy.length > 0)
    failures.push(`${name}: ${unhealthy.map((entry) => entry.join(" × ")).join(", ")}`);
  if (peak - startBytes > maxGrowth) failures.push(`${name}: memory grew to ${mb(peak)}`);
  if (recoveryMs > maxRecoveryMs) failures.push(`${name}: recovered after ${Math.round(recoveryMs)} ms`);
  return {
    trial: name,
    crash: site.isRunning() ? "no" : "yes",
    "memory, MB": `${mb(startBytes)} → ${mb(peak)} → ${mb(site.residentBytes())}`,
    "visitor's answers": shown(outcomes),
    "p95, ms": Math.round(p95Ms),
    "recovery, ms": Math.round(recoveryMs),
    result: told,
  };
}

/** Lets bad clients be, until the site has closed all their connections or the time is over. */
async function untilClosed(
  count: number,
  behaviour: Parameters<typeof send>[2],
  maxSeconds: number,
): Promise<string> {
  const began = performance.now();
  const clients: BadClients = await send(new URL(site.url), count, behaviour);
  const passedS = () => (performance.now() - began) / 1000;
  let remaining = count;
  let most = 0;
  while (remaining > 0 && passedS() < maxSeconds) {
    await pause(200);
    remaining = await badConnections();
    most = Math.max(most, remaining);
  }
  clients.stop();
  if (remaining > 0) failures.push(`${remaining} connections were left open`);
  return `${most} open at once, ${remaining} after ${Math.round(passedS())} s`;
}

/** As the site counts them: who never reads does not learn that the connection is closed. */
async function badConnections(): Promise<number> {
  const figures = await (await fetch(`${site.url}/metrics`)).text();
  const all = Number(figures.match(/^http_connections (\d+)$/m)?.[1]);
  return Math.max(all - goodConnections, 0);
}

async function cutOffUploads(): Promise<string> {
  const before = readdirSync(tmpdir()).length;
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const clients = await send(new URL(site.url), 300, cutOffUpload(cookie));
  while (clients.open() > 0) await pause(100);
  clients.stop();
  await pause(1_000);
  return `${Math.max(readdirSync(tmpdir()).length - before, 0)} temporary files left`;
}

function good(counts: StatusCounts): number {
  return [...counts].reduce((sum, [name, count]) => (/^[23]\d\d$/.test(name) ? sum + count : sum), 0);
}

function shown(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort()
    .map(([name, count]) => `${name} × ${count}`)
    .join(", ");
}

function mb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
