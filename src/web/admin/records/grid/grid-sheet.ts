import type { Cells, Columns } from "#domain/records/column-types.ts";
import { columnsIn, isBlank } from "#domain/records/columns.ts";
import { type PastedSheet, pastedSheet } from "#domain/records/sheet.ts";
import { nameColumns, rowName } from "../conflict/row-conflict.ts";
import { blankRow, type GridKind, type GridRow } from "./grid-rows.ts";

/** Rows of cells, with or without headings. */
export type Sheet = readonly (readonly string[])[];

/** Number of rows used, whether some were beyond the maximum, and the headings without a column. */
export interface Pasted {
  pasted: number;
  isCut: boolean;
  unread: readonly string[];
  columns: readonly string[];
}

/** A cell of a grid, and the visible columns, which are filled in order without headings. */
export interface PasteTarget<T extends Columns> {
  row: number;
  column: Extract<keyof T, string>;
  shown?: readonly Extract<keyof T, string>[];
}

/** Pastes a sheet from a cell on; overwrites rows below and adds further ones. */
export function withPaste<T extends Columns>(
  kind: GridKind<T>,
  rows: readonly GridRow<T>[],
  sheet: Sheet,
  { row, column, shown }: PasteTarget<T>,
): { rows: GridRow<T>[] } & Pasted {
  const read = readRows(kind, sheet, column, shown);
  return laid(kind, rows, read, (_, index) => row + index);
}

/**
 * Merges a file's sheet: each row replaces the one of its name; others, and further rows of a name, are appended and
 * reported by the checks of the grid. Empty cells change nothing.
 * @returns `undefined` for a sheet without headings, without a name or without rows
 */
export function withFile<T extends Columns>(
  kind: GridKind<T>,
  rows: readonly GridRow<T>[],
  sheet: Sheet,
): ({ rows: GridRow<T>[] } & Pasted) | undefined {
  const [first] = columnsIn(kind.columns);
  if (first === undefined) return undefined;
  const read = readRows(kind, sheet, first);
  const lines = read.rows.map(withoutEmptyCells).filter((cells) => Object.keys(cells).length > 0);
  const names = nameColumns(kind);
  const hasNames = names.every((column) => lines.some((cells) => column in cells));
  if (!read.hasHeadings || !hasNames) return undefined;
  const blank = blankRow(kind.columns, []).cells;
  const filled = rows.filter(({ cells }) => !isBlank(cells));
  const remaining: (string | undefined)[] = filled.map(({ cells }) => rowName(kind, cells));
  let end = filled.length;
  return laid(kind, filled, { ...read, rows: lines }, (cells) => {
    const isNamed = names.every((column) => column in cells);
    const rowIndex = isNamed ? remaining.indexOf(rowName(kind, { ...blank, ...cells })) : -1;
    if (rowIndex === -1) return end++;
    remaining[rowIndex] = undefined;
    return rowIndex;
  });
}

function withoutEmptyCells<T extends Columns>(cells: Partial<Cells<T>>): Partial<Cells<T>> {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== "")) as Partial<Cells<T>>;
}

function readRows<T extends Columns>(
  { columns, labels, headings = {} }: GridKind<T>,
  sheet: Sheet,
  from: Extract<keyof T, string>,
  shown?: readonly Extract<keyof T, string>[],
): PastedSheet<T> {
  const called = columnsIn(columns).map((name) => [name, [labels[name], ...(headings[name] ?? [])]]);
  return pastedSheet(columns, sheet, { from, headings: Object.fromEntries(called), shown });
}

/**
 * @param rowIndexOf returns the index in the grid for a row of the sheet, which may be beyond its end; called once per
 * row
 */
function laid<T extends Columns>(
  { columns, maxRows }: GridKind<T>,
  rows: readonly GridRow<T>[],
  { rows: read, unread }: PastedSheet<T>,
  rowIndexOf: (cells: Partial<Cells<T>>, index: number) => number,
): { rows: GridRow<T>[] } & Pasted {
  const result = [...rows];
  const taken = read.filter((cells, index) => {
    const rowIndex = rowIndexOf(cells, index);
    if (rowIndex >= maxRows) return false;
    const under = result[rowIndex] ?? blankRow(columns, result);
    result[rowIndex] = { ...under, cells: { ...under.cells, ...cells } };
    return true;
  });
  return {
    rows: result,
    pasted: taken.length,
    isCut: taken.length < read.length,
    unread,
    columns: [...new Set(taken.flatMap((cells) => Object.keys(cells)))],
  };
}
