/** A row of a spreadsheet in which something stands: its cells as text, days as YYYY-MM-DD, and its number as the sheet shows it. */
export interface SheetRow {
  /** From 1. */
  number: number;
  cells: string[];
}

/** Why a file is not read as a spreadsheet. */
export type SheetProblem = "oldFormat" | "unreadable" | "tooLarge" | "empty";

/** A sheet of a workbook in which something stands; a text file is one without a name. */
export interface NamedSheet {
  name: string;
  rows: readonly SheetRow[];
}

type Refused = { kind: "refused"; problem: SheetProblem };
export type SheetReading = { kind: "read"; sheets: NamedSheet[] } | Refused;
export type RowsReading = { kind: "read"; rows: SheetRow[] } | Refused;

/** Bounds of what is read; a list of references is far below them. */
export const sheetBounds = {
  /** Of the file, and of what it is unpacked to, bytes. */
  fileBytes: 20 * 1024 * 1024,
  unpackedBytes: 80 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
} as const;

/** The letters by which spreadsheets call a column. @param column from 0 @example columnLetters(27) // "AB" */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** Gathers rows as long as they are within bounds. */
export function gatherRows(
  cells: Iterable<readonly [row: number, column: number, text: string]>,
): RowsReading {
  const rows = new Map<number, string[]>();
  for (const [row, column, text] of cells) {
    if (text.trim() === "" || column >= sheetBounds.columns) continue;
    const own = rows.get(row) ?? [];
    own[column] = text;
    if (!rows.has(row) && rows.size >= sheetBounds.rows) return { kind: "refused", problem: "tooLarge" };
    rows.set(row, own);
  }
  if (rows.size === 0) return { kind: "refused", problem: "empty" };
  const inOrder = [...rows].sort(([one], [other]) => one - other);
  return {
    kind: "read",
    rows: inOrder.map(([number, own]) => ({ number, cells: Array.from(own, (text) => text ?? "") })),
  };
}
