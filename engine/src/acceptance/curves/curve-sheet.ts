import { toFlow, toTemperature, toTemperatureDifference } from "../../design/units.ts";
import { typedNumber } from "../../inputs/typed-number.ts";
import { type CurveHeading, type CurveUnits, headingIn } from "./curve-heading.ts";
import type { CellPosition, CurveProblem, SheetLine } from "./curve-problem.ts";
import { type CurveFault, type CurveTable, curveCounts, curveFaults, curveLimits } from "./curve-table.ts";

export type CurveReading =
  | { kind: "read"; table: CurveTable }
  | { kind: "refused"; problems: CurveProblem[] };

/** Flow and range that 100 % in a table means: flow, m³/h, and range, K, of the contract duty. */
export interface DesignScale {
  flowRate: number;
  range: number;
}

/**
 * Reads a maker's table: a heading with the flow, the wet bulb and each range, then a row for each flow and wet bulb with the outlet
 * at each range. A flow that is not repeated holds for the rows below it. Flows in m³/h, L/min, L/s, gpm or per cent of the design,
 * temperatures in °C or °F, ranges also in per cent.
 */
export function readCurves(lines: readonly SheetLine[], design?: DesignScale): CurveReading {
  const found = headingIn(lines);
  if (found.kind === "refused") return found;
  const { heading } = found;
  const count = heading.ranges.length;
  if (count > curveCounts.ranges.max) return { kind: "refused", problems: [{ rule: "rangeCount", count }] };
  const isRelative = heading.units.flow === "%" || heading.ranges.some(({ unit }) => unit === "%");
  if (isRelative && !design) return { kind: "refused", problems: [{ rule: "design" }] };
  const problems: CurveProblem[] = [];
  const { flowRate = Number.NaN, range = Number.NaN } = design ?? {};
  const scale = { ...heading.units, design: { flowRate, range } };
  const ranges = rangesOf(heading, scale, problems);
  const rows = rowsOf(heading, { scale, problems });
  if (problems.length > 0) return { kind: "refused", problems };
  const sorted = { ...tableOf(ranges, rows), wetBulb: heading.wetBulb };
  const faults = curveFaults(sorted.table);
  return faults.length === 0
    ? { kind: "read", table: sorted.table }
    : { kind: "refused", problems: faults.map((fault) => placed(fault, sorted, lines)) };
}

type Scale = CurveUnits & { design: DesignScale };

interface Reading {
  scale: Scale;
  problems: CurveProblem[];
}

interface ReadRow {
  line: number;
  flowRate: number;
  wetBulbTemp: number;
  coldWaterTemps: number[];
  columns: number[];
}

/** Ranges in ascending order, each with the column that it heads. */
function rangesOf(heading: CurveHeading, scale: Scale, problems: CurveProblem[]) {
  const { lowest, highest } = curveLimits.range;
  const ranges = heading.ranges.map(({ column, value, unit, text }) => {
    const range = rounded(
      unit === "%"
        ? (value / 100) * scale.design.range
        : toTemperatureDifference(value, unit ?? scale.temperature),
    );
    const cell = { row: heading.line, column };
    if (!(range >= lowest && range <= highest)) problems.push({ rule: "limits", cell, text, of: "range" });
    return { column, range };
  });
  return ranges.toSorted((one, other) => one.range - other.range);
}

function rowsOf(heading: CurveHeading, reading: Reading): ReadRow[] {
  let last = "";
  return heading.below.map(({ number: row, cells }) => {
    const read = (column: number, text: string, of: keyof typeof toStandard) =>
      numberIn(text, { of, cell: { row, column } }, reading);
    const at = (column: number) => (cells[column] ?? "").trim();
    last = at(heading.flow) || last;
    const columns = heading.ranges.map(({ column }) => column);
    return {
      line: row,
      flowRate: read(heading.flow, last, "flowRate"),
      wetBulbTemp: read(heading.wetBulb, at(heading.wetBulb), "wetBulbTemp"),
      coldWaterTemps: columns.map((column) => read(column, at(column), "coldWaterTemp")),
      columns,
    };
  });
}

const toStandard = {
  flowRate: (value: number, { flow, design }: Scale) => {
    if (flow === "%") return (value / 100) * design.flowRate;
    return flow === "lps" ? value * 3.6 : toFlow(value, flow);
  },
  wetBulbTemp: (value: number, { temperature }: Scale) => toTemperature(value, temperature),
  coldWaterTemp: (value: number, { temperature }: Scale) => toTemperature(value, temperature),
};

/** A number in its standard unit; NaN where the cell has none, which is reported. */
function numberIn(
  text: string,
  { of, cell }: { of: keyof typeof toStandard; cell: CellPosition },
  { scale, problems }: Reading,
): number {
  const typed = typedNumber(of === "flowRate" && text.endsWith("%") ? text.slice(0, -1) : text);
  if (typed === undefined) {
    problems.push({ rule: "number", cell, text });
    return Number.NaN;
  }
  const value = rounded(toStandard[of](typed, scale));
  const { lowest, highest } = curveLimits[of];
  if (!(value >= lowest && value <= highest)) problems.push({ rule: "limits", cell, text, of });
  return value;
}

/** An address has no more digits: what is evaluated at once and from the address is the same. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}

interface SortedTable {
  table: CurveTable;
  /** By flow and wet bulb of the table, as they were read. */
  rows: ReadRow[][];
  /** By range of the table. */
  columns: number[];
  /** Column of the wet bulbs. */
  wetBulb: number;
}

function tableOf(
  ranges: readonly { column: number; range: number }[],
  rows: readonly ReadRow[],
): Omit<SortedTable, "wetBulb"> {
  const byFlow = Map.groupBy(rows, ({ flowRate }) => flowRate);
  const flows = [...byFlow].toSorted(([one], [other]) => one - other);
  const sorted = flows.map(([, own]) => own.toSorted((one, other) => one.wetBulbTemp - other.wetBulbTemp));
  const columns = ranges.map(({ column }) => column);
  const table = {
    ranges: ranges.map(({ range }) => range),
    flows: sorted.map((own) => ({
      flowRate: own[0]?.flowRate ?? Number.NaN,
      wetBulbs: own.map(({ wetBulbTemp, coldWaterTemps, columns: read }) => ({
        wetBulbTemp,
        coldWaterTemps: columns.map((column) => coldWaterTemps[read.indexOf(column)] ?? Number.NaN),
      })),
    })),
  };
  return { table, rows: sorted, columns };
}

/** A fault of the table with the cell that it was read from. */
function placed(
  fault: CurveFault,
  { rows, columns, wetBulb: wetBulbColumn }: SortedTable,
  lines: readonly SheetLine[],
): CurveProblem {
  if (!("at" in fault)) return fault;
  const { flow, wetBulb, range } = fault.at;
  const row = rows[flow]?.[wetBulb]?.line ?? 0;
  const column = range === undefined ? wetBulbColumn : (columns[range] ?? 0);
  const text = lines.find(({ number }) => number === row)?.cells[column] ?? "";
  return { rule: fault.rule, cell: { row, column }, text };
}
