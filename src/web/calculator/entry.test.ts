import { expect, test } from "vitest";
import { dutyQuery, enteredNumber, entryIn } from "./entry.ts";

test.each(["", " ", "abc", "12 m³", "1,200", "1e999", "NaN", null])(
  "an entry that is no number, %j, becomes 0",
  (text) => {
    expect(enteredNumber(text)).toBe(0);
  },
);

test.each([
  ["390", 390],
  ["34.8", 34.8],
  ["-1", -1],
  [" 27 ", 27],
])("%j is the number %d", (text, number) => {
  expect(enteredNumber(text)).toBe(number);
});

test("the address of a duty gives back that duty", () => {
  const duty = { flowRate: 1250, hotWaterTemp: 39.8, coldWaterTemp: 34.8, wetBulbTemp: 32 };
  expect(dutyQuery(duty)).toBe("?flow=1250&hot=39.8&cold=34.8&wb=32");
  expect(entryIn(new URLSearchParams(dutyQuery(duty)))).toEqual(duty);
});
