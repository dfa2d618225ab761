import { expect, test } from "vitest";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { converted, type Scale, standardText } from "./box-conversion.ts";
import { boxScale, boxValue, exactName, inStandardUnits, systemName } from "./unit-system.ts";

const metric: Scale = [1, 0];
const [factor = 1, zero = 0] = boxScale("flowRate").split(" ").map(Number);
const gpm: Scale = [factor, zero];

test.each([
  ["390,5", "390.5"],
  ["3,905", "3905"],
  ["1,500.5", "1500.5"],
  ["３９０．５", "390.5"],
  [" 390 ", "390"],
  ["1.515,9", ""],
  ["abc", ""],
  ["", ""],
])("%j is read as %j m³/h when the units change", (text, value) => {
  expect(standardText(text, metric)).toBe(value);
});

test.each(["390,5", "1,500", "３９０", "0"])("%j gpm is the same value as for the server", (text) => {
  const { key } = dutyInputs.flowRate;
  const sent = new URLSearchParams({ [key]: text, [systemName]: "imperial", [exactName]: "imperial____" });
  expect(standardText(text, gpm)).toBe(inStandardUnits(sent).get(key));
});

test.each([390, 716.6, 340.687061])("%d m³/h are shown in gpm as by the server", (value) => {
  expect(converted(value, gpm)).toBe(boxValue(value, "flowRate", "imperial"));
});
