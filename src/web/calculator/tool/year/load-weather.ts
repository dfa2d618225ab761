import { customStation } from "#documents/sheet/plan/planned-year.ts";
import { isWeather, type Weather } from "#engine/year/weather.ts";
import { callApi } from "#web/api-client.ts";

const timeoutMs = 15_000;
const loadedWeather = new Map<string, Weather>();

/** Weather of a station with its number, fetched once. Rejects when it is unavailable. */
export async function loadWeather(
  station: string,
  customWeather?: Weather,
): Promise<{ station: string; weather: Weather }> {
  if (station === customStation && customWeather) return { station, weather: customWeather };
  const weather =
    loadedWeather.get(station) ?? (await callApi("GET", `/api/weather/${station}`, { timeoutMs }));
  if (!isWeather(weather)) throw new Error("The weather of the station is no weather.");
  loadedWeather.set(station, weather);
  return { station, weather };
}
