import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rangeOf } from "../duty/duty.ts";
import { capacity } from "../method/capacity.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { capabilityPercent, coldWaterFrom, performanceCurves } from "./cold-water.ts";

describe("cold water from a tower", () => {
  test("500 CRT cool 390 m³/h by 5 K to 32 °C at a wet bulb of 27 °C", () => {
    expect(coldWaterFrom({ crt: 500, flowRate: 390 }, 5, 27)).toBeCloseTo(32, 6);
  });

  test("a measured 37/32/27 tower at 75 % water makes 27.614 °C from 33 °C at 23 °C", () => {
    // phyvac, Documents/Validation/Val_CoolingTower_JP.md
    const cold = coldWaterFrom({ crt: 100, flowRate: 58.5 }, 33 - 27.614, 23) ?? 0;
    expect(errorPercent(cold, 27.614)).toBeLessThan(0.5);
  });

  test("a tower of exactly finalCRT makes exactly the outlet that was asked for", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const tower = { crt: capacity(duty).finalCRT, flowRate: duty.flowRate };
        expect(coldWaterFrom(tower, rangeOf(duty), duty.wetBulbTemp)).toBeCloseTo(duty.coldWaterTemp, 6);
      }),
    );
  });

  test("a larger tower makes colder water, a higher wet bulb warmer water, never as cold as the air", () => {
    fc.assert(
      fc.property(anyDuty(), fc.double({ min: 1.01, max: 2, noNaN: true }), (duty, times) => {
        const tower = { crt: capacity(duty).finalCRT, flowRate: duty.flowRate };
        const larger = { ...tower, crt: tower.crt * times };
        const cold = coldWaterFrom(larger, rangeOf(duty), duty.wetBulbTemp) ?? Number.NaN;
        expect(cold).toBeLessThan(duty.coldWaterTemp);
        expect(cold).toBeGreaterThan(duty.wetBulbTemp);
        expect(coldWaterFrom(tower, rangeOf(duty), duty.wetBulbTemp - 1)).toBeLessThan(duty.coldWaterTemp);
      }),
    );
  });

  test.each([
    ["a tower far too small", { crt: 20, flowRate: 390 }, 5],
    ["water that would have to be hotter than 50 °C", { crt: 100, flowRate: 390 }, 18],
    ["a range with no room above the wet bulb", { crt: 500, flowRate: 390 }, 24],
    ["no tower at all", { crt: 0, flowRate: 390 }, 5],
    ["a range of nothing", { crt: 500, flowRate: 390 }, 0],
    ["a range that is no number", { crt: 500, flowRate: 390 }, Number.NaN],
  ])("there is no answer for %s", (_, tower, range) => {
    expect(coldWaterFrom(tower, range, 27)).toBeUndefined();
  });
});

describe("performance curves", () => {
  const duty = { flowRate: 390, ...at(37, 32, 27) };

  test("the 100 % curve passes through the duty; less range is colder, more is warmer", () => {
    const [less, same, more] = performanceCurves({ crt: 500 }, duty).map(({ points }) =>
      points.find(({ wetBulbTemp }) => wetBulbTemp === 27),
    );
    expect(same?.coldWaterTemp).toBeCloseTo(32, 6);
    expect(less?.coldWaterTemp).toBeLessThan(31.5);
    expect(more?.coldWaterTemp).toBeGreaterThan(32.5);
  });

  test("they run from 10 to 32 °C at 80, 100 and 120 % range", () => {
    const curves = performanceCurves({ crt: 500 }, duty);
    expect(curves.map(({ rangePercent }) => rangePercent)).toEqual([80, 100, 120]);
    for (const { points } of curves) {
      expect(points).toHaveLength(23);
      expect([points.at(0)?.wetBulbTemp, points.at(-1)?.wetBulbTemp]).toEqual([10, 32]);
    }
  });

  test("a wet bulb between the kelvins has its own point", () => {
    const [curve] = performanceCurves({ crt: 500 }, { ...duty, wetBulbTemp: 26.4 });
    expect(curve?.points.map(({ wetBulbTemp }) => wetBulbTemp).slice(15, 19)).toEqual([25, 26, 26.4, 27]);
  });

  test("for any duty up to 44 °C all three curves of its tower reach its wet bulb and climb with it", () => {
    fc.assert(
      fc.property(anyDuty(), (any) => {
        fc.pre(any.hotWaterTemp <= 44);
        for (const { points } of performanceCurves({ crt: capacity(any).finalCRT }, any)) {
          expect(points.some(({ wetBulbTemp }) => wetBulbTemp === any.wetBulbTemp)).toBe(true);
          const climbs = points.slice(1).every((point, index) => {
            const before = points[index];
            return before !== undefined && point.coldWaterTemp > before.coldWaterTemp;
          });
          expect(climbs).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("a tower of 550 CRT has 110 % of the capability a duty of 500 CRT needs", () => {
  expect(capabilityPercent(550, 500)).toBeCloseTo(110, 12);
});
