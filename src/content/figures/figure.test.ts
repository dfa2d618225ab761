import { expect, test } from "vitest";
import { formatWithUnit, standardMeasured } from "./figure.ts";

test.each([
  ["temperature", 37, "37.0 °C"],
  ["temperatureLimit", 27.456, "27.46 °C"],
  ["flow", 1250, "1,250.0 m³/h"],
  ["nominalSize", 499.6, "500 CRT"],
  [{ unit: "%", decimals: 1 }, 4, "4.0%"],
  [{ unit: "", decimals: 3 }, 1.2345, "1.235"],
] as const)("%j of %d is written %j", (as, value, text) => {
  expect(formatWithUnit(standardMeasured(value, as))).toBe(text);
});
