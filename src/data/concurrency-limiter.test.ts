import { expect, test } from "vitest";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

test("a queue does one piece at a time, in order, and goes on after a failure", async () => {
  const queue = createConcurrencyLimiter(9);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    if (name === "a") throw new Error("a is stuck");
    return name;
  };
  const [a, b] = await Promise.allSettled([queue.run(work("a")), queue.run(work("b"))]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect([a?.status, b]).toEqual(["rejected", { status: "fulfilled", value: "b" }]);
});

test("a queue turns away what would make it too long, until there is room again", async () => {
  const queue = createConcurrencyLimiter(2);
  const accepted = [queue.run(async () => 1), queue.run(async () => 2)];
  expect(queue.run(async () => 3)).toBeUndefined();
  await Promise.all(accepted);
  expect(await queue.run(async () => 4)).toBe(4);
});

test("a queue does as many pieces at once as it may, and the next when one of them has failed", async () => {
  const queue = createConcurrencyLimiter(9, 2);
  const begun: string[] = [];
  const ends: Record<string, () => void> = {};
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((end) => {
      ends[name] = end;
    });
    if (name === "a") throw new Error("a is stuck");
  };
  const all = Promise.allSettled(["a", "b", "c"].map((name) => queue.run(work(name))));
  await new Promise(setImmediate);
  expect(begun).toEqual(["a", "b"]);
  ends.a?.();
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  for (const end of Object.values(ends)) end();
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("what is urgent comes before all that waits, and has places of its own", async () => {
  const queue = createConcurrencyLimiter(2);
  const begun: string[] = [];
  const work = (name: string) => async () => begun.push(name);
  const all = [
    queue.run(work("a")),
    queue.run(work("b")),
    queue.run(work("c"), true),
    queue.run(work("d"), true),
  ];
  expect([queue.run(work("e")), queue.run(work("f"), true)]).toEqual([undefined, undefined]);
  await Promise.all(all);
  expect(begun).toEqual(["a", "c", "d", "b"]);
});
