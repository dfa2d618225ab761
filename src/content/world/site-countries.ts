import { sampleCountries, sampleFilterCountries } from "#domain/projects/vocabulary.ts";

/**
 * Countries in the order of map and lists. While they are those of the sample they stand in its own order.
 * @param inUse countries of the references, those with most of them first
 */
export function mapOrder(inUse: readonly string[]): readonly string[] {
  return areOfSample(inUse) ? sampleCountries : inUse;
}

/** The same for the filter of the gallery: that of the sample leaves Pakistan to the map. */
export function filterOrder(inUse: readonly string[]): readonly string[] {
  return areOfSample(inUse) ? sampleFilterCountries : inUse;
}

/** Returns true when references are in each of the sample's countries, and in no other. */
export function areOfSample(inUse: readonly string[]): boolean {
  return (
    inUse.length === sampleCountries.length && sampleCountries.every((country) => inUse.includes(country))
  );
}
