import { setImmediate as round } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRequestScheduler, type RequestScheduler, roundsPerSlot } from "./request-scheduler.ts";

test("one slot is granted in so many rounds of the event loop, in the order of asking", async () => {
  const begun = beginning(
    createRequestScheduler(() => 0, 1),
    ["a", "a", "a"],
  );
  const seen: number[] = [];
  for (let rounds = 0; rounds <= 3 * roundsPerSlot; rounds++) {
    await round();
    seen.push(begun.length);
  }
  expect(begun).toEqual(["a 1", "a 2", "a 3"]);
  for (const [index, count] of seen.entries())
    expect(count).toBeLessThanOrEqual(1 + Math.floor((index + 1) / roundsPerSlot));
});

test("a client that comes for the first time does not wait for sixty that have come before", async () => {
  const scheduler = createRequestScheduler(() => 0, 1);
  const crowd = Array.from({ length: 60 }, (_, index) => `stranger ${index}`);
  await Promise.all(crowd.map((client) => scheduler.acquireSlot(client)));
  const begun: string[] = [];
  for (const client of [...crowd, "customer"])
    void scheduler.acquireSlot(client).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(61);
  expect(begun.indexOf("customer")).toBeLessThanOrEqual(2);
});

test("a client that has had many slots is not passed over by ever new clients", async () => {
  const scheduler = createRequestScheduler(() => 0, 1);
  for (let count = 0; count < 5; count++) await scheduler.acquireSlot("office");
  const begun: string[] = [];
  for (const client of ["office", ...Array.from({ length: 20 }, (_, index) => `new ${index}`)])
    void scheduler.acquireSlot(client).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(21);
  expect(begun.indexOf("office")).toBeLessThanOrEqual(2);
});

test("slots that are long past do not count any more", async () => {
  let time = 0;
  const scheduler = createRequestScheduler(() => time, 1_000_000);
  for (let count = 0; count < 3; count++) await scheduler.acquireSlot("a");
  time = 100_000;
  await scheduler.acquireSlot("b");
  const begun: string[] = [];
  for (const client of ["a", "c", "b"]) void scheduler.acquireSlot(client).then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(3);
  expect(begun.indexOf("a")).toBeLessThan(begun.indexOf("b"));
});

test("who asks when nobody waits any more has a slot again", async () => {
  const scheduler = createRequestScheduler(() => 0, 1);
  expect(await scheduler.acquireSlot("a")).toBe(true);
  await round();
  expect(await scheduler.acquireSlot("a")).toBe(true);
});

test("clients come in turn: one who asks for much does not hold up one who asks for little", async () => {
  const begun = beginning(
    createRequestScheduler(() => 0, 1),
    ["a", "a", "a", "a", "b", "c", "b"],
  );
  await expect.poll(() => begun.length).toBe(7);
  expect(begun).toEqual(["a 1", "b 5", "c 6", "a 2", "b 7", "a 3", "a 4"]);
});

test("what is urgent has three slots of four, in the same order of clients, and starves nothing", async () => {
  const scheduler = createRequestScheduler(() => 0, 1);
  const begun = beginning(scheduler, ["a", "a"]);
  for (const client of ["b", "b", "b", "b", "c"])
    void scheduler.acquireSlot(client, "urgent").then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(7);
  expect(begun).toEqual(["b", "c", "b", "a 1", "b", "b", "a 2"]);
});

test("who can prove work has two slots of four, before those who only say that they are urgent", async () => {
  const scheduler = createRequestScheduler(() => 0, 1);
  const begun = beginning(scheduler, ["a"]);
  for (const client of ["b", "c", "d"])
    void scheduler.acquireSlot(client, "urgent").then(() => begun.push(client));
  for (const client of ["p", "q"])
    void scheduler.acquireSlot(client, "proving").then(() => begun.push(client));
  await expect.poll(() => begun.length).toBe(6);
  expect(begun).toEqual(["p", "b", "q", "a 1", "c", "d"]);
});

test("a request that gets no slot in time is refused, and costs the others no round", async () => {
  let time = 0;
  const scheduler = createRequestScheduler(() => time, 1_000);
  const late = [scheduler.acquireSlot("a"), scheduler.acquireSlot("a"), scheduler.acquireSlot("b")];
  time = 1_001;
  const inTime = scheduler.acquireSlot("a");
  await round();
  await round();
  expect(await Promise.all([...late, inTime])).toEqual([false, false, false, true]);
});

test("a request that waits behind many is refused when its time is over, not when its slot would come", async () => {
  let time = 0;
  const scheduler = createRequestScheduler(() => time, 1_000);
  const waiting = Array.from({ length: 50 }, () => scheduler.acquireSlot("a"));
  let answered = 0;
  for (const one of waiting) void one.then(() => (answered += 1));
  time = 1_001;
  await round();
  await round();
  expect(answered).toBe(50);
});

/** Acquires a slot for each client, and collects the granted ones as "client place". */
function beginning(scheduler: RequestScheduler, clients: readonly string[]): string[] {
  const begun: string[] = [];
  for (const [index, client] of clients.entries())
    void scheduler.acquireSlot(client).then(() => begun.push(`${client} ${index + 1}`));
  return begun;
}
