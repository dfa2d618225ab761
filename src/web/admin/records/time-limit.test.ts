import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WaitAborted, withinLimit } from "./time-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("work that finishes in time is returned, and leaves no timer behind", async () => {
  expect(await withinLimit(1_000, new AbortController().signal, async () => "done")).toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

test("work that takes longer is aborted as late", async () => {
  const given = withinLimit(1_000, new AbortController().signal, hanging).catch((failure) => failure);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await given).toEqual(new WaitAborted("timeout"));
});

test.each(["before", "while"])("work is given up that is stopped %s it runs", async (moment) => {
  const stop = new AbortController();
  if (moment === "before") stop.abort();
  const given = withinLimit(1_000, stop.signal, async (signal) => {
    signal.throwIfAborted();
    return hanging(signal);
  }).catch((failure) => failure);
  stop.abort();
  expect(((await given) as WaitAborted).why).toBe("stopped");
});
