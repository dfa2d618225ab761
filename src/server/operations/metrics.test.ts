import { expect, onTestFinished, test } from "vitest";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { createServices, type Services } from "#data/services.ts";
import type { HealthReport } from "#domain/health/health-report.ts";
import { openMemory } from "../../../tests/support/database.ts";
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
    mails: { waiting: 2, failed: 1, oldestWaitingMs: 90_000 },
    purges: { failingSince: new Date(Date.now() - 90_000), isPending: true, purgedAt: undefined },
    webhookCalls: { waiting: 4, retried: 3, failed: 5 },
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
