import { expect, test } from "vitest";
import { at } from "#engine/reference/at.ts";
import { factorAndChanges } from "./other-constants.ts";

/**
 * Calculated beforehand by an independent program: the factor, then L/G₀ 1.2, 1.8, n 0.7, 0.9, constant mass.
 */
test.each([
  [at(37, 32, 28), 1.152, [0.8, -0.8, 1.1, -0.9, -0.1]],
  [at(37, 32, 25), 0.803, [-1.2, 1.3, -1.5, 1.3, 0.1]],
  [at(42, 32, 27), 0.765, [2.3, -2.5, 3.6, -2.9, -1.0]],
  [at(35, 30, 25), 1.095, [0.2, -0.3, 0.8, -0.7, 1.3]],
  [at(40, 30, 26), 0.944, [3.2, -3.5, 5.9, -4.6, 0.3]],
  [at(30, 25, 22.2), 1.967, [2.7, -2.9, 6.5, -5.0, 4.1]],
  [at(45, 25, 22), 0.903, [6.0, -6.4, 14.3, -10.0, 1.9]],
  [at(45, 40, 10), 0.239, [-6.9, 7.4, -6.0, 6.8, -4.7]],
])("other constants change the factor of %o as published", (temperatures, factor, changes) => {
  const found = factorAndChanges(temperatures);
  expect(found.factor).toBeCloseTo(factor, 3);
  for (const [index, change] of changes.entries()) {
    expect(Math.abs((found.changes[index] ?? 99) - change)).toBeLessThan(0.06);
  }
});
