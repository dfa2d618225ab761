import type { ProjectStats } from "#domain/projects/project.ts";
import { mapCountries } from "#domain/projects/vocabulary.ts";

/** How many projects there are in each country of the map; none where the figures know of none. */
export function countsOf({ countryStats }: ProjectStats): Record<string, number> {
  const known = new Map(countryStats.map(({ country, count }) => [country, count]));
  return Object.fromEntries(mapCountries.map((country) => [country, known.get(country) ?? 0]));
}
