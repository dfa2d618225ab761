import { defaultLocale, type Locale } from "#domain/locale.ts";
import { towerFactsOf } from "#domain/products/model/tower-facts.ts";
import type { Product } from "#domain/products/product.ts";
import { productKind } from "#domain/products/tower-kind.ts";
import type { OfferedTower } from "#engine/finder/tower.ts";

/** Models that the calculator offers. */
export interface OfferedTowers {
  models: readonly OfferedTower[];
  series: readonly { slug: string; name: string }[];
  /** Brand of the partner; its towers are selected by hand. `undefined` without a partner. */
  partner?: string | undefined;
  /** True when sample models are among them. */
  isSample: boolean;
}

/**
 * Models of our own series, as the administrator maintains them: factory-assembled ones, then cells.
 * @param options names of the options of the selection
 */
export function offeredTowers(
  products: readonly Product[],
  locale: Locale,
  options: readonly string[] = [],
): OfferedTowers {
  const own = products.filter(({ brand, models }) => brand === null && models.length > 0);
  const offered = own.toSorted((a, b) => Number(b.category === "package") - Number(a.category === "package"));
  const names = offered.flatMap(({ models }) => models.map(({ name }) => name));
  return {
    models: offered.flatMap((product) =>
      product.models
        .map((model) => ({
          series: product.slug,
          kind: productKind(product, options),
          model: towerFactsOf(model),
          ...(names.indexOf(model.name) !== names.lastIndexOf(model.name) && { isNameShared: true }),
        }))
        .sort((a, b) => a.model.crt - b.model.crt),
    ),
    series: offered.map((product) => ({ slug: product.slug, name: shortName(product, locale) })),
    partner: products.find(({ category }) => category === "bac")?.brand ?? undefined,
    isSample: offered.some(({ hasSampleModels }) => hasSampleModels),
  };
}

/** "SF" instead of "SF 시리즈" where the short name is understood in the language. */
function shortName({ projectWord, name, en }: Product, locale: Locale): string {
  const word = projectWord ?? name;
  return locale === defaultLocale || !/\p{Script=Hangul}/u.test(word) ? word : (en.name ?? word);
}
