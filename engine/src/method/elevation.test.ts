import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coldWaterFrom } from "../design/cold-water.ts";
import { pinchLg } from "../design/pinch.ts";
import { checkDuty } from "../duty/duty.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { pressureAt, seaLevelPa } from "./air.ts";
import { capacity } from "./capacity.ts";
import { validityOf } from "./validity.ts";

/** Change of size against sea level, per cent, from an independent program; rounded to a tenth. */
const changes = [
  { temperatures: at(37, 32, 27), heights: [300, 900, 1600], percents: [0.1, 0.3, 0.3] },
  { temperatures: at(35, 30, 20), heights: [300, 900, 1600], percents: [0.4, 1.0, 1.7] },
  { temperatures: at(40, 30, 24), heights: [300, 900, 1600], percents: [0.1, 0.3, 0.4] },
  { temperatures: at(30, 25, 18.3), heights: [1655], percents: [2.4] },
];

test("at 3,000 m every size lies from 3.1 % below to 6.4 % above that at sea level, as the method page states", () => {
  const percents = [10, 14, 18, 22, 26, 29, 32].flatMap((wetBulbTemp) =>
    [25, 30, 35, 40].flatMap((coldWaterTemp) =>
      [30, 35, 40, 45].flatMap((hotWaterTemp) => {
        const duty = { flowRate: 390, ...at(hotWaterTemp, coldWaterTemp, wetBulbTemp) };
        if (checkDuty(duty).length > 0) return [];
        return [100 * (capacity({ ...duty, height: 3000 }).finalCRT / capacity(duty).finalCRT - 1)];
      }),
    ),
  );
  expect(Math.max(...percents)).toBeCloseTo(6.33, 1);
  expect(Math.min(...percents)).toBeGreaterThan(-3.1);
});

describe.each(changes)("the size for $temperatures", ({ temperatures, heights, percents }) => {
  test.each(heights.map((height, index) => ({ height, percent: percents[index] ?? 0 })))(
    "grows by $percent % at $height m",
    ({ height, percent }) => {
      const duty = { flowRate: 390, ...temperatures };
      const change = 100 * (capacity({ ...duty, height }).finalCRT / capacity(duty).finalCRT - 1);
      expect(Math.abs(change - percent)).toBeLessThan(0.05);
    },
  );
});

test("110 m above sea level the air weighs 100,010.5 Pa", () => {
  expect(pressureAt(110)).toBeCloseTo(100_010.5, 0);
  expect(pressureAt(0)).toBe(seaLevelPa);
});

test("for any duty a height of 0 changes nothing, not even the last bit", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      const { height: _, ...low } = { ...duty, height: 0 };
      expect(capacity({ ...duty, height: 0 })).toEqual(capacity(low));
    }),
  );
});

test("a tower exactly as large as a duty needs makes its cold water, however high", () => {
  fc.assert(
    fc.property(anyDuty(), fc.integer({ min: 1, max: 3000 }), (duty, elevation) => {
      const { finalCRT, range } = capacity({ ...duty, height: elevation });
      const cold = coldWaterFrom(
        { crt: finalCRT, flowRate: duty.flowRate, elevation },
        range,
        duty.wetBulbTemp,
      );
      expect(cold).toBeCloseTo(duty.coldWaterTemp, 4);
    }),
    { numRuns: 50 },
  );
});

test("the operating point stays below the pinch of its own air", () => {
  const duty = { flowRate: 390, ...at(37, 32, 27), height: 2500 };
  expect(pinchLg(duty)).toBeGreaterThan(pinchLg(at(37, 32, 27)));
  expect(capacity(duty).operatingPoint.lg).toBeLessThan(pinchLg(duty));
});

test("37/32/27 °C define the CRT at sea level alone", () => {
  const duty = { flowRate: 390, ...at(37, 32, 27), height: 900 };
  expect(validityOf(duty, capacity(duty)).kind).not.toBe("by-definition");
});
