import { expect, test } from "vitest";
import { readDay, readWon } from "./typed-values.ts";

test.each([
  ["120,000,000원", 120_000_000],
  ["120 000 000", 120_000_000],
  ["0", 0],
  [" ", null],
  ["-1", undefined],
  ["1.5", undefined],
  ["12만", undefined],
])("the amount %j is read as %j", (typed, value) => {
  expect(readWon(typed)).toBe(value);
});

test.each([
  ["2026-03-05", "2026-03-05"],
  ["", null],
  ["0026-03-05", undefined],
  ["20260-03-05", undefined],
])("the day %j is read as %j", (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
