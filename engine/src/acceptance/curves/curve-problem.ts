import type { CurveFault, CurvePlace, curveLimits } from "./curve-table.ts";

/** A row of a spreadsheet: its cells, and its number as the sheet shows it. */
export interface SheetLine {
  number: number;
  cells: readonly string[];
}

/** A cell by the number of its row and the index of its column. */
export interface CellPlace {
  row: number;
  column: number;
}

type FaultOfCell = Extract<CurveFault, { at: CurvePlace }>;

/** Why a sheet is not taken as a maker's curves; `text` is that of the cell. */
export type CurveProblem =
  | { rule: "heading" | "design" }
  | { rule: "column" | "unit" | "number" | FaultOfCell["rule"]; cell: CellPlace; text: string }
  | { rule: "limits"; cell: CellPlace; text: string; of: keyof typeof curveLimits }
  | Exclude<CurveFault, FaultOfCell>;
