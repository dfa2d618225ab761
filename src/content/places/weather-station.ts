import type { Locale, Localized } from "#domain/locale.ts";
import type { Weather } from "#engine/year/weather.ts";
import type { Place } from "./place.ts";
import { placeByKey, placesByCountry } from "./places.ts";

/** Cities with hourly weather: the Korean stations of ASHRAE, one for each city. */
export const weatherPlaces: readonly (Place & { station: string })[] = placesByCountry
  .filter(({ country }) => country === "한국")
  .flatMap(({ lists }) => lists.flat())
  .flatMap((place) => (place.station === undefined ? [] : [{ ...place, station: place.station }]));

/**
 * Name of the station where it is not the location's, since a year must then name both.
 * @param station undefined or unknown for uploaded weather, which counts as the location's
 */
export function stationOfOtherPlace(
  place: Place | undefined,
  station: string | undefined,
): Localized<string> | undefined {
  const found = weatherPlaces.find((each) => each.station === station);
  return place && found && weatherStation(place) !== found.station ? found.name : undefined;
}

export function stationName(station: string, weather: Pick<Weather, "source">, locale: Locale): string {
  return weatherPlaces.find((each) => each.station === station)?.name[locale] ?? weather.source;
}

/** Number of a city's weather station: its own, or that of the same city in another source. */
export function weatherStation({ key, source }: Place): string | undefined {
  const known = placeByKey(key.replace(source, "ashrae-2021"));
  return weatherPlaces.find((place) => place.key === known?.key)?.station;
}
