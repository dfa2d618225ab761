import { expect, test } from "vitest";
import { capacityRange, capacityRangeText, capacityTons, positiveTons } from "./capacity.ts";

test.each([
  ["1200RT", 1200],
  ["2,400 RT", 2400],
  ["300rt", 300],
  [" 450 CRT ", 450],
  ["87.5RT", 87.5],
])("reads %j as %d CRT", (text, crt) => {
  expect(capacityTons(text)).toBe(crt);
});

test.each([null, "", "RT", "300", "600RT x 2", "300RT 병원", "3 m³/h", "300 USRT"])(
  "reads no cooling tons from %j",
  (text) => {
    expect(capacityTons(text)).toBeUndefined();
  },
);

test.each([
  ["1200RT", 1200],
  ["1,200 RT", 1200],
  ["450CRT", 450],
  ["12.5rt", 12.5],
  ["500 m³/h", undefined],
  ["RT", undefined],
  ["0RT", undefined],
  ["600RT × 2", undefined],
  [null, undefined],
])("%s are %s tons, by which sizes can be compared", (capacity, tons) => {
  expect(positiveTons(capacity)).toBe(tons);
});

test.each([
  ["200-400", { from: 200, to: 400 }],
  ["3000-", { from: 3000 }],
  ["-100", { to: 100 }],
])("reads the range %s, and writes it alike", (text, range) => {
  expect(capacityRange(text)).toEqual(range);
  expect(capacityRangeText(range)).toBe(text);
});

test.each(["", "-", "400-200", "200", "a-b", "1-2-3", "-1-5", "12345678-"])(
  "finds no range in %j",
  (text) => {
    expect(capacityRange(text)).toBeUndefined();
  },
);
