import type { Project } from "./project.ts";
import { capacityTons } from "./search/capacity-tons.ts";

/** Fields that decide how similar two projects are. */
export type Comparable = Pick<Project, "id" | "country" | "coolingTowerType" | "tags" | "capacity">;

/** Candidate for a similar project, with its day for the order of lists. */
export interface Candidate extends Comparable {
  listedOn: string;
}

/**
 * Those of the others that are most like a project, at most `limit`: by their type, their tags and their country; of equally
 * like ones those nearest in size, then those finished last. What shares neither type nor a tag is not like it.
 */
export function similarTo<Other extends Candidate>(
  project: Comparable,
  others: readonly Other[],
  limit: number,
): Other[] {
  return others
    .filter((other) => other.id !== project.id && isAlike(project, other))
    .map((other) => ({ other, likeness: likeness(project, other), distance: sizeDistance(project, other) }))
    .sort((a, b) => b.likeness - a.likeness || a.distance - b.distance || byDay(a.other, b.other))
    .slice(0, limit)
    .map(({ other }) => other);
}

function isAlike(a: Comparable, b: Comparable): boolean {
  return a.coolingTowerType === b.coolingTowerType || a.tags.some((tag) => b.tags.includes(tag));
}

/** Construction counts more than type, and type more than place. */
function likeness(a: Comparable, b: Comparable): number {
  const isSameType = Number(a.coolingTowerType === b.coolingTowerType);
  return 4 * sharedTags(a, b) + 2 * isSameType + Number(a.country === b.country);
}

/** The share of all tags that both have. */
function sharedTags({ tags: a }: Comparable, { tags: b }: Comparable): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : a.filter((tag) => b.includes(tag)).length / all.size;
}

/** Ratio of two sizes, as a logarithm. */
function sizeDistance(a: Comparable, b: Comparable): number {
  const [one, other] = [capacityTons(a.capacity), capacityTons(b.capacity)];
  // Without tons, or with 0, there is no ratio. Not infinity: the difference of two would be no number.
  return !one || !other ? Number.MAX_VALUE : Math.abs(Math.log(one / other));
}

function byDay(a: Candidate, b: Candidate): number {
  if (a.listedOn !== b.listedOn) return a.listedOn < b.listedOn ? 1 : -1;
  return b.id - a.id;
}
