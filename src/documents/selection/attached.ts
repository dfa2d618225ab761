import type { UnitChoice } from "#content/figures/measures.ts";
import { soundRows } from "#documents/sound/case-rows.ts";
import { soundOf, storedSound } from "#documents/sound/sound-parameter.ts";
import type { StoredSelection } from "#domain/inquiries/attached-selection.ts";
import type { Locale } from "#domain/locale.ts";
import { seriesOrder } from "#domain/products/model/series-order.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { type Selection, selectionOf } from "./selection.ts";
import { chosenRows, type RatedModel, type SelectionRow } from "./selection-rows.ts";
import { readSelection, type SelectionTexts, selectionQuery } from "./selection-texts.ts";
import { shortfallOf } from "./shortfall.ts";

type ModelSource = Pick<Product, "slug" | "brand" | "models" | "tags" | "hasSampleModels">;

/** Rated size of the selection's model, which is looked for in its series first. */
export function ratedModel(
  products: readonly ModelSource[],
  { product, model: name, quiet }: Pick<SelectionTexts, "product" | "model" | "quiet">,
): RatedModel | undefined {
  if (name === undefined) return undefined;
  for (const { models, tags } of seriesOrder(products, product)) {
    const model = models.find((each) => each.name === name);
    if (model) return { crt: quietModel(model, quiet).crt, kind: towerKindOf(tags) };
  }
  return undefined;
}

/** Selection in its stored form; undefined for an empty text. @param sent query from a form */
export function storedSelection(
  sent: string | undefined,
  products: readonly ModelSource[],
): StoredSelection | undefined {
  const texts = readSelection(new URLSearchParams(sent));
  const query = selectionQuery(texts);
  if (query === "") return undefined;
  const sound = soundOf(texts.sound, products, texts.product)?.tower;
  return { query, model: ratedModel(products, texts) ?? null, ...(sound && { sound }) };
}

export function storedRows(locale: Locale, stored: StoredSelection): SelectionRow[] {
  const { query, model } = stored;
  return [...chosenRows(locale, selectionIn(query), model ?? undefined), ...storedSoundRows(locale, stored)];
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
