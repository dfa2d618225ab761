import type { FlowUnit, TemperatureUnit } from "../../design/units.ts";
import { typedNumber } from "../../inputs/typed-number.ts";
import type { CurveProblem, SheetLine } from "./curve-problem.ts";
import { maxRowsRead } from "./curve-table.ts";

/** Units of a table: of its flows, and of its temperatures and of ranges that name none. */
export interface CurveUnits {
  flow: FlowUnit | "lps" | "%";
  temperature: TemperatureUnit;
}

/** Columns of a table by their index. */
export interface CurveHeading {
  /** Number of the last row of the heading. */
  line: number;
  flow: number;
  wetBulb: number;
  ranges: { column: number; value: number; unit: TemperatureUnit | "%" | undefined; text: string }[];
  units: CurveUnits;
  /** Rows below it, as many as are read. */
  below: readonly SheetLine[];
}

type HeadingReading =
  | { kind: "found"; heading: CurveHeading }
  | { kind: "refused"; problems: CurveProblem[] };

/** Beginning of a cell that is read as a heading, characters. */
const maxHeadingLength = 200;

const flowName = /수량|유량|flow/i;
const wetBulbName = /습구|wet[\s-]?bulb|\bwbt?\b/i;

/** Finds the heading of a table in Korean or English; its ranges may stand in the row below, and lines above it are passed over. */
export function headingIn(lines: readonly SheetLine[]): HeadingReading {
  const index = lines.findIndex(
    ({ cells }) => columnOf(cells, flowName) !== -1 && columnOf(cells, wetBulbName) !== -1,
  );
  const head = lines[index];
  if (!head) return { kind: "refused", problems: [{ rule: "heading" }] };
  const flow = columnOf(head.cells, flowName);
  const wetBulb = columnOf(head.cells, wetBulbName);
  const next = lines[index + 1];
  const isContinued = next !== undefined && [flow, wetBulb].every((column) => blank(next.cells[column]));
  const last = isContinued ? next : head;
  const textAt = (column: number) =>
    [head, ...(isContinued ? [next] : [])]
      .map(({ cells }) => (cells[column] ?? "").slice(0, maxHeadingLength))
      .join(" ");
  const below = lines.filter(({ number }) => number > last.number).slice(0, maxRowsRead);
  const width = Math.max(...[head, last, ...below].map(({ cells }) => cells.length));
  const others = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column !== flow && column !== wetBulb,
  );
  const ranges = others.flatMap((column) => rangeIn(textAt(column).trim(), column));
  const ofRanges = new Set(ranges.map(({ column }) => column));
  const unread = others.filter(
    (column) =>
      !(ofRanges.has(column) || blank(textAt(column))) ||
      (blank(textAt(column)) && below.some(({ cells }) => !blank(cells[column]))),
  );
  const isPercent = below.some(({ cells }) => /%\s*$/.test(cells[flow] ?? ""));
  const units = {
    flow: isPercent ? "%" : unitIn(textAt(flow), flowUnitNames, "m3h"),
    temperature: unitIn(textAt(wetBulb), temperatureUnitNames, "C"),
  };
  const cellOf = (column: number) => ({
    cell: { row: last.number, column },
    text: textAt(column).trim(),
  });
  const problems: CurveProblem[] = [
    ...(units.flow === undefined ? [{ rule: "unit" as const, ...cellOf(flow) }] : []),
    ...(units.temperature === undefined ? [{ rule: "unit" as const, ...cellOf(wetBulb) }] : []),
    ...unread.map((column) => ({ rule: "column" as const, ...cellOf(column) })),
  ];
  const { flow: flowUnit, temperature } = units;
  if (problems.length > 0 || flowUnit === undefined || temperature === undefined)
    return { kind: "refused", problems };
  const found = { line: last.number, flow, wetBulb, ranges, units: { flow: flowUnit, temperature }, below };
  return { kind: "found", heading: found };
}

function columnOf(cells: readonly string[], name: RegExp): number {
  return cells.findIndex((cell) => name.test(cell));
}

function blank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}

/** The last number of a heading, which is a range; of "온도차 2: 5 K" it is 5. */
function rangeIn(text: string, column: number): CurveHeading["ranges"] {
  const [number, digits = "", sign = ""] =
    [...text.normalize("NFKC").matchAll(/(\d+(?:[.,]\d+)?)\s*(%|°?\s*[CFK](?![a-z]))?/gi)].at(-1) ?? [];
  const value = number === undefined ? undefined : typedNumber(digits);
  if (value === undefined) return [];
  const unit = sign === "%" ? "%" : /f/i.test(sign) ? "F" : /[ck]/i.test(sign) ? "C" : undefined;
  return [{ column, value, unit, text }];
}

const flowUnitNames = [
  ["gpm", /gpm/i],
  ["lps", /l\/s|lps/i],
  ["lpm", /l\/min|lpm/i],
  ["m3h", /m3\/h|cmh/i],
  ["%", /%/],
] as const;
const temperatureUnitNames = [
  ["F", /°\s*f|\bf\b/i],
  ["C", /°\s*c|\bc\b/i],
] as const;

/** The unit that a heading names; the usual one where it names none, undefined where it names another. */
function unitIn<Unit extends string>(
  heading: string,
  names: readonly (readonly [Unit, RegExp])[],
  usual: Unit,
): Unit | undefined {
  const text = heading.normalize("NFKC");
  const [unit] = names.find(([, name]) => name.test(text)) ?? [];
  const namesAnother = /[([,]\s*\S|\S\/\S/.test(text);
  return unit ?? (namesAnother ? undefined : usual);
}
