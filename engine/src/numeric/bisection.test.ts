import { expect, test } from "vitest";
import { bisect } from "./bisection.ts";

test("finds the place where a condition turns true", () => {
  expect(bisect({ low: 0, high: 2, width: 1e-13 }, (x) => x * x > 2)).toBeCloseTo(Math.SQRT2, 12);
});

test.each([
  ["always", () => true],
  ["never", () => false],
])("throws when the condition is %s true", (_, isBeyond) => {
  expect(() => bisect({ low: 1, high: 3, width: 1e-9 }, isBeyond)).toThrow("No root between 1 and 3");
});

test("throws instead of answering NaN", () => {
  expect(() => bisect({ low: Number.NaN, high: 3, width: 1e-9 }, (x) => x > 2)).toThrow(RangeError);
});
