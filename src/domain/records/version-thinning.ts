import { dayInKorea } from "../korean-day.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Age in days up to which all versions are kept, then one per day; of older ones one per month. */
export const thinningDays = { all: 30, daily: 365 } as const;

export const maxVersions = 500;

/**
 * Returns the versions to delete. The newest and the oldest are always kept.
 * @param versions newest first; `at` in ms
 */
export function versionsToDrop(
  versions: readonly { id: number; at: number }[],
  now: Date,
  max = maxVersions,
): number[] {
  const retained = new Set<string>();
  return versions.slice(0, -1).flatMap(({ id, at }) => {
    const period = periodOf(id, at, now);
    if (retained.size === 0 || (retained.size < max - 1 && !retained.has(period))) {
      retained.add(period);
      return [];
    }
    return [id];
  });
}

/** Returns a key of the period of a version; the newest version of each period is kept. */
function periodOf(id: number, at: number, now: Date): string {
  const days = (now.getTime() - at) / dayMs;
  if (days <= thinningDays.all) return `version ${id}`;
  const day = dayInKorea(new Date(at));
  return days <= thinningDays.daily ? day : day.slice(0, "2026-01".length);
}
