import { expect, test } from "vitest";
import { capacityRange, capacityRangeText } from "./capacity-range.ts";

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
