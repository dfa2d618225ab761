import { sheetBudget } from "../files/budgets.ts";

/** A row of a spreadsheet in which something stands: its cells as text, days as YYYY-MM-DD, and its number as the sheet shows it. */
export interface SheetRow {
  /** From 1. */
  number: number;
  cells: string[];
}

/** Why a file is not read as a spreadsheet. */
export type SheetProblem = "oldFormat" | "unreadable" | "tooLarge" | "empty";

/** Non-empty sheet of a workbook; a text file is a sheet without a name. */
export interface NamedSheet {
  name: string;
  rows: readonly SheetRow[];
}

type Refused = { kind: "refused"; problem: SheetProblem };
export type SheetReading = { kind: "read"; sheets: NamedSheet[] } | Refused;
export type RowsReading = { kind: "read"; rows: SheetRow[] } | Refused;

/** Letters of a column in spreadsheets. @param column from 0 @example columnLetters(27) // "AB" */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** Work left for a file, whatever number of sheets it has. */
export interface RemainingBudget {
  /** Tags and texts of XML parts. */
  pieces: number;
  cells: number;
  characters: number;
}

/** Limits of a file, such as `sheetBudget`. */
export type SheetLimits = RemainingBudget & { unpackedBytes: number; sheets: number };

export function fullBudget({ pieces, cells, characters }: SheetLimits = sheetBudget): RemainingBudget {
  return { pieces, cells, characters };
}

/** Gathers rows as long as they are within bounds; takes their cells off the budget. */
export function gatherRows(
  cells: Iterable<readonly [row: number, column: number, text: string]>,
  budget: RemainingBudget,
): RowsReading {
  const rows = new Map<number, string[]>();
  const tooLarge = { kind: "refused", problem: "tooLarge" } as const;
  for (const [row, column, text] of cells) {
    budget.characters -= text.length;
    if (budget.characters < 0) return tooLarge;
    if (text.trim() === "" || column >= sheetBudget.columns) continue;
    budget.cells -= 1;
    const own = rows.get(row) ?? [];
    own[column] = text;
    if (budget.cells < 0 || (!rows.has(row) && rows.size >= sheetBudget.rows)) return tooLarge;
    rows.set(row, own);
  }
  if (rows.size === 0) return { kind: "refused", problem: "empty" };
  const inOrder = [...rows].sort(([one], [other]) => one - other);
  return {
    kind: "read",
    rows: inOrder.map(([number, own]) => ({ number, cells: Array.from(own, (text) => text ?? "") })),
  };
}
