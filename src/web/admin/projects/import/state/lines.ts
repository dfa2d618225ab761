import { columnCalled, exampleNumber } from "#content/records/project-sheet.ts";
import { type ImportColumn, importColumns } from "#domain/projects/import/import-columns.ts";
import { headingParts, lacksUnit } from "#domain/records/headings.ts";
import type { NamedSheet, SheetRow } from "#domain/sheets/sheet.ts";

/** A spreadsheet that was brought, with what its columns mean; "" for those that are not taken. */
export interface BroughtSheet {
  /** Name of the file. */
  name: string;
  /** All sheets of the file, and which of them are taken, by their places. */
  book: readonly NamedSheet[];
  taken: readonly number[];
  headings: readonly string[];
  columns: readonly (ImportColumn | "")[];
  rows: readonly BroughtRow[];
}

interface BroughtRow extends SheetRow {
  /** The number as the spreadsheet shows it, with the name of the sheet where several are taken. */
  place: string;
}

/** Corrections of a sheet on the screen. */
export interface Corrections {
  /** Texts of cells by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** Values of a column wherever the sheet has none. */
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
const maxAbove = 20;

/** Rows of further sheets are numbered from here on, so that no two of a file have one number. */
const rowsOfSheet = 10_000_000;

/** The file with those of its sheets that are taken: the first in which a title and another field have a column, unless told. */
export function broughtBook(
  name: string,
  book: readonly NamedSheet[],
  taken: readonly number[] = [firstList(book)],
): BroughtSheet {
  const parts = taken.flatMap((index) => {
    const sheet = book[index];
    if (!sheet) return [];
    const place = taken.length > 1 ? `${sheet.name} ` : "";
    const { rows, ...head } = headed(sheet.rows);
    const numbered = rows.map(({ number, cells }) => ({
      number: number + index * rowsOfSheet,
      place: `${place}${number}`,
      cells,
    }));
    return [{ ...head, rows: numbered }];
  });
  return { name, book, taken, ...joined(parts) };
}

function firstList(book: readonly NamedSheet[]): number {
  const isList = ({ rows }: NamedSheet) => {
    const { columns } = headed(rows);
    return columns.includes("title") && columns.filter((column) => column !== "").length > 1;
  };
  return Math.max(0, book.findIndex(isList));
}

type Headed<Row> = { headings: string[]; columns: (ImportColumn | "")[]; rows: Row[] };

/** Several sheets below one row of headings: columns of one meaning, or of one heading, are one. */
function joined(parts: readonly Headed<BroughtRow>[]): Headed<BroughtRow> {
  const [first, ...others] = parts;
  if (!first) return { headings: [], columns: [], rows: [] };
  const [headings, columns, rows] = [[...first.headings], [...first.columns], [...first.rows]];
  const unit = capacityUnit({ headings, columns });
  for (const part of others) {
    const places = part.headings.map((heading, index) => {
      const meaning = part.columns[index] ?? "";
      const known = meaning === "" ? headings.indexOf(heading) : columns.indexOf(meaning);
      if (known >= 0 && heading !== "") return known;
      columns.push(meaning);
      return headings.push(heading) - 1;
    });
    const own = capacityUnit(part);
    for (const row of part.rows) {
      const cells: string[] = Array.from(headings, () => "");
      row.cells.forEach((cell, index) => {
        const isBare = part.columns[index] === "capacity" && own !== unit;
        cells[places[index] ?? index] = isBare ? withUnit(cell, own) : cell;
      });
      rows.push({ ...row, cells });
    }
  }
  return { headings, columns, rows };
}

/** A sheet with its headings found: the row that names most columns, of the first ones. */
function headed(rows: readonly SheetRow[]): Headed<SheetRow> {
  const top = rows.slice(0, maxAbove);
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
  return { headings, columns, rows: below.filter((row) => !isExample(row, columns)) };
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
  const unit = capacityUnit(sheet);
  return sheet.rows
    .filter(({ number }) => !leftOut.includes(number))
    .map((row) => {
      const texts = importColumns.map((column) => {
        const text = row.cells[sheet.columns.indexOf(column)] ?? "";
        const own = column === "capacity" ? withUnit(text, unit) : text;
        return [column, cells[cellKey(row.number, column)] ?? (own.trim() || (forAll[column] ?? ""))];
      });
      const { number, place } = row;
      return { number, place, cells: Object.fromEntries(texts) as Line["cells"] };
    });
}

/** The unit of the capacities, from their heading: "용량 (CRT)". */
function capacityUnit({ headings, columns }: Pick<BroughtSheet, "headings" | "columns">): string {
  return headingParts(headings[columns.indexOf("capacity")] ?? "").unit;
}

/** @example withUnit("300", "USRT") // "300USRT" */
function withUnit(cell: string, unit: string): string {
  if (unit === "" || !lacksUnit(cell)) return cell;
  return `${cell.trim()}${/^[a-z]*rt$/i.test(unit) ? "" : " "}${unit}`;
}

export function cellKey(row: number, column: ImportColumn): string {
  return `${row} ${column}`;
}

function isExample({ cells }: SheetRow, columns: readonly (ImportColumn | "")[]): boolean {
  const number = cells[columns.indexOf("number")]?.trim() ?? "";
  return number === exampleNumber || number.toLowerCase() === "example";
}
