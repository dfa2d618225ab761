import { describe, expect, test } from "vitest";
import { fanParts, partBeyondFull, plumePart, spanAbove } from "./class-hours.ts";
import { type FanControl, fanControls } from "./fan.ts";

const speeds = { least: 0.2, low: 0.5 };

function partsOf(control: FanControl, low: number, high = low) {
  return fanParts([low, high], speeds)[fanControls.indexOf(control)];
}

describe("a span of a class", () => {
  test.each([
    [20, 10, { low: 19.75, high: 20.25, share: 1 }],
    [20, 20, { low: 20, high: 20.25, share: 0.5 }],
    [20, 20.25, undefined],
  ])("about %d °C above %d °C is %o", (middle, limit, span) => {
    expect(spanAbove(middle, limit)).toEqual(span);
  });
});

describe("the hours of a fan", () => {
  test.each<[FanControl, number, { power: number; full: number; reduced: number }]>([
    ["always-on", 0.5, { power: 1, full: 1, reduced: 0 }],
    ["on-off", 0.5, { power: 0.5, full: 0.5, reduced: 0 }],
    // At half speed an eighth of the power; at 0.75 half the time at each speed.
    ["two-speed", 0.5, { power: 0.125, full: 0, reduced: 1 }],
    ["two-speed", 0.25, { power: 0.0625, full: 0, reduced: 0.5 }],
    ["two-speed", 0.75, { power: 0.5625, full: 0.5, reduced: 0.5 }],
    ["variable-speed", 0.8, { power: 0.512, full: 0, reduced: 1 }],
    // Not below its minimum.
    ["variable-speed", 0.1, { power: 0.008, full: 0, reduced: 1 }],
    ["variable-speed", 1.2, { power: 1, full: 1, reduced: 0 }],
    ["on-off", 1.2, { power: 1, full: 1, reduced: 0 }],
  ])(
    "under the control %s at the speed %d are as its law says",
    (control, speed, { power, full, reduced }) => {
      const parts = partsOf(control, speed);
      expect(parts?.control).toBe(control);
      expect(parts?.power).toBeCloseTo(power, 9);
      expect(parts?.full).toBeCloseTo(full, 9);
      expect(parts?.reduced).toBeCloseTo(reduced, 9);
    },
  );

  test("are the mean over the span, over which the inverse of the speed is linear", () => {
    // ∫ ds / (2 − s) over 0…1 is ln 2.
    const parts = partsOf("on-off", 0.5, 1);
    expect(parts?.full).toBeCloseTo(Math.LN2, 3);
    expect(parts?.power).toBeCloseTo(Math.LN2, 3);
  });
});

test.each([
  [0.8, 0.9, 0],
  [1.1, 1.3, 1],
  // 1/speed goes from 1.25 to 0.75: half of the span is below 1.
  [0.8, 4 / 3, 0.5],
  [4 / 3, 0.8, 0.5],
])("required speeds from %d to %d are above full in %d of the span", (low, high, part) => {
  expect(partBeyondFull([low, high])).toBeCloseTo(part, 9);
});

describe("the share of a class with a plume", () => {
  // The class of 4…5 K with a mean of 4.4 K: depressions from 4 to 4.8 K.
  test.each([
    [3, 3, 0],
    [4, 4, 0],
    [4.4, 4.4, 0.5],
    [4.6, 4.6, 0.75],
    [6, 6, 1],
    [4, 4.8, 0.5],
    // All of the half whose limit is beyond the class, a quarter of the other.
    [4, 5.6, 0.75],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0],
  ])("with plumes up to %d and %d K is %d", (atLow, atHigh, part) => {
    expect(plumePart(4.4, [atLow, atHigh])).toBeCloseTo(part, 9);
  });
});
