import { dayInKorea } from "../korean-day.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Age until which a history keeps every version, and until which it keeps one a day; older ones are kept one a month. Days. */
export const thinningDays = { all: 30, daily: 365 } as const;

/** Limit of the versions that a history keeps, whatever their age. */
export const maxVersions = 500;

/**
 * The versions that a history does not keep any more. The newest and the oldest always stay.
 * @param versions newest first; `at` in ms
 */
export function versionsToDrop(
  versions: readonly { id: number; at: number }[],
  now: Date,
  max = maxVersions,
): number[] {
  const kept = new Set<string>();
  return versions.slice(0, -1).flatMap(({ id, at }) => {
    const period = periodOf(id, at, now);
    if (kept.size === 0 || (kept.size < max - 1 && !kept.has(period))) {
      kept.add(period);
      return [];
    }
    return [id];
  });
}

/** Names the period of a version: the newest of each period is kept. */
function periodOf(id: number, at: number, now: Date): string {
  const days = (now.getTime() - at) / dayMs;
  if (days <= thinningDays.all) return `version ${id}`;
  const day = dayInKorea(new Date(at));
  return days <= thinningDays.daily ? day : day.slice(0, "2026-01".length);
}
