import { columnCalled, exampleNumber, unitIn } from "#content/records/project-sheet.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import type { SheetRow } from "#domain/sheets/sheet.ts";

/** A spreadsheet that was brought, with what its columns mean; "" for those that are not taken. */
export interface BroughtSheet {
  name: string;
  headings: readonly string[];
  columns: readonly (ImportColumn | "")[];
  rows: readonly SheetRow[];
}

/** What people changed of a sheet on the screen. */
export interface Corrections {
  /** Texts of cells by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** What stands in a column wherever the sheet has nothing. */
  forAll: Readonly<Partial<Record<ImportColumn, string>>>;
  /** Numbers of rows that are left out. */
  leftOut: readonly number[];
}

export const noCorrections: Corrections = { cells: {}, forAll: {}, leftOut: [] };

/** A row of the list with its cells by what they mean. */
export interface Line {
  number: number;
  /** The number as the spreadsheet shows it. */
  place: string;
  cells: Readonly<Record<ImportColumn, string>>;
}

/** Above the headings there may be so many rows, such as a title and a date. */
const mostAbove = 20;

/** A sheet with its headings found: the row that names most columns, of the first ones. */
export function headedSheet(name: string, rows: readonly SheetRow[]): BroughtSheet {
  const top = rows.slice(0, mostAbove);
  const known = ({ cells }: SheetRow) => cells.filter((cell) => columnCalled(cell) !== undefined).length;
  const heading = top.toSorted((one, other) => known(other) - known(one))[0];
  const below = rows.filter(({ number }) => number > (heading?.number ?? 0));
  const width = Math.max(0, ...[heading, ...below].map((row) => row?.cells.length ?? 0));
  const headings = Array.from({ length: width }, (_, index) => heading?.cells[index]?.trim() ?? "");
  const columns: (ImportColumn | "")[] = [];
  for (const text of headings) {
    const column = columnCalled(text) ?? "";
    columns.push(columns.includes(column) ? "" : column);
  }
  return { name, headings, columns, rows: below.filter((row) => !isExample(row, columns)) };
}

/** The sheet with another meaning of one of its columns; no two mean the same. */
export function withMeaning(sheet: BroughtSheet, index: number, meaning: ImportColumn | ""): BroughtSheet {
  const columns = sheet.columns.map((column, at) => {
    if (at === index) return meaning;
    return column === meaning ? "" : column;
  });
  return { ...sheet, columns };
}

/** The columns that a list has something for, in the order of the template. */
export function givenColumns({ columns }: BroughtSheet, { forAll }: Corrections): ImportColumn[] {
  return importColumns.filter((column) => columns.includes(column) || (forAll[column] ?? "") !== "");
}

/** The rows of a sheet, as it stands and as it was corrected. */
export function linesOf(sheet: BroughtSheet, { cells, forAll, leftOut }: Corrections): Line[] {
  const unit = unitIn(sheet.headings[sheet.columns.indexOf("capacity")] ?? "");
  return sheet.rows
    .filter(({ number }) => !leftOut.includes(number))
    .map((row) => {
      const texts = importColumns.map((column) => {
        const text = row.cells[sheet.columns.indexOf(column)] ?? "";
        const own = column === "capacity" && /^[\d.,]+$/.test(text.trim()) ? `${text.trim()}${unit}` : text;
        return [column, cells[cellKey(row.number, column)] ?? (own.trim() || (forAll[column] ?? ""))];
      });
      const { number } = row;
      return { number, place: String(number), cells: Object.fromEntries(texts) as Line["cells"] };
    });
}

export function cellKey(row: number, column: ImportColumn): string {
  return `${row} ${column}`;
}

function isExample({ cells }: SheetRow, columns: readonly (ImportColumn | "")[]): boolean {
  const number = cells[columns.indexOf("number")]?.trim() ?? "";
  return number === exampleNumber || number.toLowerCase() === "example";
}
