import { productWords } from "#content/admin/products.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { type ProductRowName, productRowNames } from "#domain/products/product-rows.ts";
import { type Columns, cellsOf, type RowOf } from "#domain/records/columns.ts";
import type { ConflictPlace } from "../../records/conflict/ConflictNotice.tsx";
import { proposal, type Side } from "../../records/conflict/conflict.ts";
import { mergedRows, rowDifferences } from "../../records/conflict/row-conflict.ts";
import type { Grid } from "../../records/grid/use-grid.ts";
import { type Entry, type EntryField, entryFieldsOf, entryOf, valueIn } from "../../records/record-entry.ts";
import type { ProductGrids } from "./product-grids.ts";

interface Versions {
  start: Entry<ProductFields>;
  mine: Entry<ProductFields>;
  /** The version that somebody else has stored meanwhile. */
  conflict: EditedProduct;
}

/** The places where a form and a newer version of its product differ: fields, then its rows one by one. */
export function productConflict(grids: ProductGrids, { start, mine, conflict }: Versions): ConflictPlace[] {
  const theirs = entryOf<ProductFields>(productFields, conflict);
  const proposed = proposal(productFields, { start, mine, theirs });
  const fields = entryFieldsOf(productFields).flatMap((field) => {
    const side = proposed[field];
    const texts = { mine: productText(field, mine), theirs: productText(field, theirs) };
    return side === undefined ? [] : [{ key: field, label: productLabel(field), ...texts, proposed: side }];
  });
  return [
    ...fields,
    ...productRowNames.flatMap((name) =>
      rowPlaces<Columns>(name, grids[name] as unknown as Grid<Columns>, conflict[name]),
    ),
  ];
}

function rowPlaces<T extends Columns>(
  name: ProductRowName,
  { kind, start, rows }: Grid<T>,
  stored: readonly RowOf<T>[],
): ConflictPlace[] {
  const found = rowDifferences({
    ...kind,
    start: start.map(({ cells }) => cells),
    mine: rows.map(({ cells }) => cells),
    theirs: stored.map((row) => cellsOf(kind.columns, row)),
  });
  return found.map(({ name: row, ...place }) => ({
    key: `${name}/${row}`,
    label: `${productWords.form[name]} ${row}`,
    ...place,
  }));
}

/** Puts the chosen rows of both versions into a grid. */
export function settleGrid<T extends Columns>(
  name: ProductRowName,
  { kind, rows, rebase }: Grid<T>,
  { stored, choices }: { stored: readonly RowOf<T>[]; choices: Readonly<Record<string, Side>> },
): void {
  const prefix = `${name}/`;
  const own = Object.entries(choices).filter(([key]) => key.startsWith(prefix));
  const byRow = new Map(own.map(([key, side]) => [key.slice(prefix.length), side]));
  const mine = rows.map(({ cells }) => cells);
  const theirs = stored.map((row) => cellsOf(kind.columns, row));
  rebase(stored, mergedRows({ ...kind, mine, theirs }, byRow));
}

/** The label of a field of the form. */
export function productLabel(field: EntryField<ProductFields>): string {
  const { labels, english } = productWords;
  const words: Record<string, string> = {
    ...labels,
    ...Object.fromEntries(Object.entries(english).map(([text, label]) => [`en.${text}`, label])),
  };
  return words[field] ?? field;
}

/** The content of a field, to be read; "" for nothing. */
export function productText(field: EntryField<ProductFields>, entry: Entry<ProductFields>): string {
  const value = valueIn<ProductFields>(entry, field);
  if (typeof value !== "string") return value.join(", ");
  const types: Record<string, string> = towerTypeLabels.ko;
  return field === "category" ? (types[value] ?? value) : value.trim();
}
