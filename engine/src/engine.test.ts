import { expect, test } from "vitest";
import {
  calculate,
  checkDuty,
  coldWaterFrom,
  type Design,
  type Duty,
  designOf,
  findTowers,
  fromCapacity,
  noPreferences,
} from "./engine.ts";

const duty: Duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 28 };

test("another program sizes a tower by the package's name", () => {
  expect(checkDuty(duty)).toEqual([]);
  expect(calculate(duty).calculations.finalCRT).toBeCloseTo(575.885, 2);
  const { selection }: Design = designOf(duty);
  expect(selection.nominalCRT).toBe(576);
});

test("and goes on from there", () => {
  const none = { length: null, width: null, height: null, operatingWeight: null, connection: null };
  const rated = { fans: 2, motor: 15, sound: 67, soundDistance: 10, soundPower: null, halfSpeedSound: null };
  const model = { name: "SF-600", crt: 600, ...none, ...rated, lowNoise: [] };
  const { sets } = findTowers([{ series: "SF", kind: "counterflow", model }], { duty }, noPreferences);
  expect(sets[0]?.towerCount).toBe(1);
  expect(coldWaterFrom({ crt: 600, flowRate: 390 }, 5, 28)).toBeLessThan(32);
  expect(fromCapacity(600, "kcalh")).toBe(2_340_000);
});
