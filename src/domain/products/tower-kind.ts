import type { TowerKind } from "#engine/design/tower-kind.ts";
import { kindTagGroup } from "../projects/kind-tags.ts";
import type { FeatureTag } from "../projects/vocabulary.ts";
import { type ChosenOption, chosenOptions, optionSubjects } from "./options/product-options.ts";
import type { Product } from "./product.ts";

/**
 * Kind of tower of a series with the options of a selection. @param names of options, in any language
 */
export function productKind(
  { tags, options }: Pick<Product, "tags" | "options">,
  names: readonly string[] = [],
): TowerKind {
  return towerKindOf(tags, chosenOptions(optionSubjects(options, true), names));
}

/**
 * Kind of tower by the stored tags of its series and the kinds of its options, which take the place of the tags of their group; with
 * several kinds, the one that the method covers least.
 */
export function towerKindOf(tags: readonly string[], options: readonly ChosenOption[]): TowerKind {
  const kinds = options.flatMap(({ chosen }) => chosen.kind ?? []);
  const replaced = kinds.map(kindTagGroup);
  const all = [...kinds, ...tags.filter((tag) => !replaced.includes(kindTagGroup(tag)))];
  const has = (tag: FeatureTag) => all.includes(tag);
  if (has("밀폐형")) return "closed-circuit";
  return has("직교류") || has("혼합류") ? "crossflow" : "counterflow";
}
