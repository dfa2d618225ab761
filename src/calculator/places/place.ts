import type { Localized } from "#domain/locale.ts";
import { type City, cityNames } from "./city-names.ts";
import type { SourceKey } from "./sources.ts";

/** Countries whose cities have a design wet bulb here, in the order of the list; by the names that references are stored with. */
export const climateCountries = [
  "한국",
  "중국",
  "미국",
  "베트남",
  "인도",
  "파키스탄",
  "폴란드",
  "카자흐스탄",
] as const;
export type ClimateCountry = (typeof climateCountries)[number];

/** A design wet bulb as one source publishes it for one city. Temperatures in °C. */
export interface Place {
  /** Unique over all sources: a city has one place for each source that knows it. */
  readonly key: string;
  readonly name: Localized<string>;
  readonly country: ClimateCountry;
  readonly source: SourceKey;
  readonly wetBulbTemp: number;
  /** Dry bulb that the source gives together with the wet bulb. */
  readonly dryBulbTemp: number;
  /** Above sea level, m; where the source gives none, that of the city's weather station. */
  readonly height: number;
  /** WMO number of the weather station, where the source names one. */
  readonly station?: string;
}

type Row = Pick<Place, "wetBulbTemp" | "dryBulbTemp" | "height" | "station"> & { city: City };

/** The rows of one country from one source, as places. */
export function placesOf(country: ClimateCountry, source: SourceKey, rows: readonly Row[]): readonly Place[] {
  return rows.map(({ city, ...values }) => ({
    key: `${source}-${city}`,
    name: cityNames[city],
    country,
    source,
    ...values,
  }));
}
