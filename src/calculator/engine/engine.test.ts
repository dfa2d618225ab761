import {
  calculate,
  checkDuty,
  coldWaterFrom,
  type Design,
  type Duty,
  designOf,
  fromCapacity,
  towerChoices,
} from "cooling-tower-site/engine";
import { expect, test } from "vitest";

const duty: Duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 28 };

test("another program sizes a tower by the package's name", () => {
  expect(checkDuty(duty)).toEqual([]);
  expect(calculate(duty).calculations.finalCRT).toBeCloseTo(575.885, 2);
  const { selection }: Design = designOf(duty);
  expect(selection.nominalCRT).toBe(576);
});

test("and goes on from there", () => {
  const [choice] = towerChoices([{ series: "SF", kind: "counterflow", name: "SF-600", crt: 600 }], duty, {
    marginPercent: 0,
  });
  expect(choice?.units).toBe(1);
  expect(coldWaterFrom({ crt: 600, flowRate: 390 }, 5, 28)).toBeLessThan(32);
  expect(fromCapacity(600, "kcalh")).toBe(2_340_000);
});
