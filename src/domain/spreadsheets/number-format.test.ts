import { expect, test } from "vitest";
import { isDayFormat, isPercentFormat } from "./number-format.ts";

test.each([
  [14, undefined, true],
  [31, undefined, true],
  [0, undefined, false],
  [9, undefined, false],
  [164, "yyyy\\-mm\\-dd", true],
  [165, '[$-412]yyyy"년" m"월" d"일"', true],
  [166, 'mmm "daily"', true],
  [167, '#,##0\\ "day"', false],
  [168, "[Red]0.00E+00", false],
  [169, "h:mm:ss AM/PM", false],
] as const)("format %s %s is one of days: %s", (id, code, isOfDays) => {
  expect(isDayFormat(id, code)).toBe(isOfDays);
});

test.each([
  [9, undefined, true],
  [10, undefined, true],
  [11, undefined, false],
  [164, "0.0%", true],
  [165, "0.00\\ %;[Red]\\-0.00\\ %", true],
  [166, '0.0"%"', false],
  [167, "0.0\\%", false],
  [9, "General", false],
] as const)("format %s %s is one of per cent: %s", (id, code, isOfPercent) => {
  expect(isPercentFormat(id, code)).toBe(isOfPercent);
});
