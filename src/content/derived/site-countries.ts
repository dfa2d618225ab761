import { sampleCountries, sampleFilterCountries } from "#domain/projects/vocabulary.ts";

/**
 * Countries of map and lists, in their order: the sample's fixed list if the references are in exactly the sample's countries; otherwise
 * those in use.
 * @param inUse countries of the references, those with most of them first
 */
export function mapCountries(inUse: readonly string[]): readonly string[] {
  return areOfSample(inUse) ? sampleCountries : inUse;
}

/** The same for the filter of the gallery; the sample's fixed list of it lacks Pakistan. */
export function filterCountries(inUse: readonly string[]): readonly string[] {
  return areOfSample(inUse) ? sampleFilterCountries : inUse;
}

/** Returns true when references are in each of the sample's countries, and in no other. */
export function areOfSample(inUse: readonly string[]): boolean {
  return (
    inUse.length === sampleCountries.length && sampleCountries.every((country) => inUse.includes(country))
  );
}
