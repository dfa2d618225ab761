import { expect, test } from "vitest";
import { dayOfSerial, losesZeros, parseDay, parseMonth, parseYear, serialOfDay } from "./days.ts";

test.each([
  [45_366, 1900, "2024-03-15"],
  [45_366.75, 1900, "2024-03-15"],
  [61, 1900, "1900-03-01"],
  [1, 1900, "1900-01-01"],
  [43_904, 1904, "2024-03-15"],
  [-1, 1900, "-1"],
  [9_999_999, 1900, "9999999"],
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
])("%s is written for the month %s", (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test("a number that has lost its zero is October beside months of two digits", () => {
  expect(losesZeros(["2019.05", "2019.1"])).toBe(true);
  expect(losesZeros(["2019.5", "2019.1", "2019.05.01"])).toBe(false);
  expect(parseMonth("2019.1", { losesZeros: true })).toBe("2019-10");
  expect(parseMonth("2019-1", { losesZeros: true })).toBe("2019-01");
});

test.each([
  ["2019", 2019],
  ["2019년", 2019],
  ["2019.", 2019],
  ["2019.5", undefined],
  ["'19", undefined],
])("%s is written for the year %s", (text, year) => {
  expect(parseYear(text)).toBe(year);
});
