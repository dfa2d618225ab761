import { expect, test } from "vitest";
import { isDayFormat, isDayOrTimeFormat, isPercentFormat } from "./number-format.ts";

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
  [170, "h:mm AM/PM", false],
  [171, "mm:ss", false],
  [172, "MMM", true],
  [173, "D", true],
  [174, "yy h:mm", true],
  [175, "[d]0", false],
  [176, "[$-412][yellow]0", false],
  [177, "_d0", false],
  [178, "*y0", false],
  [179, '"a"m"b"', true],
  [180, `"${" ".repeat(251)}"yy`, true],
  [181, `"${" ".repeat(253)}"yy`, false],
  [14, "0", false],
  [13, undefined, false],
  [14, undefined, true],
  [17, undefined, true],
  [18, undefined, false],
  [21, undefined, false],
  [22, undefined, true],
  [23, undefined, false],
  [26, undefined, false],
  [27, undefined, true],
  [31, undefined, true],
  [32, undefined, false],
  [35, undefined, false],
  [36, undefined, true],
  [37, undefined, false],
  [49, undefined, false],
  [50, undefined, true],
  [54, undefined, true],
  [55, undefined, false],
  [56, undefined, false],
  [57, undefined, true],
  [58, undefined, true],
  [59, undefined, false],
] as const)("format %s %s is one of days: %s", (id, code, isOfDays) => {
  expect(isDayFormat(id, code)).toBe(isOfDays);
});

test.each([
  [33, undefined, false],
  [34, undefined, true],
  [35, undefined, true],
  [36, undefined, false],
  [54, undefined, false],
  [55, undefined, true],
  [56, undefined, true],
  [57, undefined, false],
  [35, "0", false],
] as const)("format %s %s is one of days or times: %s", (id, code, isEither) => {
  expect(isDayOrTimeFormat(id, code)).toBe(isEither);
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
  [8, undefined, false],
  [12, undefined, false],
] as const)("format %s %s is one of per cent: %s", (id, code, isOfPercent) => {
  expect(isPercentFormat(id, code)).toBe(isOfPercent);
});
