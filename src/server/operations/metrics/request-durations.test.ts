import { Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { createRequestDurations, durationBounds } from "./request-durations.ts";

test("durations are reported in the text that a histogram of prom-client writes", async () => {
  const registry = new Registry();
  const histogram = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to the last byte of the answer",
    labelNames: ["route", "status"],
    buckets: durationBounds,
    registers: [registry],
  });
  const durations = createRequestDurations();
  const observed = [
    ...durationBounds.flatMap((bound) => [bound, bound * 1.0001, bound / 2]).map((s) => ["pages", 200, s]),
    ["pages", 304, 0],
    ["pages", 599, 60],
    ["api", 404, 0.003],
  ] as const;
  for (const [route, status, seconds] of observed as readonly (readonly [string, number, number])[]) {
    durations.observe(route, status, seconds);
    histogram.observe({ route, status: `${`${status}`[0]}xx` }, seconds);
  }
  expect(durations.text().split("\n").sort()).toEqual((await registry.metrics()).split("\n").sort());
});

test("before the first request there is the name of the histogram alone", () => {
  expect(
    createRequestDurations()
      .text()
      .match(/^[^#].*$/m),
  ).toBeNull();
});
