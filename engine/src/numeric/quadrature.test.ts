import { expect, test } from "vitest";
import { gaussLegendre } from "./quadrature.ts";

function integral(panels: number, of: (x: number) => number): number {
  return gaussLegendre(panels).reduce((sum, { x, weight }) => sum + weight * of(x), 0);
}

test.each([0, 1, 2, 5, 9])("one panel integrates x^%i exactly", (power) => {
  expect(integral(1, (x) => x ** power)).toBeCloseTo(1 / (power + 1), 14);
});

test("one panel is not exact for x^10, so the rule has five points", () => {
  expect(Math.abs(integral(1, (x) => x ** 10) - 1 / 11)).toBeGreaterThan(1e-7);
});

test("twenty panels integrate a curve that is no polynomial to twelve places", () => {
  expect(integral(20, (x) => 1 / (x + 0.5))).toBeCloseTo(Math.log(3), 12);
});
