import { productWords } from "#content/admin/products.ts";
import type { EditableProduct, ProductForm } from "#domain/products/product.ts";
import { type ProductRowName, type ProductRows, productRowNames } from "#domain/products/product-rows.ts";
import type { Columns, RowOf } from "#domain/records/column-types.ts";
import { cellsOf } from "#domain/records/columns.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import { mergedRows, rowDifferences } from "../../records/conflict/row-conflict.ts";
import type { ConflictChoices, RecordPart } from "../../records/form/record-kind.ts";
import { type Grid, useGrid } from "../../records/grid/use-grid.ts";
import { type ProductGrids, productGrids } from "./product-grids.ts";
import type { UnsavedRows } from "./unsaved-product.ts";

/** Rows of a product (models, options, documents, files) as a part of its form. */
export function useProductRows(product: EditableProduct | undefined, unsaved: UnsavedRows | undefined) {
  const gridOf = <Name extends ProductRowName>(name: Name) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: called for each of a fixed list of names
    useGrid<Columns>(productGrids[name] as never, product?.[name] ?? [], unsaved?.[name]);
  const grids = Object.fromEntries(productRowNames.map((name) => [name, gridOf(name)]));
  return { grids: grids as unknown as ProductGrids, part: rowsPart(Object.entries(grids)) };
}

function rowsPart(
  grids: readonly (readonly [string, Grid<Columns>])[],
): RecordPart<ProductForm, EditableProduct> {
  const words = productWords.form;
  const hasProblems = grids.some(([, { checked }]) => checked.problems.length > 0);
  const isUnlikely = grids.some(([, { unlikely }]) => unlikely.length > 0);
  const content = Object.fromEntries(grids.map(([name, { checked }]) => [name, checked.rows])) as ProductRows;
  const named = grids as readonly (readonly [ProductRowName, Grid<Columns>])[];
  return {
    isDirty: () => grids.some(([, { isChanged }]) => isChanged),
    edits: grids.map(([, { rows }]) => rows),
    unsaved: () => ({
      rows: Object.fromEntries(grids.map(([name, { rows }]) => [name, rows.map(({ cells }) => cells)])),
    }),
    obstacle: hasProblems ? words.wrong : isUnlikely ? words.unlikely : undefined,
    prepare: () => ({ kind: "ready", content }),
    conflictingFields: (newer) => named.flatMap(([name, grid]) => rowPositions(name, grid, newer[name])),
    rebase(newer, choices) {
      for (const [name, grid] of named) rebaseGrid(name, grid, { stored: newer[name], choices });
    },
  };
}

function rowPositions(
  name: ProductRowName,
  { kind, start, rows }: Grid<Columns>,
  stored: readonly RowOf<Columns>[],
): ConflictingField[] {
  const found = rowDifferences({
    ...kind,
    start: start.map(({ cells }) => cells),
    mine: rows.map(({ cells }) => cells),
    theirs: stored.map((row) => cellsOf(kind.columns, row)),
  });
  return found.map(({ name: row, ...rest }) => ({
    key: `${name}/${row}`,
    label: `${productWords.form[name]} ${row}`,
    ...rest,
  }));
}

/** Sets the chosen rows of both versions in a grid. */
function rebaseGrid(
  name: ProductRowName,
  { kind, rows, rebase }: Grid<Columns>,
  { stored, choices }: { stored: readonly RowOf<Columns>[]; choices: ConflictChoices },
): void {
  const prefix = `${name}/`;
  const own = Object.entries(choices).filter(([key]) => key.startsWith(prefix));
  const byRow = new Map(own.map(([key, side]) => [key.slice(prefix.length), side]));
  const mine = rows.map(({ cells }) => cells);
  const theirs = stored.map((row) => cellsOf(kind.columns, row));
  rebase(stored, mergedRows({ ...kind, mine, theirs }, byRow));
}
