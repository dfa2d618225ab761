import type { ProductView } from "#content/lookup/product-view.ts";
import { type FoundModel, offeredModels } from "#domain/products/model/tower-facts.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { optionNames } from "#domain/products/options/options-parameter.ts";
import { chosenOptions } from "#domain/products/options/product-options.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { type SelectionBasis, selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import { type FoundTowers, findTowers, type TowerNeed, type TowerSet } from "#engine/finder/finder.ts";
import { parsePreferences, type TowerPreferences } from "#engine/finder/preferences.ts";
import type { Need } from "./need.ts";

export type Fitting = TowerSet<FoundModel>;
export type FoundFittings = FoundTowers<FoundModel>;

type Series = Pick<ProductView, "slug" | "storedTags" | "options" | "models">;

/** Sets of towers of some series that meet a need and its preferences; undefined without a need. */
export function fittingsOf(series: readonly Series[], need: Need): FoundFittings | undefined {
  const towers = series.flatMap((each) => offeredModels(each.slug, kindFor(each, need), each.models));
  const needed = towerNeed(need);
  return needed && findTowers(towers, needed, preferencesOf(need));
}

/** Preferences of a need, without the series, because the page determines it. */
export function preferencesOf({ carried = {} }: Need): TowerPreferences {
  const { series, ...preferences } = parsePreferences(new Map(Object.entries(carried))).preferences;
  return preferences;
}

export function towerNeed(need: Need): TowerNeed | undefined {
  if (need.kind === "capacity") return { crt: need.crt };
  return need.kind === "duty" ? { duty: need.duty } : undefined;
}

/** Basis of the towers of a series for a need; a required capacity is a catalogue capacity. */
export function basisFor(series: Pick<Series, "storedTags" | "options">, need: Need): SelectionBasis {
  return need.kind === "duty" ? selectionBasis(kindFor(series, need), need.duty) : "rated";
}

/** Kind of tower of a series with the options that were chosen beside the need. */
function kindFor(
  { storedTags, options }: Pick<Series, "storedTags" | "options">,
  { carried }: Need,
): TowerKind {
  return towerKindOf(storedTags, chosenOptions(options, optionNames(carried?.options)));
}

/**
 * Best set of a model for a need and its preferences; undefined without a need, where the maker calculates the size (`on-request`), or if
 * no set meets them.
 */
export function fittingOf(model: Model, series: Series, need: Need): Fitting | undefined {
  return fittingsOf([{ ...series, models: [model] }], need)?.sets[0];
}
