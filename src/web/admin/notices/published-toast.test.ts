import { expect, test } from "vitest";
import type { PurgeStatus } from "#domain/health/troubles.ts";
import { purgeOutcome, purgeSentence } from "./published-toast.ts";

/** Returns these states in order, then the last one. */
function reading(...states: PurgeStatus["state"][]) {
  const remaining = [...states];
  return async () =>
    ({ state: (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? "done" }) as const;
}
const atOnce = async () => {};

test("a purge is awaited until it has succeeded or failed, for at most three seconds", async () => {
  expect(await purgeOutcome(reading("pending", "pending", "done"), atOnce)).toEqual({ state: "done" });
  expect(await purgeOutcome(reading("pending", "retrying"), atOnce)).toEqual({ state: "retrying" });
  expect(await purgeOutcome(reading("pending"), atOnce)).toEqual({ state: "pending" });
  expect(await purgeOutcome(async () => undefined, atOnce)).toBeUndefined();
});

test("the message has the time of the purge in Korea, or that it is retried", () => {
  expect(purgeSentence({ state: "done", purgedAt: "2026-03-01T15:30:00Z" })).toBe(
    "CDN 캐시도 비웠습니다(00:30).",
  );
  expect(purgeSentence({ state: "retrying" })).toContain("다시 시도 중입니다");
});
