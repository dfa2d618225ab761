import type { ProjectStats } from "#domain/projects/project.ts";

export function countsOf({ countryStats }: ProjectStats): Record<string, number> {
  return Object.fromEntries(countryStats.map(({ country, count }) => [country, count]));
}
