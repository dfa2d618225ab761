import { defaultLocale, type Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import type { TowerModel } from "../../engine/design/tower-choice.ts";

/** Models that the choice section offers. */
export interface OfferedTowers {
  models: readonly TowerModel[];
  series: readonly string[];
  /** Brand of the partner, whose towers are selected by hand; `undefined` where the company has none. */
  partner: string | undefined;
  /** True when sample models are among them. */
  isSample: boolean;
}

/** Models of our own series, as the administrator maintains them: factory-assembled ones, then cells. */
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

/** "SF" instead of "SF 시리즈" where the short name is understood in the language. */
function shortName({ projectWord, name, en }: Product, locale: Locale): string {
  const word = projectWord ?? name;
  return locale === defaultLocale || !/\p{Script=Hangul}/u.test(word) ? word : (en.name ?? word);
}
