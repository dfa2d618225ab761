/**
 * A day with a campaign, compressed: the processor time that it takes the site alone, and behind Varnish as `deploy/` sets it up. Site and cache
 * share one core, the visitors have the other. Needs Varnish.
 * Run: npm run bench -- campaign [--requests 4000] [--seconds 90] [--record]
 */
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { varnish } from "../tests/support/caches.ts";
import { campaignDay, type TracedRequest } from "./campaign/trace.ts";
import { listedPaths } from "./costs/listed-paths.ts";
import { record } from "./record.ts";
import { startBehind } from "./serving/behind.ts";
import { type ServerProcess, startServer, untilIdle } from "./serving/process.ts";
import { site } from "./serving/subjects.ts";

const port = 41_006;
const pollMs = 1;

const { values: asked } = parseArgs({
  options: {
    requests: { type: "string", default: "4000" },
    seconds: { type: "string", default: "90" },
    record: { type: "boolean", default: false },
  },
});

interface Replayed {
  name: string;
  siteS: number;
  cacheS: number;
  /** Latency, ms. */
  p50: number;
  p99: number;
  failed: number;
}

rmSync("bench/peers/site", { recursive: true, force: true });
const own = site();
const settings = {
  TRUST_PROXY: "1",
  CDN_MAX_AGE: "3600",
  CDN_PURGE_URL: `http://127.0.0.1:${port}${varnish.purgePath}`,
};
const server = await startServer({ ...own, env: { ...own.env, ...settings } });
const { origin } = new URL(own.url);
await untilIdle(server);
const paths = (await listedPaths(origin)).filter((path) => !path.includes("?"));
const day = campaignDay({ requests: Number(asked.requests), ms: Number(asked.seconds) * 1_000, paths });
const rows = [await replay("the site alone", origin)];
const cache = await startBehind(varnish, port, own.url);
rows.push(await replay(varnish.name, cache.origin, cache.server));
await cache.server.stop();
await server.stop();

const [alone, behind] = rows.map(({ siteS }) => siteS);
const table = [
  "| | site, s of processor | cache, s of processor | half within, ms | 99 % within, ms | failed |",
  "|---|---|---|---|---|---|",
  ...rows.map(
    ({ name, siteS, cacheS, p50, p99, failed }) =>
      `| ${[name, siteS.toFixed(1), cacheS.toFixed(1), p50.toFixed(1), p99.toFixed(0), failed].join(" | ")} |`,
  ),
].join("\n");
console.log(table);
const share = Math.round((100 * (behind ?? 0)) / (alone ?? 1));
const how = `${day.length} requests of a day in ${asked.seconds} s, over ${paths.length} pages in both languages, 3 % searches and 0.5 % inquiries. Behind Varnish the site has ${share} % of its work alone.`;
console.log(how);
if (asked.record) record("A day with a campaign", how, table);

async function replay(name: string, to: string, front?: ServerProcess): Promise<Replayed> {
  const [siteBefore, cacheBefore] = [server.processorTime(), front?.processorTime() ?? 0];
  const latencies: number[] = [];
  let failed = 0;
  const began = performance.now();
  const responses: Promise<void>[] = [];
  for (const request of day) {
    while (performance.now() - began < request.atMs) await pause(pollMs);
    responses.push(
      send(to, request).then((isAnswered) => {
        latencies.push(performance.now() - began - request.atMs);
        if (!isAnswered) failed += 1;
      }),
    );
  }
  await Promise.all(responses);
  latencies.sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    name,
    siteS: (server.processorTime() - siteBefore) / 1e6,
    cacheS: ((front?.processorTime() ?? 0) - cacheBefore) / 1e6,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

/** @returns false where there is no response, or a failure of the server */
async function send(to: string, { path, form }: TracedRequest): Promise<boolean> {
  const headers = { "accept-encoding": "br", "accept-language": path.startsWith("/en") ? "en" : "ko" };
  const posted = {
    method: "POST",
    body: form ?? "",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  };
  const init = form === undefined ? { headers } : posted;
  try {
    const response = await fetch(to + path, { ...init, redirect: "manual" });
    await response.arrayBuffer();
    return response.status < 400;
  } catch {
    return false;
  }
}
