import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterStart, everyHours, everySeconds, scheduleHousekeeping } from "./schedule.ts";

const hourMs = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("work runs within the first hour, and then at its interval", async () => {
  const work = vi.fn(async () => undefined);
  everyHours(work, 6, () => undefined);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(12 * hourMs);
  expect(work).toHaveBeenCalledTimes(3);
});

test.each([0, hourMs])("no work runs after `stop`, %d ms after the start", async (passedMs) => {
  const work = vi.fn(async () => undefined);
  const { stop } = everyHours(work, 6, () => undefined);
  await vi.advanceTimersByTimeAsync(passedMs);
  const before = work.mock.calls.length;
  stop();
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  expect(work).toHaveBeenCalledTimes(before);
});

test("work of `afterStart` runs once after the start, and not after `stop`", async () => {
  const work = vi.fn(async () => undefined);
  afterStart(work, () => undefined);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(work).toHaveBeenCalledTimes(1);
  afterStart(work, () => undefined).stop();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(work).toHaveBeenCalledTimes(1);
});

test("a failure is reported, and the work tried again", async () => {
  const troubles: Error[] = [];
  everyHours(
    () => Promise.reject(new Error("away")),
    6,
    (trouble) => troubles.push(trouble),
  );
  await vi.advanceTimersByTimeAsync(13 * hourMs);
  expect(troubles).toHaveLength(3);
});

test("what was deleted is wiped every half hour, so that it is gone within the hour, until the end", async () => {
  const [run, truncateWal] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const { stop } = scheduleHousekeeping({ run, truncateWal }, () => undefined);
  await vi.advanceTimersByTimeAsync(hourMs / 2);
  for (let half = 1; half <= 12; half++) {
    expect(truncateWal).toHaveBeenCalledTimes(half);
    await vi.advanceTimersByTimeAsync(hourMs / 2);
  }
  expect(run).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  expect([run, truncateWal].map(({ mock }) => mock.calls.length)).toEqual([2, 13]);
});

test("work runs every ten seconds, and a failure is reported", async () => {
  const troubles: string[] = [];
  const work = vi.fn(() => Promise.reject(new Error("away")));
  const { stop } = everySeconds(10, work, ({ message }) => troubles.push(message));
  await vi.advanceTimersByTimeAsync(20_000);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(troubles).toEqual(["away", "away"]);
});
