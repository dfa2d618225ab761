import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { createServices, type Services } from "#data/services.ts";
import type { HealthReport } from "#domain/health/health-report.ts";
import { openMemory } from "../../../../tests/support/database.ts";
import { createMetrics } from "./metrics.ts";

async function openMetrics(replaced: Partial<Services> = {}) {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const services = { ...createServices({ database }), ...replaced };
  return { services, metrics: createMetrics(services) };
}

test("requests are counted by route and kind of response, with their durations", async () => {
  const { metrics } = await openMetrics();
  metrics.observe("pages", 200, 0.0004);
  metrics.observe("pages", 304, 0.0004);
  metrics.observe("pages", 200, 0.3);
  const text = await metrics.text();
  expect(text).toContain('http_request_duration_seconds_count{route="pages",status="2xx"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.001",route="pages",status="2xx"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="pages",status="3xx"} 1');
  expect(text).toContain("process_resident_memory_bytes");
});

test("a cache tells how often it helped, as it is now", async () => {
  const { metrics } = await openMetrics();
  const cache = { hits: 3, misses: 1, bytes: 1000 };
  metrics.watchCache("pages", cache);
  await metrics.text();
  cache.hits = 4;
  const text = await metrics.text();
  expect(text).toContain('answer_cache_requests_total{cache="pages",result="hit"} 4');
  expect(text).toContain('answer_cache_requests_total{cache="pages",result="miss"} 1');
  expect(text).toContain('answer_cache_bytes{cache="pages"} 1000');
});

test("the database and the mails that wait are reported", async () => {
  const { services, metrics } = await openMetrics();
  await services.outbox.enqueue({ to: "a@example.com", subject: "", text: "", html: "" });
  const text = await metrics.text();
  expect(text).toContain("database_up 1");
  expect(text).toContain("database_writable 1");
  expect(text).toContain('outbox_mails{state="waiting"} 1');
  expect(text).toContain('outbox_mails{state="failed"} 0');
  expect(text).toMatch(/^outbox_oldest_waiting_seconds \d/m);
  expect(text).toContain('jobs_waiting{queue="pictures"} 0');
});

const gigabyte = 1024 ** 3;

test("what an operator watches is reported as the site finds it", async () => {
  const report: HealthReport = {
    writeFailureReason: "disk-full",
    failedWrites: [{ table: "contact_inquiries", reason: "disk-full", count: 3 }],
    lastFailedWriteAt: new Date(),
    disk: { freeBytes: gigabyte, totalBytes: 4 * gigabyte },
    backups: { newest: { madeAt: new Date(Date.now() - 7_200_000), bytes: 5_000 } },
    inquiryFileBytes: 4_000,
    mails: { waiting: 2, failed: 6, failedLastHour: 1, oldestWaitingMs: 90_000 },
    purges: { failingSince: new Date(Date.now() - 90_000), isPending: true, purgedAt: undefined },
    webhookCalls: { waiting: 4, retried: 3, failed: 5, failedLastHour: 2 },
    waitingJobs: { pictures: 7 },
  };
  const { metrics } = await openMetrics({ healthReport: async () => report });
  const text = await metrics.text();
  for (const line of [
    "database_writable 0",
    'database_failed_writes_total{table="contact_inquiries",reason="disk-full"} 3',
    `data_free_bytes ${gigabyte}`,
    `data_size_bytes ${4 * gigabyte}`,
    "backup_size_bytes 5000",
    "inquiry_files_bytes 4000",
    'outbox_mails{state="waiting"} 2',
    "outbox_oldest_waiting_seconds 90",
    'webhook_calls{state="waiting"} 4',
    'webhook_calls{state="retried"} 3',
    'webhook_calls{state="failed"} 5',
    "outbox_mails_failed_last_hour 1",
    "webhook_calls_failed_last_hour 2",
    'jobs_waiting{queue="pictures"} 7',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^cache_purges_failing_seconds 9\d/m);
  expect(text).toMatch(/^backup_age_seconds 720\d/m);
});

test("a database that is away is reported, and takes no other figure with it", async () => {
  const ping = () => Promise.reject(new DatabaseUnavailable("gone"));
  const report: HealthReport = {
    writeFailureReason: "unreachable",
    failedWrites: [],
    lastFailedWriteAt: undefined,
    disk: undefined,
    backups: undefined,
    inquiryFileBytes: undefined,
    mails: undefined,
    purges: undefined,
    webhookCalls: undefined,
    waitingJobs: {},
  };
  const health = { ping, probeWrite: async () => "unreachable" as const };
  const { metrics } = await openMetrics({ health, healthReport: async () => report });
  metrics.observe("pages", 200, 0.001);
  const text = await metrics.text();
  expect(text).toContain("database_up 0");
  expect(text).toContain("database_writable 0");
  expect(text).not.toMatch(/^(outbox_mails|outbox_oldest|webhook_calls|data_free|backup_age|cache_purges)/m);
  expect(text).toContain("http_request_duration_seconds_count");
});

/** A report of a site where all is well. */
const well: HealthReport = {
  writeFailureReason: undefined,
  failedWrites: [],
  lastFailedWriteAt: undefined,
  disk: undefined,
  backups: { newest: undefined },
  inquiryFileBytes: undefined,
  mails: { waiting: 0, failed: 0, failedLastHour: 0, oldestWaitingMs: 0 },
  purges: { failingSince: undefined, isPending: false, purgedAt: undefined },
  webhookCalls: undefined,
  waitingJobs: {},
};

test("durations are sorted into seven classes, from a page of memory to one that was given up", async () => {
  const { metrics } = await openMetrics();
  metrics.observe("pages", 503, 3);
  const buckets = [
    ...(await metrics.text()).matchAll(
      /^http_request_duration_seconds_bucket\{le="([^"]+)",route="pages",status="5xx"\} (\d)/gm,
    ),
  ];
  expect(buckets.map(([, limit, count]) => [limit, count])).toEqual([
    ["0.001", "0"],
    ["0.005", "0"],
    ["0.025", "0"],
    ["0.1", "0"],
    ["0.5", "0"],
    ["2", "0"],
    ["10", "1"],
    ["+Inf", "1"],
  ]);
});

test.each([
  [200, "2xx"],
  [299, "2xx"],
  [300, "3xx"],
  [499, "4xx"],
  [503, "5xx"],
])("the status %i is one of %s", async (status, name) => {
  const { metrics } = await openMetrics();
  metrics.observe("pages", status, 1);
  expect(await metrics.text()).toContain(
    `http_request_duration_seconds_count{route="pages",status="${name}"} 1`,
  );
});

test("refused requests are counted", async () => {
  const { metrics } = await openMetrics();
  expect(await metrics.text()).toContain("http_requests_refused_total 0");
  metrics.countOverload();
  metrics.countOverload();
  expect(await metrics.text()).toContain("http_requests_refused_total 2");
  expect(metrics.contentType).toMatch(/^text\/plain; version=0\.0\.4/);
});

test("open connections are counted as they are now", async () => {
  const { metrics } = await openMetrics();
  const server = createServer((_request, response) => response.end("answer"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  metrics.watchConnections(server);
  expect(await metrics.text()).toContain("http_connections 0");
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
  expect(await metrics.text()).toContain("http_connections 1");
});

test("figures that are 0 are reported as 0, and those that are unknown are absent", async () => {
  const { metrics } = await openMetrics({ healthReport: async () => well });
  const lines = (await metrics.text()).split("\n");
  for (const line of [
    "database_up 1",
    "database_writable 1",
    "cache_purges_failing_seconds 0",
    "outbox_oldest_waiting_seconds 0",
    'outbox_mails{state="waiting"} 0',
  ])
    expect(lines).toContain(line);
  const known = lines.filter((line) =>
    /^(data_|inquiry_files|backup_|webhook_calls|jobs_waiting)/.test(line),
  );
  expect(known).toEqual([]);
});

test("figures of a report before are not repeated", async () => {
  let report: HealthReport = {
    ...well,
    disk: { freeBytes: 1, totalBytes: 2 },
    webhookCalls: { waiting: 1, retried: 0, failed: 0, failedLastHour: 0 },
    failedWrites: [{ table: "projects", reason: "disk-full", count: 2 }],
  };
  const { metrics } = await openMetrics({ healthReport: async () => report });
  for (const _ of [1, 2])
    expect(await metrics.text()).toContain(
      'database_failed_writes_total{table="projects",reason="disk-full"} 2',
    );
  report = { ...well, mails: undefined };
  expect(await metrics.text()).not.toMatch(
    /^(data_free|webhook_calls\{|database_failed_writes_total\{|outbox_mails\{)/m,
  );
});

test("all figures of a scrape come from one report, those of the next from another", async () => {
  let reports = 0;
  const { metrics } = await openMetrics({
    async healthReport() {
      reports += 1;
      return well;
    },
  });
  await metrics.text();
  expect(reports).toBe(1);
  await metrics.text();
  expect(reports).toBe(2);
});
