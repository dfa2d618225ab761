import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { capacity } from "../method/capacity.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { designOf, designSchema } from "./design.ts";

describe("390 m³/h from 37 to 32 °C at 27 °C", () => {
  const design = designOf({ flowRate: 390, ...at(37, 32, 27) });

  test.each([
    ["kilowatts of heat", design.heatLoad.kilowatts, 2267.4],
    ["US nominal tons", design.usNominalTons, 406],
    ["m³/min of air", design.dischargeAir, 3950],
    ["m³/h of evaporation", design.water.evaporation, 2.98],
    ["CRT for the water alone", design.selection.hydraulicCRT, 333.333],
    ["L/G", design.operatingPoint.lg, 1.5],
    ["KaV/L", design.demandCurve.at.kavl, 0.8196],
  ])("has the %s that the method states", (_, actual, expected) => {
    expect(errorPercent(actual, expected)).toBeLessThan(0.5);
  });

  test("names the cycles and the drift its water rests on", () => {
    expect(design.water).toMatchObject({ cycles: 4, driftPercent: 0.005 });
  });
});

test("for any duty the design is one JSON can carry whole, and agrees with the capacity", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      const design = designOf(duty);
      expect(designSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
      const { finalCRT, operatingPoint } = capacity(duty);
      expect(design.operatingPoint).toEqual(operatingPoint);
      expect(design.selection.nominalCRT).toBeGreaterThanOrEqual(finalCRT - 1e-6);
    }),
    { numRuns: 30 },
  );
});

test("a refused duty is thrown back", () => {
  expect(() => designOf({ flowRate: 49, ...at(37, 32, 27) })).toThrow("flowRate: limits");
});
