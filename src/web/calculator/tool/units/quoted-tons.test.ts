import { expect, test } from "vitest";
import { units } from "#content/calculator/tool.ts";
import { capacity } from "#engine/method/capacity.ts";
import { quotedTonsText } from "./quoted-tons.ts";

const { check } = units.en;

test.each([
  ["its heat in tons of 15,000 Btu/h", 515.9, "US cooling tower tons"],
  ["its heat in tons of refrigeration", 644.8, "refrigeration tons"],
])("a duty of 500 CRT quoted as %s is recognised", (_, tons, expected) => {
  expect(findings(27, tons).join(" ")).toContain(expected);
});

test("the own CRT of the duty is described as that, within 1 %", () => {
  expect(findings(28, 576)).toEqual([check.sameAsFinal]);
  expect(findings(28, 500)).toEqual([check.sameAsBasic]);
});

test("a figure of no known convention is called that", () => {
  expect(findings(27, 700)).toEqual([check.none]);
});

test("no place is left without its figure", () => {
  for (const tons of [130, 406, 500, 515.9, 644.8]) expect(findings(27, tons).join(" ")).not.toMatch(/[{}]/);
});

function findings(wetBulbTemp: number, tons: number): string[] {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp };
  return quotedTonsText(check, tons, duty, capacity(duty));
}
