import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { figure } from "#content/figures/number-format.ts";
import {
  enteredTestFigure,
  type TestMeasure,
  type TestUnits,
  testFigure,
  withBothSigns,
} from "#content/figures/test-units.ts";
import { signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type {
  Acceptance,
  AcceptanceQuestion,
  AgreedBounds,
  PointResult,
} from "#engine/acceptance/acceptance.ts";
import type { CurvesPoint } from "#engine/acceptance/curves/by-curves.ts";
import type { MeasuredField, TestPoint } from "#engine/acceptance/test-point.ts";
import { noVerdict, type Verdict } from "#engine/acceptance/verdict.ts";
import { capabilityDecimals } from "./capability-decimals.ts";

/** A row of the report: what it is with its unit, the design's figure, and one for each point. */
interface ReportRow {
  key: string;
  label: string;
  design: string;
  points: { text: string; isOutside: boolean }[];
}

type Words = AcceptanceWords["report"];

interface RowFormat {
  key: keyof Words["rows"];
  /** Absent for a ratio, which has two decimals. */
  in?: TestMeasure | "%" | "CRT";
  /** Value of the design, in the standard unit. */
  design?: number | undefined;
  of: (point: TestPoint, result: PointResult, byCurves?: CurvesPoint) => number | undefined;
  /** Agreed and measured values keep their digits, so that the results can be calculated again from the report. */
  isEntered?: true;
  /** The typical tower is named where there are curves as well. */
  isTypical?: true;
  /** Number of decimals of a percentage; one by default. */
  decimals?: number;
  /** With its sign, for what is off. */
  isSigned?: true;
  /** Name of its agreed bound. */
  bound?: keyof AgreedBounds;
}

/**
 * Everything that was measured, and what came of it, point by point, in the given units, with the standard
 * values beside. Rows without any figure are left out.
 */
export function reportRows(
  words: Words,
  question: AcceptanceQuestion,
  result: Acceptance,
  units: TestUnits,
): ReportRow[] {
  const { rows, none } = words;
  const { byCurves } = result;
  return [
    ...measuredRows(question),
    ...deviationRows,
    ...evaluatedRows(question, result),
    ...curvesRows(question, byCurves),
  ]
    .map((row) => {
      const text = (value: number | undefined) => (value === undefined ? none : written(value, row, units));
      const label =
        byCurves && row.isTypical ? fill(words.curves.ofTypical, { label: rows[row.key] }) : rows[row.key];
      return {
        key: row.key,
        label: labelled(label, row, units),
        design: text(row.design),
        points: question.points.map((point, index) => {
          const pointResult = result.points[index];
          return {
            text: text(pointResult && row.of(point, pointResult, byCurves?.points[index])),
            isOutside: row.bound !== undefined && (pointResult?.outside.includes(row.bound) ?? false),
          };
        }),
      };
    })
    .filter(({ design, points }) => design !== none || points.some(({ text }) => text !== none));
}

function measuredRows({ design, designKilowatts, designLg, height }: AcceptanceQuestion): RowFormat[] {
  const measured = (key: "flow" | "hot" | "cold" | "wb", field: MeasuredField): RowFormat => ({
    key,
    in: key === "flow" ? "flow" : "temperature",
    design: design?.[field],
    of: (point) => point[field],
  });
  const rows: RowFormat[] = [
    measured("flow", "flowRate"),
    measured("hot", "hotWaterTemp"),
    measured("cold", "coldWaterTemp"),
    measured("wb", "wetBulbTemp"),
    { key: "kw", in: "power", design: designKilowatts, of: (point) => point.fanKilowatts },
    { key: "designLg", design: designLg, of: () => undefined },
    { key: "height", in: "height", design: height || undefined, of: () => undefined },
    {
      key: "hpa",
      in: "pressure",
      of: ({ pressurePa }) => (pressurePa === undefined ? undefined : pressurePa / 100),
    },
  ];
  return rows.map((row) => ({ ...row, isEntered: true }));
}

/** Deviations of the test from the design. */
const deviationRows: readonly RowFormat[] = (
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

function evaluatedRows(question: AcceptanceQuestion, evaluation: Acceptance): RowFormat[] {
  const evaluated = (
    key: keyof Words["rows"],
    as: NonNullable<RowFormat["in"]>,
    of: (result: PointResult) => number | undefined,
  ): RowFormat => ({ key, in: as, isTypical: true, of: (_, result) => of(result) });
  return [
    {
      key: "adjusted",
      in: "flow",
      of: (_, result) => (result.isPowerAdjusted ? result.adjustedFlowRate : undefined),
    },
    {
      key: "unadjusted",
      in: "flow",
      of: (_, result) => (result.isPowerAdjusted ? undefined : result.adjustedFlowRate),
    },
    { ...evaluated("size", "CRT", figureIfInside("testedCRT")), design: question.crt },
    evaluated("predicted", "temperature", (result) => result.predictedColdWaterTemp),
    { ...evaluated("deviation", "difference", (result) => result.coldWaterDeviation), isSigned: true },
    {
      ...evaluated("capability", "%", figureIfInside("capabilityPercent")),
      decimals: capabilityDecimals(evaluation, question),
    },
    evaluated("uncertainty", "%", (result) => figureIfInside("uncertaintyPercent")(result) || undefined),
  ];
}

/** By the maker's curves; left out with all other rows that have no figure. */
function curvesRows(question: AcceptanceQuestion, byCurves: Verdict = noVerdict): RowFormat[] {
  return [
    {
      key: "predictedFlow",
      in: "flow",
      of: (_, result, curves) => ifInside(result, curves?.predictedFlowRate),
    },
    { key: "curvesPredicted", in: "temperature", of: (_, _result, curves) => curves?.predictedColdWaterTemp },
    {
      key: "curvesDeviation",
      in: "difference",
      isSigned: true,
      of: (_, _result, curves) => curves?.coldWaterDeviation,
    },
    {
      key: "curvesCapability",
      in: "%",
      decimals: capabilityDecimals(byCurves, question),
      of: (_, result, curves) => ifInside(result, curves?.capabilityPercent),
    },
    {
      key: "curvesUncertainty",
      in: "%",
      of: (_, result, curves) => ifInside(result, curves?.uncertaintyPercent) || undefined,
    },
  ];
}

function ifInside({ outside }: PointResult, value: number | undefined): number | undefined {
  return outside.length > 0 ? undefined : value;
}

/** A point outside the agreed limits has no capability to show. */
function figureIfInside(figure: "testedCRT" | "capabilityPercent" | "uncertaintyPercent") {
  return (result: PointResult) => ifInside(result, result[figure]);
}

function written(value: number, row: RowFormat, units: TestUnits): string {
  const write = (each: number, decimals: number) =>
    row.isSigned ? signed(each, (size) => figure(size, decimals)) : figure(each, decimals);
  if (row.in === undefined) return write(value, 2);
  if (row.in === "%" || row.in === "CRT") return write(value, row.decimals ?? 1);
  return row.isEntered ? enteredTestFigure(value, row.in, units) : testFigure(value, row.in, units, write);
}

function labelled(label: string, row: RowFormat, units: TestUnits): string {
  if (row.in === undefined) return label;
  return row.in === "%" || row.in === "CRT" ? `${label} (${row.in})` : labelIn(`{${row.in}}`, label, units);
}

/** @example "Flow (m³/h)", "Flow, gpm (m³/h)" */
function labelIn(place: string, label: string, units: TestUnits): string {
  const sign = withBothSigns(place, units);
  return sign.includes("(") ? `${label}, ${sign}` : `${label} (${sign})`;
}
