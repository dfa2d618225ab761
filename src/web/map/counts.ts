import type { ProjectStats } from "#domain/projects/project.ts";
import { mapCountries } from "#domain/projects/vocabulary.ts";

/** Number of projects in each country of the map. */
export function countsOf({ countryStats }: ProjectStats): Record<string, number> {
  const known = new Map(countryStats.map(({ country, count }) => [country, count]));
  return Object.fromEntries(mapCountries.map((country) => [country, known.get(country) ?? 0]));
}
