import { productWords } from "#content/admin/products.ts";
import type { ProductForm, ProductRecord } from "#domain/products/product.ts";
import { type ProductListName, type ProductLists, productListNames } from "#domain/products/product-lists.ts";
import type { Columns, RowOf } from "#domain/records/column-types.ts";
import { cellsOf } from "#domain/records/columns.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import { mergedRows, rowDifferences } from "../../records/conflict/row-conflict.ts";
import type { ConflictChoices, RecordPart } from "../../records/form/record-kind.ts";
import { type Grid, useGrid } from "../../records/grid/use-grid.ts";
import { type ProductGrids, productGrids } from "./product-grids.ts";
import type { UnsavedRows } from "./unsaved-product.ts";

const noRows: readonly never[] = [];

/** Rows of a product (models, options, documents, files) as a part of its form. */
export function useProductRows(product: ProductRecord | undefined, unsaved: UnsavedRows | undefined) {
  const gridOf = <Name extends ProductListName>(name: Name) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: called for each of a fixed list of names
    useGrid<Columns>(productGrids[name] as never, product?.[name] ?? noRows, unsaved?.[name]);
  const grids = Object.fromEntries(productListNames.map((name) => [name, gridOf(name)]));
  return { grids: grids as unknown as ProductGrids, part: rowsPart(Object.entries(grids)) };
}

function rowsPart(
  grids: readonly (readonly [string, Grid<Columns>])[],
): RecordPart<ProductForm, ProductRecord> {
  const words = productWords.form;
  const hasProblems = grids.some(([, { checked }]) => checked.problems.length > 0);
  const isUnlikely = grids.some(([, { unlikely }]) => unlikely.length > 0);
  const content = Object.fromEntries(
    grids.map(([name, { checked }]) => [name, checked.rows]),
  ) as ProductLists;
  const named = grids as readonly (readonly [ProductListName, Grid<Columns>])[];
  return {
    isDirty: () => grids.some(([, { isChanged }]) => isChanged),
    edits: grids.map(([, { rows }]) => rows),
    unsaved: () => ({
      rows: Object.fromEntries(grids.map(([name, { rows }]) => [name, rows.map(({ cells }) => cells)])),
    }),
    obstacle: hasProblems ? words.wrong : isUnlikely ? words.unlikely : undefined,
    prepare: () => ({ kind: "ready", content }),
    conflictingFields: (theirs) => named.flatMap(([name, grid]) => rowPositions(name, grid, theirs[name])),
    resolveConflict(theirs, choices) {
      for (const [name, grid] of named) resolveGridConflict(name, grid, { stored: theirs[name], choices });
    },
  };
}

function rowPositions(
  name: ProductListName,
  { kind, base, rows }: Grid<Columns>,
  stored: readonly RowOf<Columns>[],
): ConflictingField[] {
  const found = rowDifferences({
    ...kind,
    base: base.map(({ cells }) => cells),
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
function resolveGridConflict(
  name: ProductListName,
  { kind, rows, replace }: Grid<Columns>,
  { stored, choices }: { stored: readonly RowOf<Columns>[]; choices: ConflictChoices },
): void {
  const prefix = `${name}/`;
  const own = Object.entries(choices).filter(([key]) => key.startsWith(prefix));
  const byRow = new Map(own.map(([key, side]) => [key.slice(prefix.length), side]));
  const mine = rows.map(({ cells }) => cells);
  const theirs = stored.map((row) => cellsOf(kind.columns, row));
  replace(mergedRows({ ...kind, mine, theirs }, byRow));
}
