import type { ProductView } from "#content/lookup/product-view.ts";
import { type FoundModel, offeredModels } from "#domain/products/model/tower-facts.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { type SelectionBasis, selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import { type FoundTowers, findTowers, type TowerNeed, type TowerSet } from "#engine/finder/finder.ts";
import { type TowerWish, wishIn } from "#engine/finder/wish.ts";
import type { Need } from "./need.ts";

export type Fitting = TowerSet<FoundModel>;
export type FoundFittings = FoundTowers<FoundModel>;

type Series = Pick<ProductView, "slug" | "storedTags" | "models">;

/** Sets of towers of some series that answer a need and its wishes; undefined without a need. */
export function fittingsOf(series: readonly Series[], need: Need): FoundFittings | undefined {
  const towers = series.flatMap(({ slug, storedTags, models }) => offeredModels(slug, storedTags, models));
  const needed = towerNeed(need);
  return needed && findTowers(towers, needed, wishOf(need));
}

/** Wishes of a need; the series is that of the page. */
export function wishOf({ carried = {} }: Need): TowerWish {
  const { series, ...wish } = wishIn(new Map(Object.entries(carried))).wish;
  return wish;
}

export function towerNeed(need: Need): TowerNeed | undefined {
  if (need.kind === "capacity") return { crt: need.crt };
  return need.kind === "duty" ? { duty: need.duty } : undefined;
}

/** Source of the towers that answer a need; a capacity that was asked for is a catalogue capacity. */
export function basisFor(kind: TowerKind, need: Need): SelectionBasis {
  return need.kind === "duty" ? selectionBasis(kind, need.duty) : "rated";
}

/** Best set of a model for a need and its wishes; undefined without a need, on request, or where none keeps them. */
export function fittingOf(model: Model, series: Series, need: Need): Fitting | undefined {
  return fittingsOf([{ ...series, models: [model] }], need)?.sets[0];
}
