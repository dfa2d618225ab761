import { setImmediate as round } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("one turn comes in each round of the event loop, in the order of asking", async () => {
  const turns = createTurns(() => 0, 1);
  const begun: number[] = [];
  for (const piece of [1, 2, 3]) turns.take().then(() => begun.push(piece));
  const seen: number[][] = [];
  for (let rounds = 0; rounds < 4; rounds++) {
    await round();
    seen.push([...begun]);
  }
  expect(seen.at(-1)).toEqual([1, 2, 3]);
  for (const [index, pieces] of seen.entries()) expect(pieces.length).toBeLessThanOrEqual(index + 1);
});

test("who asks when nobody waits any more has a turn again", async () => {
  const turns = createTurns(() => 0, 1);
  expect(await turns.take()).toBe(true);
  expect(await turns.take()).toBe(true);
});

test("others are sent away while the first in the queue has waited too long, and not after", async () => {
  let time = 0;
  const turns = createTurns(() => time, 1_000);
  const first = turns.take();
  time = 1_000;
  const second = turns.take();
  time = 1_001;
  expect(await turns.take()).toBe(false);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(await turns.take()).toBe(true);
});
