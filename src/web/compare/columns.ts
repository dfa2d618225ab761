import { unitsOf } from "#calculator/engine/design/tower-choice.ts";
import type { ShownProduct } from "#content/lookup/shown-product.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Choice, Need } from "./asked.ts";

/** A series in the comparison. */
export interface Column {
  product: ShownProduct;
  /** One that is chosen or fits; else the smallest and the largest of the series. Empty where nothing is known of them. */
  models: readonly Model[];
  /** How many of the model stand side by side for the capacity that is needed. */
  towers: number;
}

/** A choice with the model that it names, else the one that fits what is needed. */
export function columnOf({ product, model }: Choice, need: Need): Column {
  const isNeeded = need.kind === "capacity" || need.kind === "duty";
  if (model) return { product, models: [model], towers: isNeeded ? unitsOf(model, asWritten(need.crt)) : 1 };
  const fitting = isNeeded ? fewest(product.models, asWritten(need.crt)) : undefined;
  return fitting
    ? { product, models: [fitting.model], towers: fitting.towers }
    : { product, models: ends(product.models), towers: 1 };
}

/** The fewest towers of one model that reach a capacity, CRT, and of those the smallest; `undefined` without models. */
export function fewest(models: readonly Model[], crt: number): { model: Model; towers: number } | undefined {
  return models
    .map((model) => ({ model, towers: unitsOf(model, crt) }))
    .sort((a, b) => a.towers - b.towers || a.model.crt - b.model.crt)[0];
}

function ends(models: readonly Model[]): Model[] {
  const bySize = models.toSorted((a, b) => a.crt - b.crt);
  return bySize.length > 2 ? [...bySize.slice(0, 1), ...bySize.slice(-1)] : bySize;
}

/** A capacity as pages write it: the hundredth of a CRT that a calculation is off calls for no larger tower. */
function asWritten(crt: number): number {
  return Math.round(crt * 10) / 10;
}
