import type { Locale } from "#domain/locale.ts";
import { callApi } from "#web/api-client.ts";
import { isWeather, type Weather } from "../../engine/year/weather.ts";
import type { YearWords } from "../../words/year/year.ts";
import type { YearTool } from "./YearTool.tsx";

type LoadedYear = { Year: typeof YearTool; words: YearWords };

/** A year of the tower is loaded when it is asked for, and its words in one language. */
export const loadYear: Record<Locale, () => Promise<LoadedYear>> = {
  ko: () => yearIn(import("../../words/year/ko.ts")),
  en: () => yearIn(import("../../words/year/en.ts")),
};

async function yearIn(loading: Promise<{ words: YearWords }>): Promise<LoadedYear> {
  const [{ YearTool: Year }, { words }] = await Promise.all([import("./YearTool.tsx"), loading]);
  return { Year, words };
}

const patienceMs = 15_000;
const known = new Map<string, Weather>();

/** The weather of a station, asked for once, with its number. Rejects where it cannot be had. */
export async function loadWeather(station: string): Promise<{ station: string; weather: Weather }> {
  const weather = known.get(station) ?? (await callApi("GET", `/api/weather/${station}`, { patienceMs }));
  if (!isWeather(weather)) throw new Error("The weather of the station is no weather.");
  known.set(station, weather);
  return { station, weather };
}
