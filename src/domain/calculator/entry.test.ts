import { expect, test } from "vitest";
import { carriedDuty, dutyQuery, enteredNumber, entryIn } from "./entry.ts";

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

test("an address carries a duty on to another page, or says that it is none", () => {
  const carried = (query: string) => carriedDuty(new URLSearchParams(query));
  expect(carried("utm_source=mail&s=1")).toBeUndefined();
  expect(carried("flow=390&hot=37&cold=32&wb=27&utm_source=mail")).toEqual({
    kind: "duty",
    duty: { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 },
  });
  expect(carried("flow=390&hot=37&cold=32&wb=30")).toEqual({
    kind: "refused",
    violations: [{ field: "wetBulbTemp", rule: "approach" }],
  });
  expect(carried("flow=390")?.kind).toBe("refused");
});
