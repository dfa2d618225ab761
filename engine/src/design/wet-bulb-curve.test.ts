import * as fc from "fast-check";
import { expect, test } from "vitest";
import { capacity } from "../method/capacity.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { capacityByWetBulb } from "./wet-bulb-curve.ts";

test.each([
  [25, 401.736],
  [27, 500],
  [28, 575.885],
])("390 m³/h from 37 to 32 °C at a wet bulb of %d °C need %d CRT", (wetBulbTemp, expected) => {
  const curve = capacityByWetBulb({ flowRate: 390, ...at(37, 32, 27) });
  const point = curve.find((candidate) => candidate.wetBulbTemp === wetBulbTemp);
  expect(errorPercent(point?.finalCRT ?? 0, expected)).toBeLessThan(0.5);
});

test("the curve runs from 10 °C to 2.8 K below the outlet", () => {
  const curve = capacityByWetBulb({ flowRate: 390, ...at(37, 32, 27) });
  expect(curve.at(0)?.wetBulbTemp).toBe(10);
  expect(curve.at(-1)?.wetBulbTemp).toBeCloseTo(29.2, 9);
  expect(curve).toHaveLength(40);
});

test("the curve ends at 32 °C where the outlet would allow more", () => {
  expect(capacityByWetBulb({ flowRate: 390, ...at(45, 40, 27) }).at(-1)?.wetBulbTemp).toBe(32);
});

test.each([
  [27, 40],
  [27.3, 41],
  [29.2, 40],
])("a duty at %d °C has its own point once", (wetBulbTemp, points) => {
  const curve = capacityByWetBulb({ flowRate: 390, ...at(37, 32, wetBulbTemp) });
  expect(curve).toHaveLength(points);
  expect(curve.filter((point) => Math.abs(point.wetBulbTemp - wetBulbTemp) < 1e-6)).toHaveLength(1);
});

test("at low wet bulbs the water decides, not the heat", () => {
  const [first] = capacityByWetBulb({ flowRate: 390, ...at(37, 32, 27) });
  expect(first?.selectionCRT).toBeCloseTo(390 / 0.78 / 1.5, 9);
  expect(first?.finalCRT).toBeLessThan(first?.selectionCRT ?? 0);
});

test("for any duty the curve passes through the duty and climbs with the wet bulb", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      const curve = capacityByWetBulb(duty);
      const own = curve.find(({ wetBulbTemp }) => wetBulbTemp === duty.wetBulbTemp);
      expect(own?.finalCRT).toBe(capacity(duty).finalCRT);
      curve.slice(1).forEach((point, index) => {
        expect(point.wetBulbTemp).toBeGreaterThan(curve[index]?.wetBulbTemp ?? 99);
        expect(point.finalCRT).toBeGreaterThan(curve[index]?.finalCRT ?? 0);
        expect(point.selectionCRT).toBeGreaterThanOrEqual(point.finalCRT);
      });
    }),
    { numRuns: 40 },
  );
});
