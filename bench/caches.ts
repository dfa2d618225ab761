/**
 * Load that a cache in front of the site saves it, side by side in one run: the site alone, Varnish and nginx as `deploy/` sets them up. All servers
 * share one core, the load has the other. Fails when what is published takes longer to be seen than docs/operations.md says.
 * Needs two cores, nginx, Varnish and wrk. Run: npm run bench -- caches [--rounds 3] [--publications 100] [--visits 200] [--record]
 */
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { aProject } from "../tests/support/builders.ts";
import { type CacheProgram, nginxCache, varnish } from "../tests/support/caches.ts";
import { median } from "./median.ts";
import { record } from "./record.ts";
import { signIn } from "./serving/administrator.ts";
import { startBehind } from "./serving/behind.ts";
import { flood, p99AtRate } from "./serving/load.ts";
import { type ServerProcess, startServer } from "./serving/process.ts";
import { site } from "./serving/subjects.ts";

const secondsEach = 3;
const steadyRate = 300;
const pollMs = 10;
const givenUpMs = 30_000;
/** The site renders its pages ahead meanwhile. */
const settleMs = 30_000;
/** HTML that a visitor of a campaign requests. */
const visitedPaths = ["/", "/products/industrial", "/projects/gallery", "/company/contact"];

const { values: asked } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    publications: { type: "string", default: "100" },
    // The table counts up to 1,000.
    visits: { type: "string", default: "200" },
    record: { type: "boolean", default: false },
  },
});
const [rounds, publications, visits] = [
  Number(asked.rounds),
  Number(asked.publications),
  Number(asked.visits),
];

interface Front {
  name: string;
  origin: string;
  /** Absent for the site alone. */
  server?: ServerProcess;
  /** The most that a publication may take to be seen, ms. */
  maxSeenMs: number;
  perSecond: number[];
  p99Ms: number[];
  /** Processor time of the site and of the cache for 1,000 visits, ms. */
  siteMs: number[];
  cacheMs: number[];
  seenMs: number[];
}

const ports = { varnish: 41_006, nginx: 41_007 };
rmSync("bench/peers/site", { recursive: true, force: true });
const own = site();
const settings = {
  ...own.env,
  TRUST_PROXY: "1",
  CDN_MAX_AGE: "3600",
  CDN_PURGE_URL: `http://127.0.0.1:${ports.varnish}${varnish.purgePath}`,
};
const ownServer = await startServer({ ...own, env: settings });
const ownOrigin = new URL(own.url).origin;
const fronts = [
  front("the site alone", ownOrigin, 1_000),
  await behind(varnish, ports.varnish, 1_000),
  // It counts whole seconds; the rest is for rendering.
  await behind(nginxCache, ports.nginx, 2_500),
];
await pause(settleMs);
for (let round = 0; round < rounds; round++) for (const each of fronts) await measure(each);
const cookie = await signIn(own);
for (const each of fronts) await publish(each);

const report = table();
console.log(report);
if (asked.record)
  record(
    "Caches in front of the site",
    `Medians of ${rounds} rounds; ${visits} visits ask for ${visitedPaths.length} pages each; ${publications} publications.`,
    report,
  );
for (const { server } of fronts) await server?.stop();
await ownServer.stop();
for (const { name, seenMs, maxSeenMs } of fronts)
  if (Math.max(...seenMs) > maxSeenMs) {
    console.error(
      `${name}: a publication was seen after ${Math.max(...seenMs).toFixed(0)} ms. It may take ${maxSeenMs}.`,
    );
    process.exitCode = 1;
  }

function front(name: string, origin: string, maxSeenMs: number, server?: ServerProcess): Front {
  const figures = { perSecond: [], p99Ms: [], siteMs: [], cacheMs: [], seenMs: [] };
  return { name, origin, maxSeenMs, ...(server && { server }), ...figures };
}

async function behind(cache: CacheProgram, port: number, maxSeenMs: number): Promise<Front> {
  const { origin, server } = await startBehind(cache, port, own.url);
  return front(cache.name, origin, maxSeenMs, server);
}

async function measure({ origin, server, perSecond, p99Ms, siteMs, cacheMs }: Front): Promise<void> {
  const { requests } = await flood(`${origin}/`, secondsEach, "br");
  perSecond.push(requests / secondsEach);
  p99Ms.push(await p99AtRate(`${origin}/`, steadyRate, secondsEach));
  const [siteBefore, cacheBefore] = [ownServer.processorTime(), server?.processorTime() ?? 0];
  for (let visit = 0; visit < visits; visit++)
    await Promise.all(visitedPaths.map((path) => textOf(origin + path)));
  siteMs.push((ownServer.processorTime() - siteBefore) / visits);
  cacheMs.push(((server?.processorTime() ?? 0) - cacheBefore) / visits);
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { headers: { "accept-encoding": "br" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(ownOrigin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: ownOrigin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Publishes projects one after the other, and measures from each response how long the gallery goes without it. */
async function publish({ name, origin, seenMs }: Front): Promise<void> {
  const gallery = `${origin}/projects/gallery`;
  for (let number = 0; number < publications; number++) {
    await textOf(gallery);
    const title = `${name} ${number}`;
    await send("/api/projects", { ...aProject(), title, projectYear: 2026 }, { cookie });
    const began = performance.now();
    while (!(await textOf(gallery)).includes(title)) {
      if (performance.now() - began > givenUpMs) throw new Error(`${title}: not seen after ${givenUpMs} ms.`);
      await pause(pollMs);
    }
    seenMs.push(performance.now() - began);
  }
}

function table(): string {
  const lines = fronts.map(({ name, perSecond, p99Ms, siteMs, cacheMs, seenMs }) =>
    [
      name,
      median(perSecond).toFixed(0),
      median(p99Ms).toFixed(2),
      median(siteMs).toFixed(0),
      median(cacheMs).toFixed(0),
      median(seenMs).toFixed(0),
      Math.max(...seenMs).toFixed(0),
    ].join(" | "),
  );
  return [
    `| | requests/s | p99 at ${steadyRate}/s, ms | site, ms of processor for 1,000 visits | cache, ms | seen after, ms (median) | at most |`,
    "|---|---|---|---|---|---|---|",
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}
