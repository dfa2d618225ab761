import { expect, onTestFinished, test } from "vitest";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { createServices, type Services } from "#data/services.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { createMetrics } from "./metrics.ts";

async function openMetrics(replaced: Partial<Services> = {}) {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const services = { ...createServices({ database }), ...replaced };
  return { services, metrics: createMetrics(services) };
}

test("requests are counted by route and kind of answer, with their durations", async () => {
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
  expect(text).toContain('outbox_mails{state="waiting"} 1');
  expect(text).toContain('outbox_mails{state="failed"} 0');
});

test("a database that is away is reported, and takes no other figure with it", async () => {
  const away = () => Promise.reject(new DatabaseUnavailable("gone"));
  const outbox: Services["outbox"] = { isOpen: true, enqueue: away, depth: away };
  const { metrics } = await openMetrics({ health: { ping: away }, outbox });
  metrics.observe("pages", 200, 0.001);
  const text = await metrics.text();
  expect(text).toContain("database_up 0");
  expect(text).not.toContain("outbox_mails{");
  expect(text).toContain("http_request_duration_seconds_count");
});
