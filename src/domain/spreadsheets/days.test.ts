import { expect, test } from "vitest";
import {
  dayOfSerial,
  hasLostTrailingZeros,
  isDay,
  parseDay,
  parseMonth,
  parseYear,
  serialOfDay,
} from "./days.ts";

test.each([
  [45_366, 1900, "2024-03-15"],
  [45_366.75, 1900, "2024-03-15"],
  [61, 1900, "1900-03-01"],
  [1, 1900, "1900-01-01"],
  [43_904, 1904, "2024-03-15"],
  [-1, 1900, "-1"],
  [9_999_999, 1900, "9999999"],
  [0, 1900, "1899-12-31"],
  [59, 1900, "1900-02-28"],
  [60, 1900, "1900-02-28"],
  [0, 1904, "1904-01-01"],
  [59, 1904, "1904-02-29"],
  [2_958_465, 1900, "9999-12-31"],
  [2_958_466, 1900, "2958466"],
] as const)("the number %s of a workbook that counts from %s is %s", (serial, count, day) => {
  expect(dayOfSerial(serial, count)).toBe(day);
});

test("a day is written by the number that it is read by", () => {
  expect(dayOfSerial(serialOfDay("1950-01-01"), 1900)).toBe("1950-01-01");
});

test.each([
  ["2024-03-05", "2024-03-05"],
  ["2024. 3. 5.", "2024-03-05"],
  ["2024/3/5", "2024-03-05"],
  ["２０２４년 3월 5일", "2024-03-05"],
  ["20240305", "2024-03-05"],
  ["2024-03-05T00:00:00", "2024-03-05"],
  ["2024-02-30", undefined],
  ["3/5/2024", undefined],
  ["2024", undefined],
  ["미정", undefined],
  ["2024-03-05 09:00", "2024-03-05"],
  ["2024년 03월 05일 준공", "2024-03-05"],
  [" 2024 - 03 - 05 ", "2024-03-05"],
  ["2024.12.31.", "2024-12-31"],
  ["2024-02-29", "2024-02-29"],
  ["2023-02-29", undefined],
  ["2024-13-01", undefined],
  ["2024-00-01", undefined],
  ["2024-03-055", undefined],
  ["2024-03-05a", undefined],
  ["on 2024-03-05", undefined],
  ["12024-03-05", undefined],
  ["202403055", undefined],
  ["120240305", undefined],
  ["20241305", undefined],
  ["24-03-05", undefined],
  ["2024-03", undefined],
])("%s is written for %s", (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  ["2019.05", "2019-05"],
  ["2019.5.", "2019-05"],
  ["2019. 5", "2019-05"],
  ["2019-05", "2019-05"],
  ["2019/5", "2019-05"],
  ["2019년 5월", "2019-05"],
  ["２０１９년5월 (예정)", "2019-05"],
  ["201905", "2019-05"],
  ["2019.1", "2019-01"],
  ["2019.13", undefined],
  ["2019.0", undefined],
  ["2019", undefined],
  ["2019-05-04", undefined],
  ["05/2019", undefined],
  ["2019-12", "2019-12"],
  ["2019.05 (예정)", "2019-05"],
  [" 2019 . 05 ", "2019-05"],
  ["201912", "2019-12"],
  ["201913", undefined],
  ["201900", undefined],
  ["2019055", undefined],
  ["1201905", undefined],
  ["in 2019-05", undefined],
  ["2019-05a", undefined],
  ["2019-123", undefined],
])("%s is written for the month %s", (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test("a number that has lost its zero is October beside months of two digits", () => {
  expect(hasLostTrailingZeros(["2019.05", "2019.1"])).toBe(true);
  expect(hasLostTrailingZeros(["2019.5", "2019.1", "2019.05.01"])).toBe(false);
  expect(hasLostTrailingZeros([" 2019.05 "])).toBe(true);
  expect(hasLostTrailingZeros(["12019.05", "2019.055", "2019.15", "2019-05"])).toBe(false);
  expect(hasLostTrailingZeros([])).toBe(false);
  expect(parseMonth("2019.1", { hasLostTrailingZeros: true })).toBe("2019-10");
  expect(parseMonth("2019-1", { hasLostTrailingZeros: true })).toBe("2019-01");
  expect(parseMonth("2019.2", { hasLostTrailingZeros: true })).toBe("2019-02");
  expect(parseMonth("2019.1")).toBe("2019-01");
});

test.each([
  ["2019", 2019],
  ["2019년", 2019],
  ["2019.", 2019],
  ["2019.5", undefined],
  ["'19", undefined],
  ["2019년도", 2019],
  [" ２０１９ 년 ", 2019],
  ["in 2019", undefined],
  ["2019년 5월", undefined],
  ["20190", undefined],
  ["2019도", undefined],
])("%s is written for the year %s", (text, year) => {
  expect(parseYear(text)).toBe(year);
});

test.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2024-03-32", false],
  ["2024-3-5", false],
  ["", false],
])("%j is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ["1900-03-01", 61],
  ["2024-03-15", 45_366],
  ["1904-01-01", 1_462],
])("%s has the number %d", (day, serial) => {
  expect(serialOfDay(day)).toBe(serial);
});
