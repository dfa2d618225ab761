import type { SelectionBasis } from "#calculator/engine/design/tower-kind.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { basisFor, fewest, towersOf } from "../series/duty/fitting.ts";
import type { Need } from "../series/duty/need.ts";
import type { Choice } from "./asked.ts";

/** A series in the comparison. */
export interface Column {
  product: ProductView;
  /** One that is chosen or fits; else the smallest and the largest of the series. Empty where nothing is known of them. */
  models: readonly Model[];
  /** Number of towers of the model for the required capacity. */
  towers: number;
  /** Source of the model and of its number; `on-request` is neither. */
  basis: SelectionBasis;
}

/** A choice with the model that it names, else the one that fits what is needed. */
export function columnOf({ product, model }: Choice, need: Need): Column {
  const basis = basisFor(towerKindOf(product.storedTags), need);
  const isNeeded = (need.kind === "capacity" || need.kind === "duty") && basis !== "on-request";
  if (model) return { product, models: [model], towers: isNeeded ? towersOf(model, need.crt) : 1, basis };
  const fitting = isNeeded ? fewest(product.models, need.crt) : undefined;
  return fitting
    ? { product, models: [fitting.model], towers: fitting.towers, basis }
    : { product, models: ends(product.models), towers: 1, basis };
}

function ends(models: readonly Model[]): Model[] {
  const bySize = models.toSorted((a, b) => a.crt - b.crt);
  return bySize.length > 2 ? [...bySize.slice(0, 1), ...bySize.slice(-1)] : bySize;
}
