import type { Product } from "#domain/products/product.ts";
import type { TowerKind, TowerModel } from "../../engine/design/tower-choice.ts";

/** The models that the choice is made of. */
export interface OfferedTowers {
  models: readonly TowerModel[];
  /** Names of their series, in the order of the products. */
  series: readonly string[];
  /** Whether models of the sample are among them. */
  isSample: boolean;
}

/** The models of our own package towers, which the administrator keeps with each series. */
export function offeredTowers(products: readonly Product[]): OfferedTowers {
  const own = products.filter(
    ({ brand, category, models }) => brand === null && category === "package" && models.length > 0,
  );
  return {
    models: own.flatMap((product) =>
      product.models
        .map(({ name, crt }) => ({ series: shortName(product), kind: kindOf(product), name, crt }))
        .sort((a, b) => a.crt - b.crt),
    ),
    series: [...new Set(own.map(shortName))],
    isSample: own.some(({ hasSampleModels }) => hasSampleModels),
  };
}

/** "SF" rather than "SF 시리즈". */
function shortName({ projectWord, name }: Product): string {
  return projectWord ?? name;
}

function kindOf({ tags }: Product): TowerKind {
  if (tags.includes("밀폐형")) return "closed-circuit";
  return tags.includes("직교류") ? "crossflow" : "counterflow";
}
