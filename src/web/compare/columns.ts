import type { ProductView } from "#content/lookup/product-view.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { SelectionBasis } from "#engine/design/tower-kind.ts";
import { basisFor, type FoundFittings, fittingsOf } from "../series/duty/fitting.ts";
import type { Need } from "../series/duty/need.ts";
import type { Choice } from "./asked.ts";

/** A series in the comparison. */
export interface Column {
  product: ProductView;
  /** The model that is chosen or fits; else the smallest and the largest of the series. Empty if their values are unknown. */
  models: readonly Model[];
  /** Number of towers of the model for the required capacity. */
  towers: number;
  /** Those of them that run. */
  running: number;
  /** Low-noise option that fits, as it is stored. */
  lowNoiseOption?: string | undefined;
  /** Source of the model and of its number; `on-request` is neither. */
  basis: SelectionBasis;
  /** Result of the finder among the model that was chosen, or all; undefined without a need. */
  found: FoundFittings | undefined;
}

/** A choice with the model that it names, else the one that fits what is needed. */
export function columnOf({ product, model }: Choice, need: Need): Column {
  const basis = basisFor(product, need);
  const isNeeded = (need.kind === "capacity" || need.kind === "duty") && basis !== "on-request";
  const given = { product, basis, found: undefined };
  const found = isNeeded ? fittingsOf([model ? { ...product, models: [model] } : product], need) : undefined;
  const [fitting] = found?.sets ?? [];
  if (!fitting)
    return { ...given, found, models: model ? [model] : ends(product.models), towers: 1, running: 1 };
  const { tower, option, towerCount, running } = fitting;
  return {
    ...given,
    found,
    models: [quietModel(tower.model.record, option?.kind)],
    ...{ towers: towerCount, running },
    lowNoiseOption: option?.kind,
  };
}

function ends(models: readonly Model[]): Model[] {
  const bySize = models.toSorted((a, b) => a.crt - b.crt);
  return bySize.length > 2 ? [...bySize.slice(0, 1), ...bySize.slice(-1)] : bySize;
}
