import type { CurveFault, CurvePosition, curveLimits } from "./curve-table.ts";

/** A row of a spreadsheet: its cells, and its number as the sheet shows it. */
export interface SheetLine {
  number: number;
  cells: readonly string[];
}

/** A cell by the number of its row and the index of its column. */
export interface CellPosition {
  row: number;
  column: number;
}

type FaultOfCell = Extract<CurveFault, { at: CurvePosition }>;

/** Why a sheet is not taken as a maker's curves; `text` is that of the cell. */
export type CurveProblem =
  | { rule: "heading" | "design" }
  | { rule: "column" | "unit" | "number" | FaultOfCell["rule"]; cell: CellPosition; text: string }
  | { rule: "limits"; cell: CellPosition; text: string; of: keyof typeof curveLimits }
  | Exclude<CurveFault, FaultOfCell>;
