import { readFile } from "node:fs/promises";
import type { Weather } from "#calculator/engine/year/weather.ts";
import { weatherSchema } from "#calculator/engine/year/year-schema.ts";
import { weatherPlaces } from "#calculator/places/weather-station.ts";

const folder = new URL("../../calculator/places/weather/", import.meta.url);

/** Years of weather that the program brings along. */
export interface WeatherTables {
  /** The year of a station by its WMO number, read once; undefined for a station that has none. */
  of(station: string): Promise<Weather> | undefined;
}

export function createWeatherTables(): WeatherTables {
  const read = new Map<string, Promise<Weather>>();
  return {
    of(station) {
      if (!weatherPlaces.some((place) => place.station === station)) return undefined;
      const known = read.get(station) ?? readTable(station);
      read.set(station, known);
      return known;
    },
  };
}

async function readTable(station: string): Promise<Weather> {
  return weatherSchema.parse(JSON.parse(await readFile(new URL(`${station}.json`, folder), "utf8")));
}
