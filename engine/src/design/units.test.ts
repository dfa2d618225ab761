import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { capacity } from "../method/capacity.ts";
import { at } from "../reference/at.ts";
import { errorPercent } from "../reference/error-percent.ts";
import {
  capacityUnits,
  flowUnits,
  fromCapacity,
  fromFlow,
  fromLength,
  fromTemperature,
  fromTemperatureDifference,
  roundLimitsInward,
  temperatureUnits,
  toCapacity,
  toFlow,
  toLength,
  toTemperature,
  toTemperatureDifference,
} from "./units.ts";

describe("flow", () => {
  test("0.78 m³/h are 13 L/min, the water of one CRT", () => {
    expect(fromFlow(0.78, "lpm")).toBeCloseTo(13, 12);
    expect(toFlow(13, "lpm")).toBeCloseTo(0.78, 12);
  });

  test("3 gpm are 11.356 L/min, the water of one US nominal ton", () => {
    expect(fromFlow(toFlow(3, "gpm"), "lpm")).toBeCloseTo(11.356, 3);
  });
});

describe("temperature", () => {
  test.each([
    [95, 35],
    [77, 25],
    [32, 0],
    [-40, -40],
  ])("%d °F are %d °C", (fahrenheit, celsius) => {
    expect(toTemperature(fahrenheit, "F")).toBeCloseTo(celsius, 12);
    expect(fromTemperature(celsius, "F")).toBeCloseTo(fahrenheit, 12);
  });

  test("a difference has no zero point: 5 °F are 2.8 K, rounded", () => {
    expect(toTemperatureDifference(5, "F")).toBeCloseTo(2.78, 2);
    expect(fromTemperatureDifference(5, "F")).toBeCloseTo(9, 12);
  });
});

describe("one CRT", () => {
  test.each([
    ["CRT", 1],
    ["USNT", 0.812],
    ["kW", 4.5348],
    ["kcalh", 3900],
    ["USRT", 1.2897],
  ] as const)("in %s is %d", (unit, expected) => {
    expect(errorPercent(fromCapacity(1, unit), expected)).toBeLessThan(0.05);
  });

  test("has as many US nominal tons as the method finds at 95/85/78 °F and 3 gpm", () => {
    const temperatures = at(toTemperature(95, "F"), toTemperature(85, "F"), toTemperature(78, "F"));
    const { finalCRT } = capacity({ flowRate: toFlow(3000, "gpm"), ...temperatures });
    expect(errorPercent(fromCapacity(finalCRT, "USNT"), 1000)).toBeLessThan(0.1);
  });
});

const anyValue = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test.each(flowUnits)("a flow in %s comes back as it went", (unit) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(fromFlow(toFlow(value, unit), unit)).toBeCloseTo(value, 7);
    }),
  );
});

test.each(temperatureUnits)("a temperature and a difference in %s come back as they went", (unit) => {
  fc.assert(
    fc.property(anyValue, anyValue, (value, other) => {
      expect(fromTemperature(toTemperature(value, unit), unit)).toBeCloseTo(value, 7);
      expect(fromTemperatureDifference(toTemperatureDifference(value, unit), unit)).toBeCloseTo(value, 7);
      const difference = toTemperature(value, unit) - toTemperature(other, unit);
      expect(toTemperatureDifference(value - other, unit)).toBeCloseTo(difference, 7);
    }),
  );
});

test.each(capacityUnits)("a size in %s comes back as it went", (unit) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(fromCapacity(toCapacity(value, unit), unit)).toBeCloseTo(value, 7);
    }),
  );
});

test("limits that are rounded inwards never lie outside, and stay where they can be typed already", () => {
  expect(roundLimitsInward({ lowest: 220.14, highest: 22_014.37 })).toEqual({
    lowest: 220.2,
    highest: 22_014.3,
  });
  // 110.00000000000001 and 819.9999999999999 hundredths.
  expect(roundLimitsInward({ lowest: 1.1, highest: 8.2 }, 100)).toEqual({ lowest: 1.1, highest: 8.2 });
  expect(roundLimitsInward({ lowest: 0, highest: 9842.52 }, 1)).toEqual({ lowest: 0, highest: 9842 });
});

test.each([
  ["ft", 1, 0.3048],
  ["m", 2.5, 2.5],
] as const)("a length in %s is converted to metres and back", (unit, value, metres) => {
  expect(toLength(value, unit)).toBeCloseTo(metres, 12);
  expect(fromLength(metres, unit)).toBeCloseTo(value, 12);
});
