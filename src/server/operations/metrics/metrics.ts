import type { Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Services } from "#data/services.ts";
import type { WatchCache } from "#http/responses/response-cache.ts";
import { createRequestDurations } from "./request-durations.ts";

/** Figures about this process, in the words of Prometheus. */
export interface Metrics {
  /** Counts a request. */
  observe(route: string, status: number, seconds: number): void;
  /** Counts a request that was refused because there is too much to do. */
  countOverload(): void;
  /** Reports what a cache holds and how often it helped. */
  watchCache: WatchCache;
  watchConnections(server: Server): void;
  /** All figures as they are now, to be sent as `contentType`. */
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics({ health, healthReport }: Pick<Services, "health" | "healthReport">): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = createRequestDurations();
  const refused = new Counter({
    name: "http_requests_refused_total",
    help: "Requests answered with 503 because there was too much to do",
    registers,
  });
  const caches = cacheMetrics(registers);
  watchData(registers, { health, healthReport });
  return {
    observe: durations.observe,
    countOverload: () => refused.inc(),
    watchCache: (name, cache) => void caches.set(name, cache),
    watchConnections: (server) => watchConnections(registers, server),
    text: async () => (await registry.metrics()) + durations.text(),
    contentType: registry.contentType,
  };
}

type WatchedCache = Parameters<WatchCache>[1];

/** Caches count for themselves, without labels; their counts are read at each scrape. */
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
    help: "Memory held by cached responses",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, { bytes }] of caches) this.set({ cache }, bytes);
    },
  });
  return caches;
}

/** Gauges with a figure of the report each; one that cannot be found out is absent. */
function watchData(
  registers: Registry[],
  { health, healthReport }: Pick<Services, "health" | "healthReport">,
): void {
  const report = shareConcurrentReads(healthReport);
  gauge(registers, "database_up", "1 when the database answers, else 0", () =>
    health.ping().then(
      () => 1,
      () => 0,
    ),
  );
  gauge(registers, "database_writable", "1 when something can be stored, else 0", async () =>
    (await report()).writeFailureReason === undefined ? 1 : 0,
  );
  gauge(
    registers,
    "data_free_bytes",
    "Room on the disk of the SQLite file",
    async () => (await report()).disk?.freeBytes,
  );
  gauge(
    registers,
    "inquiry_files_bytes",
    "Size of the files of all inquiries",
    async () => (await report()).inquiryFileBytes,
  );
  gauge(registers, "data_size_bytes", "Size of that disk", async () => (await report()).disk?.totalBytes);
  gauge(registers, "backup_age_seconds", "Age of the newest file in BACKUP_DIR", async () => {
    const { backups } = await report();
    return backups?.newest && (Date.now() - backups.newest.madeAt.getTime()) / 1000;
  });
  gauge(
    registers,
    "backup_size_bytes",
    "Size of that file",
    async () => (await report()).backups?.newest?.bytes,
  );
  gauge(
    registers,
    "cache_purges_failing_seconds",
    "Time for which purges of the caches in front of the site have failed, 0 while they succeed",
    async () => {
      const { purges } = await report();
      return purges && (purges.failingSince ? (Date.now() - purges.failingSince.getTime()) / 1000 : 0);
    },
  );
  watchQueues(registers, report);
  watchCounts(registers, report);
}

/**
 * Figures about mails and calls of webhooks. Those of the last hour are for alerts: among all that were given up, one that is deleted would
 * hide a new one.
 */
function watchQueues(registers: Registry[], report: Services["healthReport"]): void {
  gauge(
    registers,
    "outbox_oldest_waiting_seconds",
    "Age of the oldest mail that waits, 0 without one",
    async () => {
      const { mails } = await report();
      return mails && mails.oldestWaitingMs / 1000;
    },
  );
  gauge(
    registers,
    "outbox_mails_failed_last_hour",
    "Mails that were given up within the last hour",
    async () => (await report()).mails?.failedLastHour,
  );
  gauge(
    registers,
    "webhook_calls_failed_last_hour",
    "Calls of webhooks that were given up within the last hour",
    async () => (await report()).webhookCalls?.failedLastHour,
  );
}

/** Figures with labels. */
function watchCounts(registers: Registry[], report: Services["healthReport"]): void {
  new Gauge({
    name: "outbox_mails",
    help: "Mails by state: waiting to be delivered, or given up; absent while the database is away",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const { mails } = await report();
      if (mails === undefined) return;
      this.set({ state: "waiting" }, mails.waiting);
      this.set({ state: "failed" }, mails.failed);
    },
  });
  new Gauge({
    name: "webhook_calls",
    help: "Calls of webhooks that wait, are tried again after a failure, or were given up within 30 days",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const { webhookCalls } = await report();
      if (webhookCalls === undefined) return;
      for (const state of ["waiting", "retried", "failed"] as const) this.set({ state }, webhookCalls[state]);
    },
  });
  new Gauge({
    name: "jobs_waiting",
    help: "Jobs of this instance that have not begun, by queue",
    labelNames: ["queue"],
    registers,
    async collect() {
      for (const [queue, waiting] of Object.entries((await report()).waitingJobs))
        this.set({ queue }, waiting);
    },
  });
  new Counter({
    name: "database_failed_writes_total",
    help: "Writes that failed, by table and reason; refused values, such as a name that is taken, do not count",
    labelNames: ["table", "reason"],
    registers,
    async collect() {
      this.reset();
      for (const { table, reason, count } of (await report()).failedWrites)
        this.inc({ table, reason }, count);
    },
  });
}

function gauge(
  registers: Registry[],
  name: string,
  help: string,
  read: () => Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      const value = await read();
      this.remove({});
      if (value !== undefined) this.set(value);
    },
  });
}

/** Figures that are read at the same time come from one report. */
function shareConcurrentReads<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
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
