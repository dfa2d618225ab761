import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Overloaded } from "#domain/overloaded.ts";
import { createFormPlaces } from "./form-places.ts";

const bounds = { most: 3, maxPerClient: 2, fairTryMs: 30, maxWaitMs: 200 };

/** Places of which all are taken, each by who is named, at the speed named, bytes in all; and who has lost theirs. */
async function openPlaces(...forms: readonly (readonly [client: string, bytes: number])[]) {
  const places = createFormPlaces(bounds);
  const lost: number[] = [];
  const taken = [];
  for (const [index, [client, bytes]] of forms.entries()) {
    const place = await places.take(client, () => bytes);
    place.lost.catch(() => lost.push(bytes));
    taken.push({ index, ...place });
  }
  const take = (client: string) => places.take(client, () => 0);
  return { take, lost, taken };
}

/** Until the last of them has had its fair try as well: a busy machine may let the first be alone with that. */
function everyFormTried(): Promise<void> {
  return pause(bounds.fairTryMs + 5);
}

test("where all places are taken the slowest form makes room", async () => {
  const { take, lost } = await openPlaces(["a", 9_000], ["b", 20], ["c", 500]);
  await everyFormTried();
  await take("d");
  expect(lost).toEqual([20]);
});

test("a client with one form keeps it while another has two, however slow it is", async () => {
  const { take, lost } = await openPlaces(["a", 20], ["b", 9_000], ["b", 8_000]);
  await everyFormTried();
  await take("c");
  expect(lost).toEqual([8_000]);
});

test("no form makes room before it has had a fair try, and who comes waits for that", async () => {
  const { take, lost } = await openPlaces(["a", 3], ["b", 2], ["c", 1]);
  const began = performance.now();
  const next = take("d");
  expect(lost).toEqual([]);
  await next;
  expect(performance.now() - began).toBeGreaterThan(bounds.fairTryMs - 5);
  expect(lost).toHaveLength(1);
});

test("a place that is given back is the next one's, and nobody loses theirs", async () => {
  const { take, lost, taken } = await openPlaces(["a", 3], ["b", 2], ["c", 1]);
  taken[0]?.giveBack();
  await take("d");
  await pause(2 * bounds.fairTryMs);
  expect(lost).toEqual([]);
});

test("who comes is sent away where no form has had its fair try in the time that one may wait", async () => {
  const places = createFormPlaces({ most: 1, maxPerClient: 1, fairTryMs: 1_000, maxWaitMs: 50 });
  const place = await places.take("a", () => 1);
  const next = places.take("b", () => 1);
  await expect(next).rejects.toBeInstanceOf(Overloaded);
  // Whoever was sent away waits no longer, and may come again.
  place.giveBack();
  await places.take("b", () => 1);
});

test("one client waits with as many forms as it may have, and with no more", async () => {
  const { take } = await openPlaces(["a", 3], ["b", 2], ["c", 1]);
  const mine = [take("d"), take("d")];
  await expect(take("d")).rejects.toBeInstanceOf(Overloaded);
  await Promise.all(mine);
});

test("never are there more forms than places, also when several come at once", async () => {
  const { take, lost } = await openPlaces(["a", 3], ["b", 2], ["c", 1]);
  await everyFormTried();
  await Promise.all(["d", "e", "f"].map(take));
  expect(lost).toHaveLength(3);
});
