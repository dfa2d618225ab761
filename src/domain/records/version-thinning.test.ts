import { expect, test } from "vitest";
import { versionsToDrop } from "./version-thinning.ts";

const now = new Date("2026-06-30T12:00:00Z");
/** Newest first; ids count from the oldest. */
function versions(...times: string[]) {
  return times.map((time, index) => ({ id: times.length - index, at: Date.parse(time) }));
}

test("all versions of thirty days are kept", () => {
  const times = Array.from({ length: 40 }, (_, index) =>
    new Date(now.getTime() - index * 60_000).toISOString(),
  );
  expect(
    versionsToDrop([...versions(...times), { id: 0, at: Date.parse("2026-06-01T00:00:00Z") }], now),
  ).toEqual([]);
});

test("of older versions the newest of each Korean day is kept, and after a year the newest of each month", () => {
  const history = versions(
    "2026-05-20T14:59:00Z",
    "2026-05-19T15:00:00Z",
    "2026-05-19T14:59:00Z",
    "2025-03-20T00:00:00Z",
    "2025-03-02T00:00:00Z",
    "2025-02-02T00:00:00Z",
    // As old as the first version, which is kept.
    "2025-02-01T00:00:00Z",
  );
  expect(versionsToDrop(history, now)).toEqual([6, 3]);
});

test("the newest and the first are always kept, and the total stays within the limit", () => {
  const history = versions(
    "2020-01-02T00:00:00Z",
    "2020-01-01T00:00:00Z",
    "2019-01-01T00:00:00Z",
    "2018-01-01T00:00:00Z",
  );
  expect(versionsToDrop(history, now)).toEqual([3]);
  expect(versionsToDrop(history, now, 2)).toEqual([3, 2]);
  expect([versionsToDrop(history.slice(0, 1), now), versionsToDrop([], now)]).toEqual([[], []]);
});

test("limits of age belong to the younger period", () => {
  const day = 24 * 60 * 60 * 1_000;
  const at = (days: number, ms = 0) => now.getTime() - days * day - ms;
  const oldest = { id: 0, at: at(2_000) };
  const newest = { id: 9, at: now.getTime() };
  // Two of the same day, and two of the same month.
  const pair = (days: number, ms: number) => [
    newest,
    { id: 2, at: at(days, ms) },
    { id: 1, at: at(days, ms) },
    oldest,
  ];
  expect(versionsToDrop(pair(30, 0), now)).toEqual([]);
  expect(versionsToDrop(pair(30, 1), now)).toEqual([1]);
  const days = (first: number) => [newest, { id: 2, at: at(first) }, { id: 1, at: at(first + 1) }, oldest];
  expect(versionsToDrop(days(364), now)).toEqual([]);
  // 29 and 28 June of the year before.
  expect(versionsToDrop(days(366), now)).toEqual([1]);
});

test("of many recent versions as many as may be are kept, the oldest among them", () => {
  const history = Array.from({ length: 6 }, (_, index) => ({ id: 6 - index, at: now.getTime() - index }));
  expect(versionsToDrop(history, now, 4)).toEqual([3, 2]);
  expect(versionsToDrop(history, now, 6)).toEqual([]);
});
