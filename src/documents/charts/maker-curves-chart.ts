import type { CurvesPoint } from "#engine/acceptance/curves/by-curves.ts";
import {
  type CurveFlow,
  type CurveTable,
  curveOf,
  wetBulbSpan,
} from "#engine/acceptance/curves/curve-table.ts";
import { naturalSpline } from "#engine/numeric/natural-spline.ts";
import { roundDomain } from "./axis.ts";
import type { ChartSpec, LineSpec, MarkSpec } from "./chart.ts";
import type { ChartSize } from "./chart-model.ts";
import type { LineStyle } from "./line-style.ts";

/** A measured point on a chart. */
export interface TestMark {
  label: string;
  wetBulbTemp: number;
  coldWaterTemp: number;
}

interface CurvesChartWords {
  wetBulb: string;
  coldWater: string;
  range: (kelvin: number) => string;
}

const lineStyles: readonly LineStyle[] = ["dotted", "accent", "dashed", "ink"];
const steps = 24;

/** Outlet against wet bulb at one flow of a maker's curves, a line for each range, with the measured points. */
export function makerCurvesChart(
  table: CurveTable,
  flow: CurveFlow,
  marks: readonly TestMark[],
  words: CurvesChartWords,
): (size: ChartSize) => ChartSpec {
  const x = wetBulbSpan(flow);
  const outlets = table.flows.flatMap(({ wetBulbs }) => wetBulbs.flatMap((row) => row.coldWaterTemps));
  const y = roundDomain([Math.min(...outlets), Math.max(...outlets)], 6);
  const shown = marks.filter(
    ({ wetBulbTemp, coldWaterTemp }) => isIn(x, wetBulbTemp) && isIn(y, coldWaterTemp),
  );
  return (size) => ({
    ...size,
    x: { label: words.wetBulb, domain: x },
    y: { label: words.coldWater, domain: y },
    lines: table.ranges.map((range, index): LineSpec => {
      const curve = curveOf(flow, index);
      return {
        key: String(range),
        style: lineStyles[index] ?? "ink",
        points: along(x).map((wetBulb) => ({ x: wetBulb, y: curve(wetBulb) })),
        label: words.range(range),
        labelAt: "end",
      };
    }),
    marks: shown.map(
      ({ label, wetBulbTemp, coldWaterTemp }): MarkSpec => ({
        key: label,
        x: wetBulbTemp,
        y: coldWaterTemp,
        style: "dot",
        label,
        side: "left",
      }),
    ),
  });
}

interface CrossPlotWords {
  flow: string;
  coldWater: string;
}

/** Second cross-plot: outlet against flow at the wet bulb and range of each test, with its corrected and its predicted flow. */
export function crossPlotChart(
  { flows }: CurveTable,
  tests: readonly { label: string; coldWaterTemp: number; point: CurvesPoint }[],
  words: CrossPlotWords,
): (size: ChartSize) => ChartSpec {
  const flowRates = flows.map(({ flowRate }) => flowRate);
  const plotted = tests.flatMap(({ point: { atRange, ...point }, ...test }) =>
    atRange ? [{ ...test, point, atRange }] : [],
  );
  const xs = [...flowRates, ...plotted.map(({ point }) => point.adjustedFlowRate)];
  const ys = plotted.flatMap(({ atRange, coldWaterTemp }) => [...atRange, coldWaterTemp]);
  return (size) => ({
    ...size,
    x: { label: words.flow, domain: roundDomain([Math.min(...xs), Math.max(...xs)], 5) },
    y: { label: words.coldWater, domain: roundDomain([Math.min(...ys), Math.max(...ys)], 6) },
    lines: plotted.map(({ label, atRange }, index): LineSpec => {
      const flowOf = naturalSpline(atRange, flowRates);
      const outlets = along([atRange[0] ?? 0, atRange.at(-1) ?? 0]);
      return {
        key: label,
        style: (["accent", "ink", "dashed"] as const)[index] ?? "dotted",
        points: outlets.map((coldWaterTemp) => ({ x: flowOf(coldWaterTemp), y: coldWaterTemp })),
        label,
        labelAt: "end",
      };
    }),
    marks: plotted.flatMap(({ label, coldWaterTemp: y, point }): MarkSpec[] => [
      { key: `${label} corrected`, x: point.adjustedFlowRate, y, style: "dot" },
      ...(point.predictedFlowRate === undefined
        ? []
        : [{ key: `${label} predicted`, x: point.predictedFlowRate, y, style: "ring" } as const]),
    ]),
  });
}

function along([low, high]: readonly [number, number]): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => low + ((high - low) * step) / steps);
}

function isIn([low, high]: readonly [number, number], value: number): boolean {
  return value >= low && value <= high;
}
