import { expect, test } from "vitest";
import { retryPauseMs } from "./retry-pause.ts";

test("pauses double from attempt to attempt, up to an hour", () => {
  const pauses = [1, 2, 3, 4, 9, 10, 100].map((attempts) => retryPauseMs(attempts, () => 0) / 1000);
  expect(pauses).toEqual([10, 20, 40, 80, 2560, 3600, 3600]);
});

test("chance shortens a pause to no less than a half", () => {
  expect(retryPauseMs(3, () => 0.5)).toBe(30_000);
  expect(retryPauseMs(3, () => 1)).toBe(20_000);
});
