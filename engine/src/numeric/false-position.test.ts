import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findRoot } from "./false-position.ts";

test("finds √2 as the crossing of x² − 2", () => {
  expect(findRoot({ low: 0, high: 2, tolerance: 1e-12 }, (x) => x * x - 2)).toBeCloseTo(Math.SQRT2, 11);
});

test("asks for a value a dozen times where halving would ask forty times", () => {
  let calls = 0;
  findRoot({ low: 0, high: 2, tolerance: 1e-12 }, (x) => {
    calls += 1;
    return Math.exp(x) - 3;
  });
  expect(calls).toBeLessThan(15);
});

test("finds the crossing of a function that is flat at first", () => {
  const flatThenSteep = (x: number) => Math.max(0, x - 17) - 0.5;
  expect(findRoot({ low: 0, high: 20, tolerance: 1e-12 }, flatThenSteep)).toBeCloseTo(17.5, 9);
});

test("ends at a jump, where no value is near zero", () => {
  const jump = (x: number) => (x < 1 / 3 ? -1 : 1);
  expect(findRoot({ low: 0, high: 1, tolerance: 1e-12 }, jump)).toBeCloseTo(1 / 3, 9);
});

test.each([
  ["only negative", () => -1],
  ["only positive", () => 1],
  ["falling", (x: number) => 1 - x],
  ["no number", () => Number.NaN],
  ["no number on the way", (x: number) => (x === 0 ? -1 : x === 2 ? 1 : Number.NaN)],
])("has no answer for a function that is %s", (_, f) => {
  expect(findRoot({ low: 0, high: 2, tolerance: 1e-12 }, f)).toBeUndefined();
});

test("finds any root of a rising cubic", () => {
  fc.assert(
    fc.property(fc.double({ min: -9.9, max: 9.9, noNaN: true }), (root) => {
      const found = findRoot({ low: -10, high: 10, tolerance: 1e-12 }, (x) => (x - root) ** 3 + (x - root));
      expect(found).toBeCloseTo(root, 9);
    }),
  );
});
