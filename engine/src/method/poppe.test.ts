import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dryBulbLimits } from "../design/water.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { operatingPoint } from "./operating-point.ts";
import { evaporatedFraction } from "./poppe.ts";

/** Evaporation, per cent of the flow, from an independent program of the same equations. */
const evaporations = [
  { temperatures: at(37, 32, 27), dryBulbTemp: 27.5, percent: 0.713 },
  { temperatures: at(37, 32, 27), dryBulbTemp: 32, percent: 0.8 },
  { temperatures: at(37, 32, 27), dryBulbTemp: 40, percent: 0.96 },
  { temperatures: at(40, 30, 24), dryBulbTemp: 25, percent: 1.419 },
  { temperatures: at(40, 30, 24), dryBulbTemp: 36, percent: 1.73 },
  { temperatures: at(45, 30, 20), dryBulbTemp: 21, percent: 2.128 },
  { temperatures: at(45, 30, 20), dryBulbTemp: 36, percent: 2.51 },
  { temperatures: at(35, 29.4, 25.6), dryBulbTemp: 31, percent: 0.918 },
];

describe("evaporation by Poppe's equations", () => {
  test.each(evaporations)("is $percent % for $temperatures at $dryBulbTemp °C", (row) => {
    expect(errorPercent(percentOf(row.temperatures, row.dryBulbTemp), row.percent)).toBeLessThan(0.1);
  });

  test("is known within 0.1 % after one round, for any duty", () => {
    fc.assert(
      fc.property(anyDuty(), fc.double({ min: 0, max: 1, noNaN: true }), (duty, part) => {
        const { lowest, highest } = dryBulbLimits(duty.wetBulbTemp);
        const asked = {
          dryBulbTemp: lowest + part * (highest - lowest),
          lg: operatingPoint(duty).lg,
        };
        const found = evaporatedFraction(duty, { ...asked, rounds: 1 });
        expect(errorPercent(found, evaporatedFraction(duty, asked))).toBeLessThan(0.1);
      }),
    );
  });

  test("rises with the dry bulb for any duty, is more than half of the rule, and takes no more heat than water and air give", () => {
    fc.assert(
      fc.property(anyDuty(), fc.double({ min: 0, max: 0.9, noNaN: true }), (duty, part) => {
        const { lowest, highest } = dryBulbLimits(duty.wetBulbTemp);
        const dryBulbTemp = lowest + part * (highest - lowest);
        const percent = percentOf(duty, dryBulbTemp);
        const range = duty.hotWaterTemp - duty.coldWaterTemp;
        expect(percentOf(duty, dryBulbTemp + 0.1 * (highest - lowest))).toBeGreaterThan(percent);
        expect(percent).toBeGreaterThan((0.153 * range) / 2);
        expect((percent / 100) * 2400).toBeLessThan(heatGiven(duty, dryBulbTemp));
      }),
    );
  });

  test("is a number below the rule also for water that no air so cold would meet", () => {
    for (const wetBulbTemp of [-40, -50, -60])
      for (const lg of [2, 6, 60]) {
        const part = evaporatedFraction(at(55, 43, wetBulbTemp), {
          dryBulbTemp: wetBulbTemp,
          lg,
          steps: 3,
          rounds: 1,
        });
        expect([wetBulbTemp, lg, part > 0 && part < 0.00153 * 12 * 1.1]).toEqual([wetBulbTemp, lg, true]);
      }
  });
});

function percentOf(temperatures: ReturnType<typeof at>, dryBulbTemp: number): number {
  return 100 * evaporatedFraction(temperatures, { dryBulbTemp, lg: operatingPoint(temperatures).lg });
}

/**
 * Heat released by the water, plus the maximum from dry air warmer than the cold water, kJ per kg of water.
 */
function heatGiven(duty: ReturnType<typeof at>, dryBulbTemp: number): number {
  const warmer = Math.max(0, dryBulbTemp - duty.coldWaterTemp);
  return 4.186 * (duty.hotWaterTemp - duty.coldWaterTemp) + (1.006 * warmer) / operatingPoint(duty).lg;
}

test("the humidity of the discharge air is iterated until it settles", () => {
  const temperatures = { hotWaterTemp: 42, coldWaterTemp: 30, wetBulbTemp: 22 };
  const at = (rounds?: number) =>
    evaporatedFraction(temperatures, { dryBulbTemp: 28, lg: 1.2, ...(rounds !== undefined && { rounds }) });
  expect(at()).not.toBe(at(1));
  expect(at()).toBeCloseTo(at(4), 7);
});
