import type { Locale, Localized } from "#domain/locale.ts";
import type { Weather } from "../engine/year/weather.ts";
import type { Place } from "./place.ts";
import { placeByKey, placesByCountry } from "./places.ts";

/** Places whose weather of a year is there: the Korean stations of ASHRAE, one for each city. */
export const weatherPlaces: readonly (Place & { station: string })[] = placesByCountry
  .filter(({ country }) => country === "한국")
  .flatMap(({ lists }) => lists.flat())
  .flatMap((place) => (place.station === undefined ? [] : [{ ...place, station: place.station }]));

/**
 * Name of the station where its weather is not that of the place: a year in it has to name both.
 * @param station undefined or unknown for weather of the visitor's own, which is taken to be of the place
 */
export function foreignStation(
  place: Place | undefined,
  station: string | undefined,
): Localized<string> | undefined {
  const found = weatherPlaces.find((each) => each.station === station);
  return place && found && weatherStation(place) !== found.station ? found.name : undefined;
}

/** Name of a station; of weather of the visitor's own, its source. */
export function stationName(station: string, weather: Pick<Weather, "source">, locale: Locale): string {
  return weatherPlaces.find((each) => each.station === station)?.name[locale] ?? weather.source;
}

/** Number of the station whose weather is a place's: its own, or that of the same city in another source. */
export function weatherStation({ key, source }: Place): string | undefined {
  const known = placeByKey(key.replace(source, "ashrae-2021"));
  return weatherPlaces.find((place) => place.key === known?.key)?.station;
}
