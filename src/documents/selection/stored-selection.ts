import type { UnitChoice } from "#content/figures/measures.ts";
import { soundRows } from "#documents/sound/case-rows.ts";
import { soundOf, storedSound } from "#documents/sound/sound-parameter.ts";
import { type SelectionFacts, type StoredSelection, storable } from "#domain/inquiries/attached-selection.ts";
import type { Locale } from "#domain/locale.ts";
import { seriesOfModel, seriesOrder } from "#domain/products/model/series-order.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import { optionNames } from "#domain/products/options/options-parameter.ts";
import { hasName } from "#domain/products/options/product-options.ts";
import type { Product } from "#domain/products/product.ts";
import { productKind } from "#domain/products/tower-kind.ts";
import { type Selection, selectionOf } from "./selection.ts";
import { chosenRows, type RatedModel, type SelectionRow } from "./selection-rows.ts";
import { readSelection, type SelectionTexts, selectionQuery } from "./selection-texts.ts";
import { shortfallOf } from "./shortfall.ts";

export type SelectionSource = Pick<
  Product,
  "slug" | "brand" | "models" | "options" | "tags" | "hasSampleModels"
>;
type Named = Pick<SelectionTexts, "product" | "model" | "quiet" | "options">;

/** Facts of the model and of the options, for which the series that the selection names comes before the others. */
export function lookUpSelectionFacts(products: readonly SelectionSource[], named: Named): SelectionFacts {
  const ofModel = seriesOfModel(products, named);
  const known = seriesOrder(products, named.product).flatMap(({ options }) => options);
  const options = optionNames(named.options).flatMap((name) => known.find(hasName(name)) ?? []);
  return {
    model: (ofModel && ratedModel(ofModel, named)) ?? null,
    ...(options.length > 0 && { options: options.map(({ name, nameEn }) => ({ name, nameEn })) }),
  };
}

/** Rated size of the selection's model in its series. */
export function ratedModel(
  product: Pick<Product, "models" | "options" | "tags">,
  { model: name, quiet, options }: Named,
): RatedModel | undefined {
  const model = product.models.find((each) => each.name === name);
  return model && { crt: quietModel(model, quiet).crt, kind: productKind(product, optionNames(options)) };
}

/** Selection in its stored form; undefined for an empty text and for one that is too long. @param sent query from a form */
export function storedSelection(
  sent: string | undefined,
  products: readonly SelectionSource[],
): StoredSelection | undefined {
  const texts = readSelection(new URLSearchParams(sent));
  const query = selectionQuery(texts);
  if (query === "") return undefined;
  const sound = soundOf(texts.sound, products, texts.product)?.tower;
  return storable({ query, ...lookUpSelectionFacts(products, texts), ...(sound && { sound }) });
}

export function storedRows(locale: Locale, stored: StoredSelection): SelectionRow[] {
  return [...chosenRows(locale, selectionIn(stored.query), stored), ...storedSoundRows(locale, stored)];
}

/** Sound at a neighbor by the figures that the record had when the selection was sent. */
export function storedSoundRows(
  locale: Locale,
  { query, sound }: Pick<StoredSelection, "query" | "sound">,
): SelectionRow[] {
  return soundRows(locale, storedSound(readSelection(new URLSearchParams(query)).sound, sound));
}

/** Line on towers of a stored selection that fall short, for the top of a mail. */
export function storedShortfall(locale: Locale, { query, model }: StoredSelection): string | undefined {
  return shortfallOf(locale, selectionIn(query), model ?? undefined)?.line;
}

export function storedUnits(stored: StoredSelection | null | undefined): UnitChoice | undefined {
  return stored ? selectionIn(stored.query).unitChoice : undefined;
}

function selectionIn(query: string): Selection {
  return selectionOf(readSelection(new URLSearchParams(query)));
}
