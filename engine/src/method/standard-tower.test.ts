import { expect, test } from "vitest";
import { standardKavl, standardLg, towerCharacteristic } from "./standard-tower.ts";

test("the standard tower's KaV/L is 0.81956 at L/G 1.5", () => {
  expect(standardLg).toBe(1.5);
  expect(standardKavl).toBeCloseTo(0.81956, 5);
  expect(towerCharacteristic(1.5)).toBe(standardKavl);
});

test("the characteristic is 1.13358 · lg^−0.8", () => {
  expect(towerCharacteristic(1)).toBeCloseTo(1.13358, 5);
  expect(Math.log(towerCharacteristic(0.5) / towerCharacteristic(2)) / Math.log(4)).toBeCloseTo(0.8, 12);
});
