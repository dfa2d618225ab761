import type { Localized } from "#domain/locale.ts";
import { type City, cityNames } from "./city-names.ts";
import type { SourceKey } from "./sources.ts";

/** Countries with design wet bulbs, in list order; named as references are stored. */
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

/** Design wet bulb of one city from one source. Temperatures in °C. */
export interface Place {
  /** Unique over all sources: a city has one entry for each source. */
  readonly key: string;
  readonly name: Localized<string>;
  readonly country: ClimateCountry;
  readonly source: SourceKey;
  readonly wetBulbTemp: number;
  /** Dry bulb that the source gives with the wet bulb. */
  readonly dryBulbTemp: number;
  /** Elevation, m; where the source gives none, that of the city's weather station. */
  readonly height: number;
  /** WMO number of the weather station, where the source states it. */
  readonly station?: string;
}

type Row = Pick<Place, "wetBulbTemp" | "dryBulbTemp" | "height" | "station"> & { city: City };

/** Converts the rows of one country from one source. */
export function placesOf(country: ClimateCountry, source: SourceKey, rows: readonly Row[]): readonly Place[] {
  return rows.map(({ city, ...values }) => ({
    key: `${source}-${city}`,
    name: cityNames[city],
    country,
    source,
    ...values,
  }));
}
