import { describe, expect, test } from "vitest";
import { checkDuty, rangeOf, type Temperatures } from "../duty/duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { merkelDemand } from "./merkel.ts";
import { operatingPoint } from "./operating-point.ts";

test("at standard conditions everything is at its standard value, exactly", () => {
  const point = operatingPoint(at(37, 32, 27));
  expect(point).toMatchObject({ lg: 1.5, airRatio: 1, loading: 1 });
  expect(point.leavingAirTemp).toBeCloseTo(32.968, 3);
});

test("demand equals characteristic at the solution", () => {
  const point = operatingPoint(at(42, 32, 27));
  expect(merkelDemand(at(42, 32, 27))(point.lg)).toEqual({
    kind: "possible",
    kavl: expect.closeTo(point.kavl, 11),
  });
});

test("warmer leaving air is lighter, so the fan moves less of it", () => {
  const warm = operatingPoint(at(45, 35, 28));
  expect(warm.leavingAirTemp).toBeGreaterThan(32.968);
  expect(warm.airRatio).toBeLessThan(1);
});

test("a measured 37/32/27 tower at 75 % water and 33/27.614/23 has a loading of 0.75", () => {
  // phyvac, Documents/Validation/Val_CoolingTower_JP.md
  expect(errorPercent(operatingPoint(at(33, 27.614, 23)).loading, 0.75)).toBeLessThan(1.5);
});

test("throws for temperatures that no tower can meet", () => {
  expect(() => operatingPoint(at(37, 26, 27))).toThrow(RangeError);
});

describe("over the whole domain, every 0.5 °C", () => {
  const solved = grid().map((temperatures) => ({ temperatures, point: operatingPoint(temperatures) }));
  const loadings = solved.map(({ point }) => point.loading);
  const factors = solved.map(({ temperatures, point }) => 5 / (rangeOf(temperatures) * point.loading));

  test("all 17,140 accepted inputs are solvable, below the pinch", () => {
    expect(solved).toHaveLength(17_140);
    const pinched = solved.filter(
      ({ temperatures, point }) => merkelDemand(temperatures)(point.lg).kind === "pinch",
    );
    expect(pinched).toEqual([]);
  });

  test("loading stays between 0.277 and 4.18, the factor between 0.239 and 1.887", () => {
    expect(Math.min(...loadings)).toBeCloseTo(0.277, 3);
    expect(Math.max(...loadings)).toBeCloseTo(4.18, 2);
    expect(Math.min(...factors)).toBeCloseTo(0.239, 3);
    expect(Math.max(...factors)).toBeCloseTo(1.887, 3);
  });

  test("leaving air is between wet bulb and inlet", () => {
    const outside = solved.filter(
      ({ temperatures, point }) =>
        !(
          point.leavingAirTemp > temperatures.wetBulbTemp && point.leavingAirTemp < temperatures.hotWaterTemp
        ),
    );
    expect(outside).toEqual([]);
  });
});

function grid(): Temperatures[] {
  const points: Temperatures[] = [];
  for (const hot of halves(30, 45)) {
    for (const cold of halves(25, 40)) {
      for (const wetBulb of halves(10, 32)) points.push(at(hot, cold, wetBulb));
    }
  }
  return points.filter((temperatures) => checkDuty({ flowRate: 390, ...temperatures }).length === 0);
}

function halves(lowest: number, highest: number): number[] {
  return Array.from({ length: (highest - lowest) * 2 + 1 }, (_, index) => lowest + index / 2);
}
