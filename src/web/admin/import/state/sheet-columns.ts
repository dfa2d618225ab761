import type { SheetRow } from "#domain/spreadsheets/sheet.ts";
import type { SheetImportKind } from "../sheet-import-kind.ts";

/** A sheet with its headings, the fields of its columns ("" if not imported), and the rows below. */
export interface SheetWithHeadings<Column extends string, Row> {
  headings: string[];
  columns: (Column | "")[];
  rows: Row[];
}

/** Limit of the rows above the headings, such as a title and a date. */
const maxAbove = 20;

/** Finds the headings: the row among the first ones that names most columns. */
export function splitAtHeadings<Column extends string>(
  kind: SheetImportKind<Column>,
  rows: readonly SheetRow[],
): SheetWithHeadings<Column, SheetRow> {
  const top = rows.slice(0, maxAbove);
  const known = ({ cells }: SheetRow) =>
    cells.filter((cell) => kind.columnForHeading(cell) !== undefined).length;
  const heading = top.toSorted((one, other) => known(other) - known(one))[0];
  const below = rows.filter(({ number }) => number > (heading?.number ?? 0));
  const width = Math.max(0, ...[heading, ...below].map((row) => row?.cells.length ?? 0));
  const headings = Array.from({ length: width }, (_, index) => heading?.cells[index]?.trim() ?? "");
  const byHeadings = columnsForHeadings(kind, headings);
  const columns = kind.columnsByCells?.(byHeadings, headings, below) ?? byHeadings;
  const cellOf =
    ({ cells }: SheetRow) =>
    (column: Column) =>
      cells[columns.indexOf(column)]?.trim() ?? "";
  return { headings, columns, rows: below.filter((row) => !isTotal(row) && !kind.isExample(cellOf(row))) };
}

const total = /^(?:[총합소누]\s*)?계$|^(?:sub|grand )?total$/i;

/** True for a totals row, such as "합 계" and "80건": besides its word it has only numbers. */
function isTotal({ cells }: SheetRow): boolean {
  const [word = "", ...others] = cells.map((cell) => (cell ?? "").trim()).filter((text) => text !== "");
  return total.test(word) && others.every((text) => /\d/.test(text));
}

/** Matches headings with columns; of several headings the one closest to the column's own name. */
function columnsForHeadings<Column extends string>(
  kind: SheetImportKind<Column>,
  headings: readonly string[],
): (Column | "")[] {
  const matches = headings.map((heading) => kind.columnForHeading(heading));
  return matches.map((found, index) => {
    if (!found) return "";
    const rivals = matches.flatMap((other, at) =>
      other?.column === found.column ? [{ at, distance: other.distance }] : [],
    );
    const nearest = rivals.toSorted((one, other) => one.distance - other.distance || one.at - other.at)[0];
    return nearest?.at === index ? found.column : "";
  });
}
