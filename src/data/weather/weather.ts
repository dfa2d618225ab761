import { readFile } from "node:fs/promises";
import { weatherPlaces } from "#content/places/weather-station.ts";
import type { Weather } from "#engine/year/weather.ts";
import { weatherSchema } from "#engine/year/year-schema.ts";

const folder = new URL("../../content/places/weather/", import.meta.url);

/** The shipped years of weather. */
export interface WeatherTables {
  /** The year of a station by its WMO number, read once; undefined for a station that has none. */
  of(station: string): Promise<Weather> | undefined;
}

/** @param read a station's table from the disk; a reading that fails is tried again with the next question */
export function createWeatherTables(read = readTable): WeatherTables {
  const tables = new Map<string, Promise<Weather>>();
  return {
    of(station) {
      if (!weatherPlaces.some((place) => place.station === station)) return undefined;
      const table = tables.get(station) ?? read(station);
      tables.set(station, table);
      table.catch(() => tables.delete(station));
      return table;
    },
  };
}

async function readTable(station: string): Promise<Weather> {
  return weatherSchema.parse(JSON.parse(await readFile(new URL(`${station}.json`, folder), "utf8")));
}
