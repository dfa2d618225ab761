import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Overloaded } from "#domain/overloaded.ts";
import { createUploadSlots } from "./upload-slots.ts";

const limits = { maxSlots: 3, maxPerClient: 2, graceMs: 30, maxWaitMs: 200 };

/** Slots in use by the given clients. @param forms received bytes by client @returns `cancelled` collects the bytes of cancelled uploads */
async function openSlots(...forms: readonly (readonly [client: string, bytes: number])[]) {
  const slots = createUploadSlots(limits);
  const cancelled: number[] = [];
  const active = [];
  for (const [index, [client, bytes]] of forms.entries()) {
    const slot = await slots.acquire(client, () => bytes);
    slot.revoked.catch(() => cancelled.push(bytes));
    active.push({ index, ...slot });
  }
  const start = (client: string) => slots.acquire(client, () => 0);
  return { start, cancelled, active };
}

/** All uploads were started before this call, so that all can be revoked after it. */
function afterGracePeriod(): Promise<void> {
  return pause(limits.graceMs + 5);
}

test("if all slots are in use, the slowest upload is cancelled", async () => {
  const { start, cancelled } = await openSlots(["a", 9_000], ["b", 20], ["c", 500]);
  await afterGracePeriod();
  await start("d");
  expect(cancelled).toEqual([20]);
});

test("a client with one upload keeps it while another has two, even if it is slower", async () => {
  const { start, cancelled } = await openSlots(["a", 20], ["b", 9_000], ["b", 8_000]);
  await afterGracePeriod();
  await start("c");
  expect(cancelled).toEqual([8_000]);
});

test("no upload is cancelled within the grace period; new ones wait for its end", async () => {
  const { start, cancelled } = await openSlots(["a", 3], ["b", 2], ["c", 1]);
  const began = performance.now();
  const next = start("d");
  expect(cancelled).toEqual([]);
  await next;
  expect(performance.now() - began).toBeGreaterThan(limits.graceMs - 5);
  expect(cancelled).toHaveLength(1);
});

test("a released slot is used next, and no upload is cancelled", async () => {
  const { start, cancelled, active } = await openSlots(["a", 3], ["b", 2], ["c", 1]);
  active[0]?.release();
  await start("d");
  await pause(2 * limits.graceMs);
  expect(cancelled).toEqual([]);
});

test("an upload is refused if no slot can be revoked within its waiting time", async () => {
  const slots = createUploadSlots({ maxSlots: 1, maxPerClient: 1, graceMs: 1_000, maxWaitMs: 50 });
  const slot = await slots.acquire("a", () => 1);
  const next = slots.acquire("b", () => 1);
  await expect(next).rejects.toBeInstanceOf(Overloaded);
  // A refused upload does not count as waiting.
  slot.release();
  await slots.acquire("b", () => 1);
});

test("waiting uploads count towards the maximum of a client", async () => {
  const { start } = await openSlots(["a", 3], ["b", 2], ["c", 1]);
  const mine = [start("d"), start("d")];
  await expect(start("d")).rejects.toBeInstanceOf(Overloaded);
  await Promise.all(mine);
});

test("there are never more uploads than slots, also when several start at once", async () => {
  const { start, cancelled } = await openSlots(["a", 3], ["b", 2], ["c", 1]);
  await afterGracePeriod();
  await Promise.all(["d", "e", "f"].map(start));
  expect(cancelled).toHaveLength(3);
});
