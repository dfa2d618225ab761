import { expect, test } from "vitest";
import type { Weather } from "#engine/year/weather.ts";
import { createWeatherTables } from "./weather.ts";

const seoul = "471080";
const table: Weather = { source: "a file", height: 86, months: Array.from({ length: 12 }, () => []) };

test("a table is read once, and a station that is none is not looked for", async () => {
  const asked: string[] = [];
  const tables = createWeatherTables(async (station) => {
    asked.push(station);
    return table;
  });
  expect(await tables.of(seoul)).toBe(table);
  expect(await tables.of(seoul)).toBe(table);
  expect(tables.of("../471080")).toBeUndefined();
  expect(asked).toEqual([seoul]);
});

test("a table that could not be read is asked for again with the next question", async () => {
  let isAway = true;
  const tables = createWeatherTables(async () => {
    if (isAway) throw new Error("EMFILE: too many open files");
    return table;
  });
  await expect(tables.of(seoul)).rejects.toThrow("EMFILE");
  isAway = false;
  expect(await tables.of(seoul)).toBe(table);
});
