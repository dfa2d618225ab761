import { type Cells, type Column, type Columns, columnsIn, numberIn } from "./columns.ts";
import { factorOf, headingUnit, unitOf } from "./quantities.ts";

/** What was copied in a spreadsheet, as rows of cells. A cell with a line break or a tab stands in quotes. */
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

/** What a sheet puts into a grid: rows of cells by column. */
export type PastedRow<T extends Columns> = Partial<Cells<T>>;

/**
 * The cells of a sheet by column. A first row that names at least two columns says which is which, in either language and in
 * any order; without one they follow the grid, from the column that the paste began in.
 * @param headings what columns may be called besides their names, in lower case and without blanks and units
 */
export function pastedRows<T extends Columns>(
  columns: T,
  rows: readonly (readonly string[])[],
  {
    from,
    headings,
  }: { from: Extract<keyof T, string>; headings: Readonly<Record<string, readonly string[]>> },
): PastedRow<T>[] {
  const names = columnsIn(columns);
  const called = (rows[0] ?? []).map((heading) => {
    const plain = plainHeading(heading);
    return names.find(
      (name) => plain === name.toLowerCase() || headings[name]?.some((word) => plainHeading(word) === plain),
    );
  });
  const isHeaded = called.filter((name) => name !== undefined).length >= 2;
  const order = isHeaded ? called : names.slice(names.indexOf(from));
  const units = isHeaded ? (rows[0] ?? []).map(headingUnit) : [];
  return rows.slice(isHeaded ? 1 : 0).map((row) => {
    const cells = row.flatMap((cell, index) => {
      const name = order[index];
      if (name === undefined) return [];
      return [[name, withUnit(columns[name], cell.trim(), units[index] ?? "")] as const];
    });
    return Object.fromEntries(cells) as PastedRow<T>;
  });
}

/** A number with the unit of its heading, where that is not the stored one and the cell names none itself. */
function withUnit(column: Column | undefined, cell: string, unit: string): string {
  if (column?.kind !== "number" || column.dimension === undefined || unit === "") return cell;
  const isStored = factorOf(column.dimension, unit) === 1;
  return isStored || numberIn(cell) === undefined || unitOf(cell) !== "" ? cell : `${cell} ${unit}`;
}

/** Rows as a spreadsheet takes them, with their headings. */
export function tsv(rows: readonly (readonly string[])[]): string {
  const written = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(written).join("\t")).join("\n");
}

/** A heading without its unit, blanks and case: "길이 (mm)" is "길이", and "소음 (dB(A))" is "소음". */
function plainHeading(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|,.*$/g, "")
    .replace(/[\s._/-]/g, "");
}
