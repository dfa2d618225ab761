import { expect, test } from "vitest";
import { openApi } from "../../tests/support/api.ts";
import { createReadiness } from "./health.ts";

test("who asks whether the program is ready counts as watching for a minute", () => {
  let now = 0;
  const readiness = createReadiness(() => now);
  expect(readiness.isWatched).toBe(false);
  readiness.ask();
  now = 59_999;
  expect(readiness.isWatched).toBe(true);
  now = 60_000;
  expect(readiness.isWatched).toBe(false);
});

test("a program that is about to stop is alive, but not ready", async () => {
  const readiness = createReadiness();
  const { app } = await openApi({}, { siteUrl: "http://localhost", readiness });
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  readiness.isStopping = true;
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: "stopping" }]);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect(readiness.isWatched).toBe(true);
});
