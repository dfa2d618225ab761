import type { StoredSelection } from "#domain/inquiries/attached-duty.ts";
import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import type { UnitChoice } from "../figures/measures.ts";
import { type Selection, selectionOf } from "./selection.ts";
import { chosenRows, type RatedModel, type SelectionRow } from "./selection-rows.ts";
import { readSelection, type SelectionTexts, selectionQuery } from "./selection-texts.ts";
import { shortfallOf } from "./shortfall.ts";

type ModelSource = Pick<Product, "brand" | "models" | "tags">;

/** Rated size of the selection's model; our own series take precedence over the partner's. */
export function ratedModel(
  products: readonly ModelSource[],
  { model: name }: Pick<SelectionTexts, "model">,
): RatedModel | undefined {
  if (name === undefined) return undefined;
  const bySource = products.toSorted((a, b) => Number(a.brand !== null) - Number(b.brand !== null));
  for (const { models, tags } of bySource) {
    const model = models.find((each) => each.name === name);
    if (model) return { crt: model.crt, kind: towerKindOf(tags) };
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
  return query === "" ? undefined : { query, model: ratedModel(products, texts) ?? null };
}

export function storedRows(locale: Locale, { query, model }: StoredSelection): SelectionRow[] {
  return chosenRows(locale, selectionIn(query), model ?? undefined);
}

/** Line on towers of a stored selection that fall short, for the top of a mail. */
export function storedShortfall(locale: Locale, { query, model }: StoredSelection): string | undefined {
  return shortfallOf(locale, selectionIn(query), model ?? undefined)?.line;
}

export function storedUnits(stored: StoredSelection | null | undefined): UnitChoice | undefined {
  return stored ? selectionIn(stored.query).units : undefined;
}

function selectionIn(query: string): Selection {
  return selectionOf(readSelection(new URLSearchParams(query)));
}
