import { setImmediate as round } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRequestScheduler, type RequestScheduler, roundsPerTurn } from "./request-scheduler.ts";

test("one turn comes in so many rounds of the event loop, in the order of asking", async () => {
  const begun = beginning(
    createRequestScheduler(() => 0, 1),
    ["a", "a", "a"],
  );
  const seen: number[] = [];
  for (let rounds = 0; rounds <= 3 * roundsPerTurn; rounds++) {
    await round();
    seen.push(begun.length);
  }
  expect(begun).toEqual(["a 1", "a 2", "a 3"]);
  for (const [index, count] of seen.entries())
    expect(count).toBeLessThanOrEqual(1 + Math.floor((index + 1) / roundsPerTurn));
});

test("a client that comes for the first time does not wait for sixty that have come before", async () => {
  const turns = createRequestScheduler(() => 0, 1);
  const crowd = Array.from({ length: 60 }, (_, index) => `stranger ${index}`);
  await Promise.all(crowd.map((client) => turns.waitForTurn(client)));
  const begun: string[] = [];
  for (const client of [...crowd, "customer"]) void turns.waitForTurn(client).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(61);
  expect(begun.indexOf("customer")).toBeLessThanOrEqual(2);
});

test("a client that has had many turns is not passed over by ever new clients", async () => {
  const turns = createRequestScheduler(() => 0, 1);
  for (let count = 0; count < 5; count++) await turns.waitForTurn("office");
  const begun: string[] = [];
  for (const client of ["office", ...Array.from({ length: 20 }, (_, index) => `new ${index}`)])
    void turns.waitForTurn(client).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(21);
  expect(begun.indexOf("office")).toBeLessThanOrEqual(2);
});

test("turns that are long past do not count any more", async () => {
  let time = 0;
  const turns = createRequestScheduler(() => time, 1_000_000);
  for (let count = 0; count < 3; count++) await turns.waitForTurn("a");
  time = 100_000;
  await turns.waitForTurn("b");
  const begun: string[] = [];
  for (const client of ["a", "c", "b"]) void turns.waitForTurn(client).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(3);
  expect(begun.indexOf("a")).toBeLessThan(begun.indexOf("b"));
});

test("who asks when nobody waits any more has a turn again", async () => {
  const turns = createRequestScheduler(() => 0, 1);
  expect(await turns.waitForTurn("a")).toBe(true);
  await round();
  expect(await turns.waitForTurn("a")).toBe(true);
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
    void turns.waitForTurn(client, "urgent").then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(7);
  expect(begun).toEqual(["b", "c", "b", "a 1", "b", "b", "a 2"]);
});

test("who can prove work has two turns of four, before those who only say that they are urgent", async () => {
  const turns = createRequestScheduler(() => 0, 1);
  const begun = beginning(turns, ["a"]);
  for (const client of ["b", "c", "d"])
    void turns.waitForTurn(client, "urgent").then(() => begun.push(client));
  for (const client of ["p", "q"]) void turns.waitForTurn(client, "proving").then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(6);
  expect(begun).toEqual(["p", "b", "q", "a 1", "c", "d"]);
});

test("a request whose turn has not come in time is refused, and costs the others no round", async () => {
  let time = 0;
  const turns = createRequestScheduler(() => time, 1_000);
  const late = [turns.waitForTurn("a"), turns.waitForTurn("a"), turns.waitForTurn("b")];
  time = 1_001;
  const inTime = turns.waitForTurn("a");
  await round();
  await round();
  expect(await Promise.all([...late, inTime])).toEqual([false, false, false, true]);
});

test("a request that waits behind many is refused when its time is over, not when its turn comes", async () => {
  let time = 0;
  const turns = createRequestScheduler(() => time, 1_000);
  const waiting = Array.from({ length: 50 }, () => turns.waitForTurn("a"));
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
    void turns.waitForTurn(client).then(() => begun.push(`${client} ${index + 1}`));
  return begun;
}
