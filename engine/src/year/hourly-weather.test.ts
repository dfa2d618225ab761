import { expect, test } from "vitest";
import { pressureAt } from "../method/air.ts";
import { weatherIn } from "./hourly-weather.ts";
import { weatherElevation, weatherFileBudget } from "./weather.ts";
import { ownWeatherSchema } from "./year-schema.ts";

const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const hours = days.flatMap((count, month) => Array.from({ length: count * 24 }, () => month + 1));

/**
 * EPW with constant air all year, in the columns of EnergyPlus (year, month, day, hour, minute, flags, …).
 */
function epw(dryBulb: number, relativeHumidity: number, pressurePa = 101_325, elevation = "42.0"): string {
  const head = [
    `LOCATION,Anywhere,-,KOR,TMYx,123456,37.5,127,9,${elevation}`,
    ...Array.from({ length: 7 }, () => "HEAD,"),
  ];
  const rows = hours.map(
    (month) => `2015,${month},1,1,0,?9?9,${dryBulb},10,${relativeHumidity},${pressurePa},0,0`,
  );
  return [...head, ...rows].join("\r\n");
}

function csv(head: string, line: (month: number) => string): string {
  return [head, ...hours.map(line)].join("\n");
}

function classesOf(text: string, height = 0) {
  const reading = weatherIn(text, "own.csv", height);
  if (reading.kind === "refused") throw new Error(JSON.stringify(reading.problem));
  return reading.weather;
}

test("an EPW is counted by month in classes of wet bulb and depression, with its height", () => {
  // ASHRAE psychrometrics: 32 °C at 50 % has a wet bulb of 23.7 °C.
  const weather = classesOf(epw(32, 50));
  expect(weather.height).toBe(42);
  expect(weather.months.map((month) => month.length)).toEqual(Array(12).fill(1));
  expect(weather.months[0]).toEqual([[23.5, 31.85, 744]]);
  expect(weather.months.flat().reduce((sum, [, , count]) => sum + count, 0)).toBe(8760);
});

test.each([
  ["-2.0", -2],
  ["-500", -500],
  ["5500", 5500],
  ["-9999", 0],
  ["99999", 0],
  ["unknown", 0],
])("an EPW of the elevation %s is that of %d m, and is accepted by the API", (elevation, height) => {
  const weather = classesOf(epw(32, 50, 101_325, elevation));
  expect(weather.height).toBe(height);
  expect(ownWeatherSchema.safeParse(weather).success).toBe(true);
});

test("every elevation of weather has an air pressure that a file may have", () => {
  for (const height of Object.values(weatherElevation))
    expect(classesOf(epw(10, 50, pressureAt(height))).months[0]).toHaveLength(1);
});

test("a CSV may have months or dates, humidity or dew point, commas or semicolons", () => {
  const byMonth = csv("month,dry bulb,relative humidity", (month) => `${month},32,50`);
  // A dew point of 20.3 °C is 50 % at 32 °C.
  const byDate = csv(
    '"일시";"기온(°C)";"이슬점(°C)";"기압(hPa)"',
    (month) => `2024-${String(month).padStart(2, "0")}-01 10:00;32,0;20,3;1013,2`,
  );
  expect(classesOf(byMonth).months[6]).toEqual([[23.5, 31.85, 744]]);
  expect(classesOf(byDate).months).toEqual(classesOf(byMonth).months);
});

test.each([
  ["일시,기온(°C),습도(%),증기압(hPa),이슬점온도(°C),해면기압(hPa),현지기압(hPa)", "1020.5,898.7"],
  ["일시,기온(°C),습도(%),증기압(hPa),이슬점온도(°C),현지기압(hPa),해면기압(hPa)", "898.7,1020.5"],
  ["date,dry bulb,humidity,vapor pressure,dew point,sea level pressure,station pressure", "1020.5,898.7"],
])("the pressure of a station is neither that of vapour nor that at sea level: %s", (head, pressures) => {
  const text = csv(
    head,
    (month) => `2024-${String(month).padStart(2, "0")}-01 01:00,32,50,23.8,20.3,${pressures}`,
  );
  const known = csv("month,dry bulb,humidity,pressure", (month) => `${month},32,50,898.7`);
  expect(classesOf(text).months).toEqual(classesOf(known).months);
});

test("saturated air has its dry bulb as wet bulb, and cold has no negative zero", () => {
  for (const dryBulb of [-0.1, 3.3, 25.7]) {
    const wetBulb = Math.round(2 * dryBulb) / 2 + 0;
    for (const pressurePa of [90_000, 98_750, 101_325])
      expect(classesOf(epw(dryBulb, 100, pressurePa)).months[0]).toEqual([[wetBulb, wetBulb, 744]]);
  }
});

test("a class of few hours is named by the mean of all such of its depression, or by its middle, never by its own", () => {
  const rare = [
    [24, 50],
    [26, 52],
    [28, 54],
    [30, 56],
    [31, 57],
    [10, 99],
  ] as const;
  const usual = hours.map((month) => `${month},5,80`);
  rare.forEach(([dryBulb, relative], index) => {
    usual[index] = `1,${dryBulb},${relative}`;
  });
  const january = classesOf(["month,temp,rh", ...usual].join("\n")).months[0] ?? [];
  const single = january.filter(([, , count]) => count === 1);
  const depressions = single.map(([wetBulb, dryBulb]) => Number((dryBulb - wetBulb).toFixed(2)));
  // The single moist hour has the middle of 0.05–0.2 K; the five dry ones have their mean.
  expect(depressions).toEqual([0.13, 6.95, 6.95, 6.95, 6.95, 6.95]);
});

test.each([
  ["", { kind: "columns" }],
  ["a,b\n1,2", { kind: "columns" }],
  ["<html>not found</html>", { kind: "columns" }],
  ["month,temp,rh\n1,20,50", { kind: "hours", hours: 1 }],
  ["month,temp,rh\n1,20,50\n1,x,50", { kind: "line", number: 3 }],
  ["month,temp,rh\n13,20,50", { kind: "line", number: 2 }],
  ["month,temp,rh\n1,99.9,50", { kind: "line", number: 2 }],
  ["month,temp,rh\n1,20,999", { kind: "line", number: 2 }],
  ["month,temp,dew point\n1,20,25", { kind: "line", number: 2 }],
])("%j is refused: %j", (text, problem) => {
  expect(weatherIn(text, "file.csv")).toEqual({ kind: "refused", problem });
});

test("a month has room for the hour at which clocks go back, and for no more", () => {
  const january = (count: number) => `month,temp,rh\n${"1,20,50\n".repeat(count)}`;
  expect(weatherIn(january(745), "file.csv")).toMatchObject({ problem: { kind: "hours" } });
  expect(weatherIn(january(746), "file.csv")).toMatchObject({ problem: { kind: "line", number: 747 } });
});

test("more hours than a year has are refused", () => {
  const text = `${csv("month,temp,rh", (month) => `${month},20,50`)}\n${"12,20,50\n".repeat(48)}`;
  expect(weatherIn(text, "file.csv")).toMatchObject({ kind: "refused", problem: { kind: "hours" } });
});

test("a line longer than any of a year of weather is refused before it is taken apart", () => {
  const long = ",".repeat(weatherFileBudget.lineCharacters);
  expect(weatherIn(`month,dry bulb,humidity${long}`, "own.csv")).toEqual({
    kind: "refused",
    problem: { kind: "columns" },
  });
  expect(weatherIn(`month,dry bulb,humidity\n1,20,50${long}`, "own.csv")).toEqual({
    kind: "refused",
    problem: { kind: "line", number: 2 },
  });
});
