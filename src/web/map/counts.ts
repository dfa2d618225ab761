import type { ProjectStats } from "#domain/projects/project.ts";
import { sampleCountries } from "#domain/projects/vocabulary.ts";

/** Number of projects in each country of the map. */
export function countsOf({ countryStats }: ProjectStats): Record<string, number> {
  const known = new Map(countryStats.map(({ country, count }) => [country, count]));
  return Object.fromEntries(sampleCountries.map((country) => [country, known.get(country) ?? 0]));
}
