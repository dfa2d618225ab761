import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aYearQuestion } from "#engine/reference/a-year-question.ts";
import { errorPercent } from "#engine/reference/error-percent.ts";
import { hoursAbove, isWeather, type Weather, wetBulbDuration } from "#engine/year/weather.ts";
import { yearOf } from "#engine/year/year.ts";
import { weatherSchema } from "#engine/year/year-schema.ts";
import { placesByCountry } from "./places.ts";

const folder = new URL("./weather/", import.meta.url);
const stations = readdirSync(folder).map((file) => file.replace(".json", ""));
const seoul = weatherOf("471080");

/** 500 CRT at standard flow and range, with a target outlet of 25 °C all year. */
const question = aYearQuestion({ coldWaterTemp: 25 });

describe("the weather of a year", () => {
  test.each(stations)("of station %s is 8,760 hours of air that exists", (station) => {
    const weather = weatherOf(station);
    expect(weatherSchema.parse(weather)).toEqual(weather);
    expect(isWeather(weather)).toBe(true);
    const classes = weather.months.flat();
    expect(classes.reduce((sum, [, , hours]) => sum + hours, 0)).toBe(8760);
    for (const [wetBulb, dryBulb] of classes) expect(dryBulb).toBeGreaterThanOrEqual(wetBulb);
    expect(weather.source).toMatch(new RegExp(`\\.${station}_TMYx\\.2009-2023$`));
  });

  test("is there for every Korean station among the places, and for no other", () => {
    const asked = placesByCountry
      .filter(({ country }) => country === "한국")
      .flatMap(({ lists }) => lists.flat().flatMap(({ station }) => station ?? []));
    expect(new Set(stations)).toEqual(new Set(asked));
  });

  // Values from an independent hourly count of the same file.
  test("of Seoul is 35 hours above 27.6 °C, 88 above 26.0 and 3,553 below 7", () => {
    expect(Math.abs(hoursAbove(seoul, 27.6) - 35)).toBeLessThan(2);
    expect(errorPercent(hoursAbove(seoul, 26), 88)).toBeLessThan(3);
    expect(errorPercent(8760 - hoursAbove(seoul, 7), 3553)).toBeLessThan(1);
    expect(wetBulbDuration(seoul)[0]).toEqual({ wetBulbTemp: 29.75, hours: expect.any(Number) });
  });
});

describe("500 CRT in Seoul, 5 K to 25 °C all year", () => {
  // Values from an independent hourly program at sea level.
  test("run 8,760 full-power hours always on, 6,293 on and off, 4,269 at variable speed", () => {
    const { total } = yearOf(question, { ...seoul, height: 0 });
    const fullPower = (control: string) => total.fans.find((fan) => fan.control === control)?.fullPower ?? 0;
    expect(fullPower("always-on")).toBe(8760);
    expect(errorPercent(fullPower("on-off"), 6293)).toBeLessThan(1);
    expect(errorPercent(fullPower("variable-speed"), 4269)).toBeLessThan(1);
  });
});

function weatherOf(station: string): Weather {
  return JSON.parse(readFileSync(new URL(`${station}.json`, folder), "utf8"));
}
