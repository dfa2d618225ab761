import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dutyInputs } from "../inputs/duty-inputs.ts";
import { duties } from "../reference/duties.ts";
import { approachOf, checkDuty, dutyFields, elevationOf, rangeOf, readDuty, type Violation } from "./duty.ts";

describe("checkDuty reports every broken rule, by field", () => {
  test.each(duties)("$title", ({ input, broken }) => {
    expect(byField(checkDuty(input))).toEqual(broken);
  });

  test("no case was dropped", () => {
    expect(duties).toHaveLength(27);
  });
});

test("what checkDuty accepts is a duty; whatever else came along is left behind", () => {
  const input = { flowRate: 100, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 26, note: "roof" };
  const { note: _, ...duty } = input;
  expect(readDuty(input)).toEqual({ kind: "duty", duty });
});

test("what checkDuty refuses comes back with its violations", () => {
  expect(readDuty({ flowRate: 49, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 26 })).toEqual({
    kind: "refused",
    violations: [{ field: "flowRate", rule: "limits" }],
  });
});

test("anything at all is either a duty or refused with a reason", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const reading = readDuty(input);
      expect(reading.kind === "duty" || reading.violations.length > 0).toBe(true);
    }),
  );
});

test("every pair of tenths of a degree that is 2.8 apart on paper is accepted", () => {
  for (let tenths = 250; tenths <= 348; tenths++) {
    const coldWaterTemp = tenths / 10;
    const wetBulbTemp = (tenths - 28) / 10;
    const hotWaterTemp = (tenths + 50) / 10;
    expect(checkDuty({ flowRate: 390, hotWaterTemp, coldWaterTemp, wetBulbTemp })).toEqual([]);
  }
});

test("the initial values are accepted and are the standard condition", () => {
  const initial = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  expect(Object.fromEntries(dutyFields.map((field) => [field, dutyInputs[field].initial]))).toEqual(initial);
  expect(checkDuty(initial)).toEqual([]);
  expect(rangeOf(initial)).toBe(5);
  expect(approachOf(initial)).toBe(5);
});

function byField(violations: Violation[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { field, rule } of violations) groups[field] = [...(groups[field] ?? []), rule];
  return groups;
}

test.each([
  [0, undefined],
  [1, 1],
  [3_000, 3_000],
  [3_001, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])("the elevation %s m of a duty is read as %s", (height, expected) => {
  expect(elevationOf(height)).toBe(expected);
});
