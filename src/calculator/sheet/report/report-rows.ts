import { figure, oneDecimal, signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type {
  Acceptance,
  AcceptanceQuestion,
  AgreedBounds,
  PointResult,
} from "../../engine/acceptance/acceptance.ts";
import type { MeasuredField, TestPoint } from "../../engine/acceptance/test-point.ts";
import { type TestMeasure, type TestUnits, testFigure, withBothSigns } from "../../figures/test-units.ts";
import type { AcceptanceWords } from "../../words/acceptance.ts";

/** A row of the report: what it is with its unit, the design's figure, and one for each point. */
interface ReportRow {
  key: string;
  label: string;
  design: string;
  points: { text: string; isOutside: boolean }[];
}

type Words = AcceptanceWords["report"];

interface Told {
  key: keyof Words["rows"];
  in: TestMeasure | "%" | "CRT";
  /** Value of the design, in the contract's unit. */
  design?: number | undefined;
  of: (point: TestPoint, result: PointResult) => number | undefined;
  /** With its sign, for what is off. */
  isSigned?: true;
  /** Name of its agreed bound. */
  bound?: keyof AgreedBounds;
}

/**
 * Everything that was measured, and what came of it, point by point, in the units that are given, with the contract's
 * values beside. Rows without any figure are left out.
 */
export function reportRows(
  words: Words,
  question: AcceptanceQuestion,
  result: Acceptance,
  units: TestUnits,
): ReportRow[] {
  const { rows, none } = words;
  return [...measuredRows(question), ...deviationRows, ...evaluatedRows(question)]
    .map((row) => {
      const text = (value: number | undefined) => (value === undefined ? none : written(value, row, units));
      const label = rows[row.key];
      return {
        key: row.key,
        label:
          row.in === "%" || row.in === "CRT" ? `${label} (${row.in})` : labelIn(`{${row.in}}`, label, units),
        design: text(row.design),
        points: question.points.map((point, index) => {
          const of = result.points[index];
          return {
            text: text(of && row.of(point, of)),
            isOutside: row.bound !== undefined && (of?.outside.includes(row.bound) ?? false),
          };
        }),
      };
    })
    .filter(({ design, points }) => design !== none || points.some(({ text }) => text !== none));
}

function measuredRows({ design, designKilowatts, height }: AcceptanceQuestion): Told[] {
  const measured = (key: "flow" | "hot" | "cold" | "wb", field: MeasuredField): Told => ({
    key,
    in: key === "flow" ? "flow" : "temperature",
    design: design?.[field],
    of: (point) => point[field],
  });
  return [
    measured("flow", "flowRate"),
    measured("hot", "hotWaterTemp"),
    measured("cold", "coldWaterTemp"),
    measured("wb", "wetBulbTemp"),
    { key: "kw", in: "power", design: designKilowatts, of: (point) => point.fanKilowatts },
    { key: "height", in: "height", design: height || undefined, of: () => undefined },
    {
      key: "hpa",
      in: "pressure",
      of: ({ pressurePa }) => (pressurePa === undefined ? undefined : pressurePa / 100),
    },
  ];
}

/** Deviations of the test from the design. */
const deviationRows: readonly Told[] = (
  [
    ["flowDeviation", "flowPercent"],
    ["rangeDeviation", "rangePercent"],
    ["wbDeviation", "wetBulbKelvin"],
    ["kwDeviation", "fanPowerPercent"],
  ] as const
).map(([key, bound]) => ({
  key,
  in: bound === "wetBulbKelvin" ? "difference" : "%",
  isSigned: true,
  bound,
  of: (_, { deviations }) => deviations?.[bound],
}));

function evaluatedRows({ crt }: AcceptanceQuestion): Told[] {
  const evaluated = (
    key: keyof Words["rows"],
    as: Told["in"],
    of: (result: PointResult) => number | undefined,
  ): Told => ({ key, in: as, of: (_, result) => of(result) });
  return [
    evaluated("adjusted", "flow", (result) => (result.isPowerAdjusted ? result.adjustedFlowRate : undefined)),
    evaluated("unadjusted", "flow", (result) =>
      result.isPowerAdjusted ? undefined : result.adjustedFlowRate,
    ),
    { ...evaluated("size", "CRT", ifValid("testedCRT")), design: crt },
    evaluated("predicted", "temperature", (result) => result.predictedColdWaterTemp),
    { ...evaluated("deviation", "difference", (result) => result.coldWaterDeviation), isSigned: true },
    evaluated("capability", "%", ifValid("capabilityPercent")),
    evaluated("uncertainty", "%", (result) => ifValid("uncertaintyPercent")(result) || undefined),
  ];
}

/** A point outside the agreed limits has no capability to show. */
function ifValid(figure: "testedCRT" | "capabilityPercent" | "uncertaintyPercent") {
  return (result: PointResult) => (result.outside.length > 0 ? undefined : result[figure]);
}

function written(value: number, row: Told, units: TestUnits): string {
  const write = (each: number, decimals: number) =>
    row.isSigned ? signed(each, (size) => figure(size, decimals)) : figure(each, decimals);
  return row.in === "%" || row.in === "CRT" ? write(value, 1) : testFigure(value, row.in, units, write);
}

/** @example "Flow (m³/h)", "Flow, gpm (m³/h)" */
function labelIn(place: string, label: string, units: TestUnits): string {
  const sign = withBothSigns(place, units);
  return sign.includes("(") ? `${label}, ${sign}` : `${label} (${sign})`;
}

/** The verdict in one or two sentences. */
export function verdictText(
  words: Words["verdicts"],
  question: AcceptanceQuestion,
  result: Acceptance,
): string {
  const pass = String(question.passPercent);
  const notes = [
    ...(result.unchecked.length > 0 ? [words.unchecked] : []),
    ...(result.points.every((point) => point.isPowerAdjusted) ? [] : [words.unadjusted]),
  ];
  if (!result.isValid) return [words.invalid, ...notes].join(" ");
  const doubt =
    result.uncertaintyPercent === undefined ? [words.unmeasured] : result.isCertain ? [] : [words.doubtful];
  return [fill(result.isPassed ? words.passed : words.failed, { pass }), ...doubt, ...notes].join(" ");
}

/** The figures at the head of a report; none where the test has none. */
export function headFigures(
  words: Words,
  { crt }: AcceptanceQuestion,
  { isValid, capabilityPercent, uncertaintyPercent }: Acceptance,
): { label: string; figure: string }[] {
  const percent = (value: number | undefined, sign = "") =>
    value === undefined ? (isValid ? words.notStated : words.none) : `${sign}${oneDecimal(value)}%`;
  return [
    {
      label: words.capability,
      figure: isValid ? percent(capabilityPercent) : words.notValid,
    },
    { label: words.uncertainty, figure: percent(uncertaintyPercent, "±") },
    { label: words.size, figure: `${oneDecimal(crt)} CRT` },
  ];
}
