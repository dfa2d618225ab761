import { setImmediate as round } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRequestScheduler, type RequestScheduler } from "./request-scheduler.ts";

test("one turn comes in each round of the event loop, in the order of asking", async () => {
  const begun = beginning(
    createRequestScheduler(() => 0, 1),
    ["a", "a", "a"],
  );
  const seen: number[] = [];
  for (let rounds = 0; rounds < 4; rounds++) {
    await round();
    seen.push(begun.length);
  }
  expect(begun).toEqual(["a 1", "a 2", "a 3"]);
  for (const [index, count] of seen.entries()) expect(count).toBeLessThanOrEqual(index + 1);
});

test("who asks when nobody waits any more has a turn again", async () => {
  const turns = createRequestScheduler(() => 0, 1);
  expect(await turns.take("a")).toBe(true);
  await round();
  expect(await turns.take("a")).toBe(true);
});

test("clients come in turn: one who asks for much does not hold up one who asks for little", async () => {
  const begun = beginning(
    createRequestScheduler(() => 0, 1),
    ["a", "a", "a", "a", "b", "c", "b"],
  );
  await expect.poll(() => begun.length).toBe(7);
  expect(begun).toEqual(["a 1", "b 5", "c 6", "a 2", "b 7", "a 3", "a 4"]);
});

test("what is urgent has three turns of four, in the same turn of clients, and starves nothing", async () => {
  const turns = createRequestScheduler(() => 0, 1);
  const begun = beginning(turns, ["a", "a"]);
  for (const client of ["b", "b", "b", "b", "c"])
    void turns.take(client, true).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(7);
  expect(begun).toEqual(["b", "c", "b", "a 1", "b", "b", "a 2"]);
});

test("a request whose turn has not come in time is refused, and costs the others no round", async () => {
  let time = 0;
  const turns = createRequestScheduler(() => time, 1_000);
  const late = [turns.take("a"), turns.take("a"), turns.take("b")];
  time = 1_001;
  const inTime = turns.take("a");
  await round();
  await round();
  expect(await Promise.all([...late, inTime])).toEqual([false, false, false, true]);
});

test("a request that waits behind many is refused when its time is over, not when its turn comes", async () => {
  let time = 0;
  const turns = createRequestScheduler(() => time, 1_000);
  const waiting = Array.from({ length: 50 }, () => turns.take("a"));
  let answered = 0;
  for (const one of waiting) void one.then(() => (answered += 1));
  time = 1_001;
  await round();
  await round();
  expect(answered).toBe(50);
});

/** Asks for a turn for each client, and collects whose has come as "client place". */
function beginning(turns: RequestScheduler, clients: readonly string[]): string[] {
  const begun: string[] = [];
  for (const [index, client] of clients.entries())
    void turns.take(client).then(() => begun.push(`${client} ${index + 1}`));
  return begun;
}
