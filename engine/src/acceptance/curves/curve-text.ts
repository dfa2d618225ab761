import type { SheetLine } from "./curve-problem.ts";
import { type CurveReading, readCurves } from "./curve-sheet.ts";
import type { CurveTable } from "./curve-table.ts";

/** Longest text of curves in an address, characters: five flows of twelve wet bulbs at five ranges. */
export const maxCurvesTextLength = 4_000;

/**
 * Rows of a table in m³/h, °C and K: a heading, then each flow and wet bulb with its outlets.
 * @param heading of the flow, the wet bulb and each range
 */
export function rowsOfCurves(
  { ranges, flows }: CurveTable,
  heading: { flow: string; wetBulb: string; range: (kelvin: number) => string },
): string[][] {
  return [
    [heading.flow, heading.wetBulb, ...ranges.map(heading.range)],
    ...flows.flatMap(({ flowRate, wetBulbs }) =>
      wetBulbs.map(({ wetBulbTemp, coldWaterTemps }) =>
        [flowRate, wetBulbTemp, ...coldWaterTemps].map(String),
      ),
    ),
  ];
}

/** Text of a table in an address, of letters that are not encoded there. @example "flow_wb_4_5_6*351_18_26.1_…" */
export function curvesText(table: CurveTable): string {
  const rows = rowsOfCurves(table, { flow: "flow", wetBulb: "wb", range: String });
  return rows.map((row) => row.join("_")).join("*");
}

/** Reads the text of an address; it need not be one that `curvesText` has written. */
export function curvesIn(text: string): CurveReading {
  if (text.length > maxCurvesTextLength) return { kind: "refused", problems: [{ rule: "heading" }] };
  const lines = text
    .split("*")
    .map((row, index): SheetLine => ({ number: index + 1, cells: row.split("_") }));
  return readCurves(lines);
}
