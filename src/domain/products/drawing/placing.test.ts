import { describe, expect, test } from "vitest";
import { layoutOf } from "./placing.ts";

const clearance = { inlet: 1_500, service: 1_000 };

describe("views side by side", () => {
  test.each([
    ["its length and width", { length: 6_000, width: 3_000, height: 4_000 }, 12_000],
    ["its height and width", { length: 1_000, width: 2_000, height: 8_000 }, 13_000],
  ])("have letters by %s with the space to keep free", (_, size, whole) => {
    expect(layoutOf(size, clearance, {}, 0).letterHeight).toBeCloseTo(whole / 52, 6);
  });

  test.each([
    [0, 13_750],
    [13, 13_750],
    [20, 16_500],
  ])("have %d lines of lists above the side elevation, from %d mm on", (lineCount, top) => {
    const size = { length: 1_000, width: 2_000, height: 8_000 };
    expect(layoutOf(size, clearance, {}, lineCount)).toEqual({
      letterHeight: 250,
      views: { plan: [0, 10_250], front: [0, 0], side: [3_250, 0] },
      titleBlock: [2_625, -2_125],
      lists: { at: [3_250, top], room: Number.POSITIVE_INFINITY },
    });
  });

  test("have letters of another height where that is asked for", () => {
    const size = { length: 6_000, width: 3_000, height: 4_000 };
    const { letterHeight, views } = layoutOf(size, clearance, { letterHeight: 100 }, 0);
    expect(letterHeight).toBe(100);
    expect(views).toEqual({ plan: [0, 5_800], front: [0, 0], side: [7_500, 0] });
  });
});

describe("views below each other", () => {
  test("have larger letters, the side elevation below the front, and the words below it", () => {
    const size = { length: 3_000, width: 3_800, height: 4_000 };
    expect(layoutOf(size, clearance, { isStacked: true }, 5)).toEqual({
      letterHeight: 200,
      views: { plan: [0, 6_100], front: [0, 0], side: [0, -5_600] },
      titleBlock: [1_500, -7_300],
      lists: { at: [-1_000, -8_600], room: 29 },
    });
  });

  test("have letters by the longer side, and a short side elevation below the middle of the front", () => {
    const size = { length: 6_700, width: 3_000, height: 4_000 };
    const { letterHeight, views, titleBlock } = layoutOf(size, clearance, { isStacked: true }, 0);
    expect(letterHeight).toBe(300);
    expect(views.side).toEqual([1_850, -6_400]);
    expect(titleBlock).toEqual([3_350, -8_950]);
  });

  test("have letters of another height where that is asked for", () => {
    const size = { length: 6_700, width: 3_000, height: 4_000 };
    expect(layoutOf(size, clearance, { isStacked: true, letterHeight: 100 }, 0).letterHeight).toBe(100);
  });
});
