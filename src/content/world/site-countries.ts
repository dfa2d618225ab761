import { sampleCountries, sampleFilterCountries } from "#domain/projects/vocabulary.ts";

/**
 * Countries in the order of map and lists: that of the sample while they are the countries of the sample.
 * @param inUse countries of the references, those with most of them first
 */
export function mapOrder(inUse: readonly string[]): readonly string[] {
  return areOfSample(inUse) ? sampleCountries : inUse;
}

/** The same for the filter of the gallery, which does not list Pakistan while the countries are those of the sample. */
export function filterOrder(inUse: readonly string[]): readonly string[] {
  return areOfSample(inUse) ? sampleFilterCountries : inUse;
}

/** Returns true when references are in each of the sample's countries, and in no other. */
export function areOfSample(inUse: readonly string[]): boolean {
  return (
    inUse.length === sampleCountries.length && sampleCountries.every((country) => inUse.includes(country))
  );
}
