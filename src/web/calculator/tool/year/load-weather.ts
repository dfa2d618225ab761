import { customStation } from "#documents/sheet/plan/planned-year.ts";
import { isWeather, type Weather } from "#engine/year/weather.ts";
import { callApi } from "#web/api-client.ts";

const timeoutMs = 15_000;
const known = new Map<string, Weather>();

/** Weather of a station with its number, fetched once. Rejects when it is unavailable. */
export async function loadWeather(
  station: string,
  own?: Weather,
): Promise<{ station: string; weather: Weather }> {
  if (station === customStation && own) return { station, weather: own };
  const weather = known.get(station) ?? (await callApi("GET", `/api/weather/${station}`, { timeoutMs }));
  if (!isWeather(weather)) throw new Error("The weather of the station is no weather.");
  known.set(station, weather);
  return { station, weather };
}
