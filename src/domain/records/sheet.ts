import type { Cells, Column, Columns } from "./column-types.ts";
import { columnsIn } from "./columns.ts";
import { headingsOf, lacksUnit, plainHeading } from "./headings.ts";
import { factorOf } from "./units.ts";

/** Parses rows of cells copied from a spreadsheet. A cell with a line break or a tab is quoted. */
export function sheetRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.replace(/\r\n?/g, "\n").matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows.filter((row) => row.some((each) => each.trim() !== ""));
}

/** A cell and its terminator. */
const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

export type PastedRow<T extends Columns> = Partial<Cells<T>>;

/** Cells of a sheet by column, and the headings that match no column. */
export interface PastedSheet<T extends Columns> {
  rows: PastedRow<T>[];
  hasHeadings: boolean;
  unread: readonly string[];
}

interface PasteTarget<T extends Columns> {
  from: Extract<keyof T, string>;
  headings: Readonly<Record<string, readonly string[]>>;
  /** Visible columns, if some are hidden. */
  shown?: readonly Extract<keyof T, string>[] | undefined;
}

/**
 * Assigns the cells of a sheet to columns. If a row of headings names at least two columns, they decide, in either
 * language and in any order; otherwise cells are assigned in the order of the grid, from the column of the paste.
 * @param headings alternative names of columns, in lower case without spaces and units
 */
export function pastedSheet<T extends Columns>(
  columns: T,
  rows: readonly (readonly string[])[],
  { from, headings, shown }: PasteTarget<T>,
): PastedSheet<T> {
  const names = columnsIn(columns);
  const head = headingsOf(rows, (plain) =>
    names.find(
      (name) => plain === name.toLowerCase() || headings[name]?.some((word) => plainHeading(word) === plain),
    ),
  );
  const inSight = shown ?? names;
  const order = head?.columns ?? inSight.slice(inSight.indexOf(from));
  const cellsIn = (row: readonly string[]) =>
    row.flatMap((cell, index) => {
      const name = order[index];
      if (name === undefined) return [];
      return [[name, withUnit(columns[name], cell.trim(), head?.units[index] ?? "")] as const];
    });
  return {
    rows: rows.slice(head?.rowCount ?? 0).map((row) => Object.fromEntries(cellsIn(row)) as PastedRow<T>),
    hasHeadings: head !== undefined,
    unread: head?.unread ?? [],
  };
}

/** Adds the unit of the heading to a number that has none, if it differs from the stored unit. */
function withUnit(column: Column | undefined, cell: string, unit: string): string {
  if (column?.kind !== "number" || column.dimension === undefined || unit === "") return cell;
  const isOwn = column.dimension === "length" && /^w$/i.test(unit);
  if (isOwn || factorOf(column.dimension, unit) === 1 || !lacksUnit(cell)) return cell;
  return /\d\s*[x×*]\s*\d/i.test(cell) ? `(${cell}) ${unit}` : `${cell} ${unit}`;
}

/** Returns rows with their headings as tab-separated text for a spreadsheet. */
export function tsv(rows: readonly (readonly string[])[]): string {
  const written = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(written).join("\t")).join("\n");
}
