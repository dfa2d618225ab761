import type { MapCountry } from "#domain/projects/vocabulary.ts";
import { china } from "./china.ts";
import { india } from "./india.ts";
import { kazakhstan } from "./kazakhstan.ts";
import { koreaByAnnex, koreaByAshrae } from "./korea.ts";
import { pakistan } from "./pakistan.ts";
import type { Place } from "./place.ts";
import { poland } from "./poland.ts";
import { unitedStates } from "./united-states.ts";
import { vietnam } from "./vietnam.ts";

/** The places of one country, in one list for each source: lists of different sources do not mix. */
export interface CountryPlaces {
  readonly country: MapCountry;
  readonly lists: readonly (readonly Place[])[];
}

/** Cities with a verified design wet bulb, countries in the order of the map. */
export const placesByCountry: readonly CountryPlaces[] = [
  { country: "한국", lists: [koreaByAnnex, koreaByAshrae] },
  { country: "중국", lists: [china] },
  { country: "미국", lists: [unitedStates] },
  { country: "베트남", lists: [vietnam] },
  { country: "인도", lists: [india] },
  { country: "파키스탄", lists: [pakistan] },
  { country: "폴란드", lists: [poland] },
  { country: "카자흐스탄", lists: [kazakhstan] },
];

/** The place of that key, or undefined when there is none. */
export function placeByKey(key: string): Place | undefined {
  return placesByCountry.flatMap(({ lists }) => lists.flat()).find((place) => place.key === key);
}
