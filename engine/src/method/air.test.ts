import { describe, expect, test } from "vitest";
import { errorPercent } from "../reference/error-percent.ts";
import { saturatedAir } from "../reference/saturated-air.ts";
import {
  enhancementFactor,
  saturatedEnthalpy,
  saturatedHumidityRatio,
  saturatedVolume,
  saturationPressurePa,
  seaLevelPa,
} from "./air.ts";

const ceiling = 0.1;

describe.each(saturatedAir)("saturated air at $t °C agrees with real-gas air", (row) => {
  test("in pressure", () => {
    expect(errorPercent(saturationPressurePa(row.t), row.pressure)).toBeLessThan(ceiling);
  });
  test("in humidity ratio", () => {
    expect(errorPercent(saturatedHumidityRatio(row.t), row.humidityRatio)).toBeLessThan(ceiling);
  });
  test("in enthalpy", () => {
    expect(errorPercent(saturatedEnthalpy(row.t), row.enthalpy)).toBeLessThan(ceiling);
  });
  test("in volume", () => {
    expect(errorPercent(saturatedVolume(row.t), row.volume)).toBeLessThan(ceiling);
  });
});

test("the comparison spans every temperature the calculator meets", () => {
  expect(saturatedAir.map((row) => row.t)).toEqual([10, 15, 20, 25, 27, 30, 35, 40, 45]);
});

test("air at sea level holds 0.472 % more vapour than an ideal gas", () => {
  expect(enhancementFactor(seaLevelPa)).toBeCloseTo(1.00472, 5);
});

test("thinner air holds more vapour per kilogram and takes up more room", () => {
  expect(saturatedHumidityRatio(30, 95_000)).toBeGreaterThan(saturatedHumidityRatio(30));
  expect(saturatedVolume(30, 95_000)).toBeGreaterThan(saturatedVolume(30));
});

test("entering-air enthalpy at 27 °C is Daeil Aqua's 44.3440 Btu/lb once both count from 0 °F", () => {
  // From 0 °C to 0 °F the enthalpy of dry air changes by 1.006 × 17.778 kJ/kg; 1 Btu/lb = 2.326 kJ/kg.
  const btuPerPound = (saturatedEnthalpy(27) + 1.006 * 17.778) / 2.326;
  expect(errorPercent(btuPerPound, 44.344)).toBeLessThan(0.1);
});
