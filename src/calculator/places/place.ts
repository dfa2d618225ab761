import type { Localized } from "#domain/locale.ts";
import type { MapCountry } from "#domain/projects/vocabulary.ts";
import { type City, cityNames } from "./city-names.ts";
import type { SourceKey } from "./sources.ts";

/** A design wet bulb as one source publishes it for one city. Temperatures in °C. */
export interface Place {
  /** Unique over all sources: a city has one place for each source that knows it. */
  readonly key: string;
  readonly name: Localized<string>;
  readonly country: MapCountry;
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
export function placesOf(country: MapCountry, source: SourceKey, rows: readonly Row[]): readonly Place[] {
  return rows.map(({ city, ...values }) => ({
    key: `${source}-${city}`,
    name: cityNames[city],
    country,
    source,
    ...values,
  }));
}
