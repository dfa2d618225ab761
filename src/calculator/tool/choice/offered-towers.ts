import { defaultLocale, type Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import type { TowerModel } from "../../engine/design/tower-choice.ts";

/** The models that the choice is made of. */
export interface OfferedTowers {
  models: readonly TowerModel[];
  /** Names of their series, those that come assembled first. */
  series: readonly string[];
  /** Brand of the partner, whose towers are selected by hand; `undefined` where the company has none. */
  partner: string | undefined;
  /** True when models of the sample are among them. */
  isSample: boolean;
}

/** The models of our own towers, which the administrator keeps with each series: assembled ones, then those of cells. */
export function offeredTowers(products: readonly Product[], locale: Locale): OfferedTowers {
  const own = products.filter(({ brand, models }) => brand === null && models.length > 0);
  const offered = own.toSorted((a, b) => Number(b.category === "package") - Number(a.category === "package"));
  const nameOf = (product: Product) => shortName(product, locale);
  return {
    models: offered.flatMap((product) =>
      product.models
        .map(({ name, crt, fans, motor, sound, soundDistance }) => ({
          series: nameOf(product),
          kind: towerKindOf(product.tags),
          name,
          crt,
          rated: { fans, motor, sound, soundDistance },
        }))
        .sort((a, b) => a.crt - b.crt),
    ),
    series: [...new Set(offered.map(nameOf))],
    partner: products.find(({ category }) => category === "bac")?.brand ?? undefined,
    isSample: offered.some(({ hasSampleModels }) => hasSampleModels),
  };
}

/** "SF" rather than "SF 시리즈", where the short word is one that readers of the language know. */
function shortName({ projectWord, name, en }: Product, locale: Locale): string {
  const word = projectWord ?? name;
  return locale === defaultLocale || !/\p{Script=Hangul}/u.test(word) ? word : (en.name ?? word);
}
