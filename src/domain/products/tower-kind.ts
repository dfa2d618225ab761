import type { TowerKind } from "#engine/design/tower-kind.ts";
import type { FeatureTag } from "../projects/vocabulary.ts";

/** Kind of tower of a series by its stored tags; with tags of several kinds, the one that the method covers least. */
export function towerKindOf(tags: readonly string[]): TowerKind {
  const has = (tag: FeatureTag) => tags.includes(tag);
  if (has("밀폐형")) return "closed-circuit";
  return has("직교류") || has("혼합류") ? "crossflow" : "counterflow";
}
