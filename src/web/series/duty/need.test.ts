import { expect, test } from "vitest";
import { enteredNeed, needIn, needQuery } from "./need.ts";

const sent = (query: string) => new URLSearchParams(query);
const asked = (query: string) => String(needQuery(needIn(sent(query))));

test("a duty typed in US units is that of an address in m³/h and °C, with its units", () => {
  const need = needIn(sent("flow=3,155.1&hot=100.4&cold=89.6&wb=84.2&crt=&as=imperial&exact=imperial____"));
  expect(need).toMatchObject({
    kind: "duty",
    duty: { flowRate: 716.601163, hotWaterTemp: 38, coldWaterTemp: 32, wetBulbTemp: 29 },
    carried: { in: "gpm-F-ft" },
  });
});

test("boxes that nobody has changed stand for exactly what they were filled with, in either system", () => {
  const before = sent("flow=716.6&hot=38&cold=32&wb=29&in=gpm-F-ft");
  const { duty, exact, system } = enteredNeed(before, needIn(before));
  expect([system, duty, exact]).toEqual([
    "imperial",
    { flowRate: "3155.1", hotWaterTemp: "100.4", coldWaterTemp: "89.6", wetBulbTemp: "84.2" },
    "imperial_716.6_38_32_29",
  ]);
  expect(asked(`flow=3155.1&hot=100.4&cold=89.6&wb=84.2&in=gpm-F-ft&as=imperial&exact=${exact}`)).toBe(
    "flow=716.6&hot=38&cold=32&wb=29&in=gpm-F-ft",
  );
  expect(asked(`flow=3000&hot=100.4&cold=89.6&wb=84.2&as=imperial&exact=${exact}`)).toBe(
    "flow=681.374121&hot=38&cold=32&wb=29&in=gpm-F-ft",
  );
  expect(asked("flow=716.6&hot=38&cold=32&wb=29&as=metric&in=gpm-F-ft&exact=metric_716.60018_38_32_29")).toBe(
    "flow=716.60018&hot=38&cold=32&wb=29",
  );
});

test("a switch without script keeps what nobody has changed, and takes what was typed in the chosen units", () => {
  const filled = "exact=metric_500_40_32_27";
  expect(asked(`flow=500&hot=40&cold=32&wb=80.6&as=imperial&${filled}`)).toBe(
    "flow=500&hot=40&cold=32&wb=27&in=gpm-F-ft",
  );
});

test("a choice of other units than those of the two systems stays where metric boxes were filled", () => {
  expect(asked("flow=390&hot=37&cold=32&wb=27&in=lpm&as=metric")).toBe(
    "flow=390&hot=37&cold=32&wb=27&in=lpm",
  );
});

test("what cannot be understood stays as it was typed, in its own system", () => {
  const wrong = sent("flow=many&hot=100&cold=90&wb=80&as=imperial&exact=imperial____");
  const need = needIn(wrong);
  expect(need).toMatchObject({ kind: "refused", what: "duty" });
  expect(enteredNeed(wrong, need)).toMatchObject({
    system: "imperial",
    duty: { flowRate: "many", hotWaterTemp: "100" },
    exact: "imperial____",
  });
});

test("an elevation beyond the limits is refused with its duty, which would be calculated at sea level, and leaves the form", () => {
  const query = sent("flow=390&hot=37&cold=32&wb=26&height=5000");
  const need = needIn(query);
  expect(need).toMatchObject({ kind: "refused", what: "elevation" });
  expect(enteredNeed(query, need).elevation).toBe("");
  const both = sent("flow=390&hot=37&cold=32&wb=31&height=5000");
  expect(needIn(both)).toMatchObject({ kind: "refused", what: "duty" });
  expect(enteredNeed(both, needIn(both)).elevation).toBe("");
  const usable = sent("flow=390&hot=37&cold=32&wb=31&height=500");
  expect(enteredNeed(usable, needIn(usable)).elevation).toBe("500");
});

test("before anything is asked the boxes hold the temperatures of the rating, in the units of the address", () => {
  expect(enteredNeed(sent(""), needIn(sent("")), true).duty).toMatchObject({
    flowRate: "",
    wetBulbTemp: "27",
  });
  expect(enteredNeed(sent("in=gpm-F"), needIn(sent("in=gpm-F")), true)).toMatchObject({
    duty: { flowRate: "", hotWaterTemp: "98.6", coldWaterTemp: "89.6", wetBulbTemp: "80.6" },
    exact: "imperial__37_32_27",
  });
});

test("job, place, water and units go along, a place only while the duty has its wet bulb", () => {
  const rest = "job=Plant&place=annex-7-seoul&cycles=4&in=gpm-F-ft&project=12";
  const copied = (wb: string) =>
    asked(`flow=390&hot=37&cold=32&wb=${wb}&${rest}&product=sf&model=SF-300&units=2`);
  expect(copied("25.5")).toBe(
    "flow=390&hot=37&cold=32&wb=25.5&job=Plant&place=annex-7-seoul&cycles=4&in=gpm-F-ft&project=12",
  );
  expect(copied("27")).toBe("flow=390&hot=37&cold=32&wb=27&job=Plant&cycles=4&in=gpm-F-ft&project=12");
});

test("preferences that change nothing are not carried, the others go along", () => {
  const need = needIn(sent("crt=300&soundat=10&extra=0&sort=towers&count=&maxheight=4.5&reserve=1"));
  expect(need).toEqual({ kind: "capacity", crt: 300, carried: { maxheight: "4.5", reserve: "1" } });
  expect(needIn(sent("crt=300&soundat=10&extra=0&sort=towers"))).toEqual({ kind: "capacity", crt: 300 });
});

test("a duty typed in all boxes beside the capacity found before is the need, in any units", () => {
  const found = "crt=300&filled=300&as=imperial";
  expect(asked(`flow=3434.2&hot=98.6&cold=89.6&wb=80.6&${found}&exact=imperial____`)).toMatch(
    /^flow=[\d.]+&hot=37/,
  );
  // The switch of units writes what is typed into the exact values.
  expect(asked(`flow=3434.2&hot=98.6&cold=89.6&wb=80.6&${found}&exact=imperial_780_37_32_27`)).toBe(
    "flow=780&hot=37&cold=32&wb=27&in=gpm-F-ft",
  );
});

test.each([
  ["is new", "flow=780&hot=37&cold=32&wb=28&crt=300&filled=&as=metric&exact=metric_780_37_32_27"],
  ["has changed", "flow=780&hot=37&cold=32&wb=27&crt=300&filled=250&as=metric&exact=metric____"],
  [
    "stands beside the first temperatures",
    "flow=&hot=37&cold=32&wb=28&crt=300&filled=&as=metric&exact=metric__37_32_27",
  ],
  ["stands beside a part of a duty", "flow=780&hot=&cold=&wb=&crt=300&filled=300&as=metric&exact=metric____"],
  ["comes from an address", "flow=780&hot=37&cold=32&wb=27&crt=300"],
])("a capacity that %s is the need", (_, query) => {
  expect(asked(query)).toBe("crt=300");
});
