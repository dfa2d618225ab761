import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { figure } from "#content/figures/number-format.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { AcceptanceQuestion } from "#engine/acceptance/acceptance.ts";
import type { CurvesPoint, CurvesResult } from "#engine/acceptance/curves/by-curves.ts";
import type { CurveTable } from "#engine/acceptance/curves/curve-table.ts";
import type { TestPoint } from "#engine/acceptance/test-point.ts";
import type { ChartSpec } from "../../charts/chart.ts";
import type { ChartSize } from "../../charts/chart-model.ts";
import { crossPlotChart, makerCurvesChart } from "../../charts/maker-curves-chart.ts";
import type { SheetTable } from "../paper-parts.ts";
import { capabilityDecimals } from "./capability-decimals.ts";

/** Evaluation of a test by a maker's curves: the intermediate values, the explanation, the charts and the tables of the curves. */
export interface CurvesReport {
  title: string;
  lead: string;
  points: { table: SheetTable; result: string }[];
  charts: CurvesFigure[];
  /** The curves themselves, a table for each flow. */
  curves: SheetTable[];
}

export interface CurvesFigure {
  title: string;
  alt: string;
  note?: string;
  spec: (size: ChartSize) => ChartSpec;
}

type Words = AcceptanceWords["report"];

interface Evaluated {
  table: CurveTable;
  byCurves: CurvesResult;
  points: readonly TestPoint[];
  /** A test outside the agreed limits has no capability to show. */
  isValid: boolean;
  /** Number of decimals of a capability. */
  decimals: number;
}

/** Undefined for a test without curves. */
export function curvesReport(
  words: Words,
  question: AcceptanceQuestion,
  { byCurves, isValid }: { byCurves?: CurvesResult | undefined; isValid: boolean },
): CurvesReport | undefined {
  const { curves: table, points } = question;
  if (!table || !byCurves) return undefined;
  const evaluated = { table, byCurves, points, isValid, decimals: capabilityDecimals(byCurves, question) };
  const { title, lead } = words.curves.steps;
  return {
    title,
    lead,
    points: points.flatMap((point, index) => pointSteps(words, { point, index }, evaluated)),
    charts: chartsOf(words, evaluated),
    curves: tablesOf(words, table),
  };
}

/** Reasons why the curves give no verdict, and the notice of curves that do not go through the contract duty. */
export function curvesNotes(
  words: Words,
  { design, points }: AcceptanceQuestion,
  byCurves: CurvesResult,
): string[] {
  const { beyondTitle, beyond, bounds, promised } = words.curves;
  const reasons = byCurves.points.flatMap(({ beyond: found, capabilityLimit }, index) =>
    points[index] === undefined
      ? []
      : found.map(({ of, value, lowest, highest }) =>
          fill(beyond[of], {
            point: fill(words.point, { number: index + 1 }),
            value: kelvin(value),
            lowest: kelvin(lowest),
            highest: kelvin(highest),
            percent: oneDecimal(capabilityLimit?.percent ?? Number.NaN),
            bound: capabilityLimit ? bounds[capabilityLimit.is] : "",
          }),
        ),
  );
  const { designColdWaterTemp: onCurves } = byCurves;
  const isApart =
    design !== undefined && onCurves !== undefined && Math.abs(onCurves - design.coldWaterTemp) > maxApart;
  return [
    ...(reasons.length > 0 ? [beyondTitle, ...reasons] : []),
    ...(isApart
      ? [fill(promised, { curves: kelvin(onCurves), contract: kelvin(design.coldWaterTemp) })]
      : []),
  ];
}

/** Largest difference between the outlets of contract and curves that needs no note, K: charts cannot be read more exactly. */
const maxApart = 0.1;

function pointSteps(
  words: Words,
  { point, index }: { point: TestPoint; index: number },
  { table, byCurves, isValid, decimals }: Evaluated,
): CurvesReport["points"] {
  const stepWords = words.curves.steps;
  const result = byCurves.points[index];
  if (!result?.atWetBulb) return [];
  const { atWetBulb, atRange = [] } = result;
  const name = fill(words.point, { number: index + 1 });
  return [
    {
      table: {
        title: fill(stepWords.table, { point: name, wetBulb: kelvin(point.wetBulbTemp) }),
        columns: [
          ...table.ranges.map((range) => fill(stepWords.atRange, { kelvin: enteredFigure(range) })),
          fill(stepWords.atTest, { kelvin: kelvin(result.range) }),
        ],
        rows: table.flows.map(({ flowRate }, flow) => ({
          label: fill(stepWords.row, { flow: enteredFigure(flowRate) }),
          figures: [...(atWetBulb[flow] ?? []), atRange[flow] ?? Number.NaN].map(kelvin),
        })),
      },
      result: isValid ? resultText(words, point, result, decimals) : "",
    },
  ];
}

function resultText(
  words: Words,
  { coldWaterTemp }: TestPoint,
  result: CurvesPoint,
  decimals: number,
): string {
  const stepWords = words.curves.steps;
  const cold = kelvin(coldWaterTemp);
  const { predictedFlowRate, adjustedFlowRate, capabilityPercent } = result;
  if (predictedFlowRate === undefined || capabilityPercent === undefined)
    return fill(stepWords.none, { cold });
  return fill(stepWords.result, {
    cold,
    predicted: oneDecimal(predictedFlowRate),
    adjusted: oneDecimal(adjustedFlowRate),
    capability: figure(capabilityPercent, decimals),
  });
}

function chartsOf(words: Words, { table, byCurves, points }: Evaluated): CurvesFigure[] {
  const stepWords = words.curves.steps;
  const label = (index: number) => fill(stepWords.test, { number: index + 1 });
  const marks = points.map(({ wetBulbTemp, coldWaterTemp }, index) => ({
    label: label(index),
    wetBulbTemp,
    coldWaterTemp,
  }));
  const axes = { wetBulb: stepWords.wetBulbAxis, coldWater: stepWords.coldAxis, flow: stepWords.flowAxis };
  const range = (value: number) => `${enteredFigure(value)} K`;
  const ranges = table.ranges.map(enteredFigure).join(", ");
  const tests = byCurves.points.flatMap((point, index) => {
    const { coldWaterTemp } = points[index] ?? {};
    return coldWaterTemp === undefined ? [] : [{ label: label(index), coldWaterTemp, point }];
  });
  return [
    ...table.flows.map((each): CurvesFigure => {
      const flow = enteredFigure(each.flowRate);
      return {
        title: fill(stepWords.chart, { flow }),
        alt: fill(stepWords.chartAlt, { flow, ranges }),
        spec: makerCurvesChart(table, each, marks, { ...axes, range }),
      };
    }),
    ...(tests.some(({ point }) => point.atRange)
      ? [
          {
            title: stepWords.crossPlot,
            alt: stepWords.crossPlotAlt,
            note: stepWords.crossPlotNote,
            spec: crossPlotChart(table, tests, axes),
          },
        ]
      : []),
  ];
}

function tablesOf(words: Words, { ranges, flows }: CurveTable): SheetTable[] {
  const stepWords = words.curves.steps;
  return flows.map(({ flowRate, wetBulbs }) => ({
    title: fill(stepWords.curves, { flow: enteredFigure(flowRate) }),
    columns: ranges.map((range) => `${enteredFigure(range)} K`),
    rows: wetBulbs.map(({ wetBulbTemp, coldWaterTemps }) => ({
      label: fill(stepWords.wetBulb, { wetBulb: enteredFigure(wetBulbTemp) }),
      figures: coldWaterTemps.map(kelvin),
    })),
  }));
}

function kelvin(value: number): string {
  return figure(value, 2);
}
