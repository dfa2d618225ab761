import { performanceCurves } from "#engine/design/cold-water.ts";
import { fromTemperature } from "#engine/design/units.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { roundDomain } from "./axis.ts";
import type { LineSpec, MarkSpec } from "./chart.ts";
import { type ChartModel, figure, headOf, nearestStop, type Quantity } from "./chart-model.ts";
import type { LineStyle } from "./line-style.ts";
import { valueOn } from "./polyline.ts";
import type { ChartUnits } from "./wet-bulb-chart.ts";

export interface ColdWaterChartWords {
  wetBulb: string;
  coldWater: string;
  /** Column of one curve, with the placeholder `{percent}`. */
  atRange: string;
  design: string;
}

const lineStyles: Record<80 | 100 | 120, LineStyle> = { 80: "dotted", 100: "accent", 120: "dashed" };

/**
 * Outlet of a tower of `crt` at the duty's flow, against wet bulb at 80, 100 and 120 % of its range, as in
 * CTI performance curves. The mark is the duty's required outlet. Undefined where the method has no result
 * for the tower.
 */
export function coldWaterChart(
  duty: Duty,
  crt: number,
  words: ColdWaterChartWords,
  units: Pick<ChartUnits, "temperature" | "symbols">,
): ChartModel | undefined {
  const temperature = (value: number) => fromTemperature(value, units.temperature);
  const curves = performanceCurves({ crt }, duty).map(({ rangePercent, points }) => ({
    rangePercent,
    points: points.map((point) => ({
      x: temperature(point.wetBulbTemp),
      y: temperature(point.coldWaterTemp),
    })),
  }));
  const stops = [...new Set(curves.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  if (stops.length < 2) return undefined;
  const asked = { x: temperature(duty.wetBulbTemp), y: temperature(duty.coldWaterTemp) };
  const heights = [...curves.flatMap(({ points }) => points.map(({ y }) => y)), asked.y];
  const x: Quantity = { label: words.wetBulb, unit: units.symbols.temperature, decimals: 1 };
  const y: Quantity = { label: words.coldWater, unit: units.symbols.temperature, decimals: 1 };
  const mark: MarkSpec = {
    key: "design",
    ...asked,
    style: "dot",
    label: words.design,
    guides: { x: figure(asked.x, x), y: figure(asked.y, y) },
  };
  return {
    x,
    columns: curves.map(({ rangePercent, points }) => ({
      ...y,
      key: String(rangePercent),
      label: words.atRange.replace("{percent}", String(rangePercent)),
      valueAt: (at) => valueOn(points, at),
    })),
    stops,
    start: nearestStop(stops, asked.x),
    spec: (size) => ({
      ...size,
      x: { label: headOf(x), domain: [Math.min(stops[0] ?? 0, asked.x), stops.at(-1) ?? 1] },
      y: { label: headOf(y), domain: roundDomain([Math.min(...heights), Math.max(...heights)], 6) },
      lines: curves.flatMap(({ rangePercent, points }): LineSpec[] =>
        points.length < 2
          ? []
          : [
              {
                key: String(rangePercent),
                style: lineStyles[rangePercent],
                points,
                label: `${rangePercent}%`,
                labelAt: "end",
              },
            ],
      ),
      marks: [mark],
    }),
  };
}
