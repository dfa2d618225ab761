import { expect, test } from "vitest";
import { formatWithUnit } from "./figure.ts";
import {
  enteredInBothUnits,
  formatAsEntered,
  inBothUnits,
  isStandardChoice,
  quantityText,
  standardUnits,
} from "./measures.ts";
import { parseUnitChoice, unitChoiceText } from "./units-text.ts";

const american = { flow: "gpm", temperature: "F", capacity: "USNT", height: "ft" } as const;

test("a flow is formatted in each unit with the decimals it needs", () => {
  expect(quantityText(390, "flow", standardUnits)).toBe("390.0 m³/h");
  expect(quantityText(390, "flow", { ...standardUnits, flow: "lpm" })).toBe("6,500.0 L/min");
  expect(quantityText(390, "flow", american)).toBe("1,717.1 gpm");
  expect(quantityText(2.9835, "flow", standardUnits)).toBe("2.98 m³/h");
  expect(quantityText(0.0195, "flow", standardUnits)).toBe("0.020 m³/h");
});

test("a temperature is moved and stretched to °F, a difference only stretched", () => {
  expect(quantityText(35, "temperature", american)).toBe("95.0 °F");
  expect(quantityText(5, "difference", american)).toBe("9.0 °F");
  expect(quantityText(5, "difference", standardUnits)).toBe("5.0 °C");
});

test("a height is formatted in whole metres or feet", () => {
  expect(quantityText(304.8, "height", standardUnits)).toBe("305 m");
  expect(quantityText(304.8, "height", american)).toBe("1,000 ft");
});

test("a distance of a sound level is not rounded in metres, and has tenths of feet", () => {
  expect(quantityText(1.5, "distance", standardUnits)).toBe("1.5 m");
  expect(quantityText(10, "distance", standardUnits)).toBe("10 m");
  // 1.5 / 0.3048 = 4.921.
  expect(quantityText(1.5, "distance", american)).toBe("4.9 ft");
});

test("a limit keeps the hundredth that a rounded one would lose", () => {
  expect(quantityText(26.67, "temperatureLimit", standardUnits)).toBe("26.67 °C");
  expect(quantityText(26.67, "temperatureLimit", american)).toBe("80.0 °F");
});

test.each([
  ["CRT", "500.0 CRT", "500 CRT"],
  ["kcalh", "1,950,000 kcal/h @ 37/32/27", "1,950,000 kcal/h @ 37/32/27"],
  ["kW", "2,267.4 kW @ 37/32/27", "2,267.4 kW @ 37/32/27"],
  ["USRT", "644.8 USRT @ 37/32/27", "644.8 USRT @ 37/32/27"],
  ["USNT", "406.0 US ton", "406.0 US ton"],
] as const)("500 CRT are shown in %s, nominal ones as whole CRT", (capacity, size, nominal) => {
  expect(quantityText(500, "size", { ...standardUnits, capacity })).toBe(size);
  expect(quantityText(500, "nominalSize", { ...standardUnits, capacity })).toBe(nominal);
});

test("a unit that nobody switches stays, a per cent stands close to its figure, and a ratio has none", () => {
  expect(quantityText(1_950_000, { unit: "kcal/h", decimals: 0 }, american)).toBe("1,950,000 kcal/h");
  expect(quantityText(76.54, { unit: "%", decimals: 1 }, american)).toBe("76.5%");
  expect(quantityText(0.76485, { unit: "", decimals: 3 }, american)).toBe("0.765");
});

test.each([
  [716.6, "flow", "3,155.1 gpm", "3,155.1 gpm (716.6 m³/h)"],
  // The form converts 3,155 gpm to this value.
  [716.578451, "flow", "3,155 gpm", "3,155 gpm (716.6 m³/h)"],
  [38, "temperature", "100.4 °F", "100.4 °F (38 °C)"],
  // 85 °F.
  [29.444444, "temperature", "85 °F", "85 °F (29.4 °C)"],
] as const)("%d of a %s is formatted as it was entered", (value, as, chosen, both) => {
  expect(formatWithUnit(formatAsEntered(value, as, american))).toBe(chosen);
  expect(enteredInBothUnits(value, as, american)).toBe(both);
});

test("documents have both units, and one where there is no other", () => {
  expect(inBothUnits(390, "flow", american)).toBe("1,717.1 gpm (390.0 m³/h)");
  expect(inBothUnits(390, "flow", standardUnits)).toBe("390.0 m³/h");
  expect(isStandardChoice(standardUnits)).toBe(true);
  expect(isStandardChoice(american)).toBe(false);
});

test("a choice of units is read back from an address, and the standard one leaves none", () => {
  expect(parseUnitChoice(unitChoiceText(american))).toEqual(american);
  expect(unitChoiceText(standardUnits)).toBeUndefined();
  expect(parseUnitChoice("gpm-furlong")).toEqual({ ...standardUnits, flow: "gpm" });
});
