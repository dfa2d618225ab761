import { type Cells, type Column, type Columns, columnsIn } from "./columns.ts";
import { headingsOf, lacksUnit, plainHeading } from "./headings.ts";
import { factorOf } from "./units.ts";

/** Parses rows of cells copied from a spreadsheet. A cell with a line break or a tab stands in quotes. */
export function sheetRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.replace(/\r\n?/g, "\n").matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows.filter((row) => row.some((each) => each.trim() !== ""));
}

/** A cell and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/** Row of a sheet for a grid: cells by column. */
export type PastedRow<T extends Columns> = Partial<Cells<T>>;

/** A sheet by column, and the headings of its columns that are not taken. */
export interface PastedSheet<T extends Columns> {
  rows: PastedRow<T>[];
  hasHeadings: boolean;
  unread: readonly string[];
}

interface PastePlace<T extends Columns> {
  from: Extract<keyof T, string>;
  headings: Readonly<Record<string, readonly string[]>>;
  /** Columns in sight, where some are folded away. */
  shown?: readonly Extract<keyof T, string>[] | undefined;
}

/**
 * The cells of a sheet by column. Headings that name at least two columns say which is which, in either language and in
 * any order; without them the cells follow the grid, from the column that the paste began in.
 * @param headings what columns may be called besides their names, in lower case and without blanks and units
 */
export function pastedSheet<T extends Columns>(
  columns: T,
  rows: readonly (readonly string[])[],
  { from, headings, shown }: PastePlace<T>,
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

/** A number with the unit of its heading, where that is not the stored one and the cell names none itself. */
function withUnit(column: Column | undefined, cell: string, unit: string): string {
  if (column?.kind !== "number" || column.dimension === undefined || unit === "") return cell;
  const isOwn = column.dimension === "length" && /^w$/i.test(unit);
  if (isOwn || factorOf(column.dimension, unit) === 1 || !lacksUnit(cell)) return cell;
  return /\d\s*[x×*]\s*\d/i.test(cell) ? `(${cell}) ${unit}` : `${cell} ${unit}`;
}

/** Rows as a spreadsheet takes them, with their headings. */
export function tsv(rows: readonly (readonly string[])[]): string {
  const written = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(written).join("\t")).join("\n");
}
