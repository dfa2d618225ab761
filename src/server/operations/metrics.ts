import type { Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Services } from "#data/services.ts";
import type { WatchCache } from "#http/answers/answer-cache.ts";

/** Upper bounds of request durations, s: a page from memory, one rendered, a slow one, one that was given up. */
const durations = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

/** Figures about this process, in the words of Prometheus. */
export interface Metrics {
  /** Counts a request. */
  observe(route: string, status: number, seconds: number): void;
  /** Counts a request that was refused because there is too much to do. */
  refuse(): void;
  /** Reports what a cache holds and how often it helped. */
  watchCache: WatchCache;
  watchConnections(server: Server): void;
  /** All figures as they are now, to be sent as `contentType`. */
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics({ health, outbox }: Pick<Services, "health" | "outbox">): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to the last byte of the answer",
    labelNames: ["route", "status"],
    buckets: durations,
    registers,
  });
  const refused = new Counter({
    name: "http_requests_refused_total",
    help: "Requests answered with 503 because there was too much to do",
    registers,
  });
  const caches = cacheMetrics(registers);
  watchData(registers, { health, outbox });
  return {
    observe: (route, status, seconds) => requests.observe({ route, status: classOf(status) }, seconds),
    refuse: () => refused.inc(),
    watchCache: (name, cache) => void caches.set(name, cache),
    watchConnections: (server) => watchConnections(registers, server),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

type WatchedCache = Parameters<WatchCache>[1];

/** Caches count for themselves, without labels; their counts are read when somebody asks. */
function cacheMetrics(registers: Registry[]): Map<string, WatchedCache> {
  const caches = new Map<string, WatchedCache>();
  new Counter({
    name: "answer_cache_requests_total",
    help: "Answers asked of a cache, by whether it had them",
    labelNames: ["cache", "result"],
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of caches) {
        this.inc({ cache, result: "hit" }, hits);
        this.inc({ cache, result: "miss" }, misses);
      }
    },
  });
  new Gauge({
    name: "answer_cache_bytes",
    help: "Memory held by kept answers",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, { bytes }] of caches) this.set({ cache }, bytes);
    },
  });
  return caches;
}

function watchData(registers: Registry[], { health, outbox }: Pick<Services, "health" | "outbox">): void {
  new Gauge({
    name: "database_up",
    help: "1 when the database answers, else 0",
    registers,
    async collect() {
      this.set(
        await health.ping().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  new Gauge({
    name: "outbox_mails",
    help: "Mails by state: waiting to be delivered, or given up; absent while the database is away",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const depth = await outbox.depth().catch(() => undefined);
      if (depth === undefined) return;
      this.set({ state: "waiting" }, depth.waiting);
      this.set({ state: "failed" }, depth.failed);
    },
  });
}

function watchConnections(registers: Registry[], server: Server): void {
  new Gauge({
    name: "http_connections",
    help: "Open connections",
    registers,
    async collect() {
      const { promise, resolve } = Promise.withResolvers<number>();
      server.getConnections((_error, count) => resolve(count ?? 0));
      this.set(await promise);
    },
  });
}
