import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { saturatedEnthalpy } from "../method/air.ts";
import { merkelDemand } from "../method/merkel.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { pinchLg } from "./pinch.ts";

test("25/15/10 °C pinches below the L/G of 1.5 that is published as infeasible", () => {
  expect(pinchLg(at(25, 15, 10))).toBeLessThan(1.5);
});

test("a small range pinches at the top of the tower, where the water is hottest", () => {
  const atTop = (saturatedEnthalpy(45) - saturatedEnthalpy(10)) / (4.186 * 5);
  expect(pinchLg(at(45, 40, 10))).toBeCloseTo(atTop, 12);
});

test("a large range with a small approach pinches inside the tower", () => {
  const atTop = (saturatedEnthalpy(45) - saturatedEnthalpy(22.2)) / (4.186 * 20);
  expect(pinchLg(at(45, 25, 22.2))).toBeLessThan(0.999 * atTop);
});

test("the air's steepest line that stays below saturation agrees with trying 20,000 places", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      expect(errorPercent(pinchLg(duty), steepestByTrying(duty))).toBeLessThan(1e-5);
    }),
    { numRuns: 25 },
  );
});

test("below the pinch the demand is possible, beyond it there is none", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      const demand = merkelDemand(duty);
      expect(demand(pinchLg(duty) * 0.9999).kind).toBe("possible");
      expect(demand(pinchLg(duty) * 1.001).kind).toBe("pinch");
    }),
  );
});

function steepestByTrying(temperatures: Temperatures): number {
  const range = rangeOf(temperatures);
  const entering = saturatedEnthalpy(temperatures.wetBulbTemp);
  const slopes = Array.from({ length: 20_000 }, (_, index) => {
    const x = (index + 1) / 20_000;
    return (saturatedEnthalpy(temperatures.coldWaterTemp + x * range) - entering) / (4.186 * range * x);
  });
  return Math.min(...slopes);
}
