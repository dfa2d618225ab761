import { expect, test } from "vitest";
import { typedNumber } from "../inputs/typed-number.ts";
import { boxText, dutyQuery, enteredNumber, parseDutyQuery, unvalidatedDutyIn } from "./duty-query.ts";

test.each(["", " ", "abc", "12 m³", "1e999", "NaN", "Infinity", "0x20", ",", "1.200,5", "1,2,3", null])(
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
  ["1,200", 1200],
  ["1,234,567.8", 1234567.8],
  ["390,5", 390.5],
  ["0,005", 0.005],
  ["3,90", 3.9],
  ["390,", 390],
  ["３７．５", 37.5],
  ["−5", -5],
])("%j is the number %d", (text, number) => {
  expect(enteredNumber(text)).toBe(number);
});

test("a text of more than 100 characters is no number", () => {
  expect(typedNumber(` ${"9".repeat(100)} `)).toBe(1e100);
  expect(typedNumber("9".repeat(101))).toBeUndefined();
});

test("a comma is never dropped from a number it does not group", () => {
  expect(typedNumber("390,5")).not.toBe(3905);
  expect(typedNumber("37,25")).not.toBe(3725);
  expect(unvalidatedDutyIn(new URLSearchParams("flow=1,200&hot=37,5&cold=32&wb=27"))).toEqual({
    flowRate: 1200,
    hotWaterTemp: 37.5,
    coldWaterTemp: 32,
    wetBulbTemp: 27,
  });
});

test("a box shows a converted value without its endless digits, yet fine enough to calculate with", () => {
  expect(boxText(265 / 9)).toBe("29.4444");
  expect(boxText(390)).toBe("390");
});

test("the address of a duty gives back that duty", () => {
  const duty = { flowRate: 1250, hotWaterTemp: 39.8, coldWaterTemp: 34.8, wetBulbTemp: 32 };
  expect(dutyQuery(duty)).toBe("?flow=1250&hot=39.8&cold=34.8&wb=32");
  expect(unvalidatedDutyIn(new URLSearchParams(dutyQuery(duty)))).toEqual(duty);
});

test("an address carries a duty on to another page, or says that it is none", () => {
  const carried = (query: string) => parseDutyQuery(new URLSearchParams(query));
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

test("an address holds the elevation of the site; a duty has none of sea level or outside the limits, which the plan refuses", () => {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27, height: 900 };
  expect(dutyQuery(duty)).toBe("?flow=390&hot=37&cold=32&wb=27&height=900");
  expect(unvalidatedDutyIn(new URLSearchParams(dutyQuery(duty)))).toEqual(duty);
  for (const odd of ["0", "-5", "3001", "abc", ""])
    expect(unvalidatedDutyIn(new URLSearchParams({ ...texts(duty), height: odd }))).not.toHaveProperty(
      "height",
    );
});

function texts(duty: object): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(dutyQuery(duty as Parameters<typeof dutyQuery>[0])));
}
