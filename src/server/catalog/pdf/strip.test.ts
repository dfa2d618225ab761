import { expect, test } from "vitest";
import { paginate, type Strip, withWholeTables } from "./strip.ts";

const room = { top: 0, bottom: 100 };
const strip = (height: number, more: Partial<Strip> = {}): Strip => ({
  height,
  spaceBefore: 0,
  draw: () => undefined,
  ...more,
});
const heights = (strips: Strip[], share = 1) =>
  paginate(strips, room, share).map((page) => page.map(({ strip: { height } }) => height));

test("strips follow each other until a page is full", () => {
  expect(heights([strip(40), strip(50), strip(20)])).toEqual([[40, 50], [20]]);
  expect(heights([strip(40), strip(50), strip(20)], 0.8)).toEqual([[40], [50, 20]]);
});

test("a heading is on the page of what it heads", () => {
  expect(heights([strip(80), strip(10, { keepWithNext: true }), strip(30)])).toEqual([[80], [10, 30]]);
});

test("the room before a strip counts, unless it begins a page", () => {
  expect(heights([strip(60), strip(30, { spaceBefore: 20 }), strip(60)])).toEqual([[60], [30, 60]]);
});

test("the heads of a table are repeated on the next page", () => {
  const head = strip(7);
  expect(heights([strip(60), strip(30, { head }), strip(30, { head })])).toEqual([
    [60, 30],
    [7, 30],
  ]);
});

test("a section that begins a page ends the one before", () => {
  expect(heights([strip(20, { keepWithNext: true }), strip(20, { startsPage: true })])).toEqual([[20], [20]]);
});

test("what is optional is left out where its page is full", () => {
  const optional = { isOptional: true };
  expect(heights([strip(60), strip(30, optional), strip(30, optional), strip(70)])).toEqual([[60, 30], [70]]);
});

test("an optional strip that is kept with one that is not goes to the next page with it", () => {
  const optional = strip(10, { isOptional: true, keepWithNext: true });
  expect(heights([strip(80), optional, strip(30)])).toEqual([[80], [10, 30]]);
});

test("strips that may grow share the room that is left", () => {
  const [page] = paginate([strip(20, { maxGrowth: 20 }), strip(20), strip(20, { maxGrowth: 60 })], room, 1);
  expect(page?.map(({ y, extra }) => [y, extra])).toEqual([
    [0, 10],
    [30, 0],
    [50, 30],
  ]);
});

test("a table that is not too high stands on one page, as many as are asked for", () => {
  const [first, second] = [strip(7), strip(7)];
  const rows = [
    strip(60),
    strip(30, { head: first }),
    strip(30, { head: first }),
    strip(50, { head: second }),
  ];
  const both = [...rows, strip(50, { head: second })];
  expect(heights(withWholeTables(both, 1, 60))).toEqual([[60], [7, 30, 30], [7, 50], [7, 50]]);
  expect(heights(withWholeTables(both, 1, 50))).toEqual([
    [60, 30],
    [7, 30, 50],
    [7, 50],
  ]);
  expect(heights(withWholeTables(both, 1, 100))).toEqual([[60], [7, 30, 30], [7, 50], [7, 50]]);
  expect(heights(withWholeTables(both, 2, 100))).toEqual([[60], [7, 30, 30], [7, 50, 50]]);
});
