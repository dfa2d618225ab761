import { fromTemperature, type TemperatureUnit } from "#engine/design/units.ts";
import { type FanControl, fanControls } from "#engine/year/fan.ts";
import { hoursAbove, type Weather, wetBulbDuration } from "#engine/year/weather.ts";
import type { PeriodTotals } from "#engine/year/year.ts";
import { roundDomain } from "./axis.ts";
import { type ChartModel, figure, headOf, nearestStop, type Quantity } from "./chart-model.ts";
import type { LineStyle } from "./line-style.ts";
import { type Point, valueOn } from "./polyline.ts";

export interface MonthlyChartWords {
  month: string;
  axis: string;
  unit: string;
}

const controlStyles: Record<FanControl, LineStyle> = {
  "always-on": "dotted",
  "on-off": "dashed",
  "two-speed": "ink",
  "variable-speed": "accent",
};

/** Monthly full-power hours of the fan under each control. @param names of the controls */
export function fanMonthsChart(
  months: readonly PeriodTotals[],
  words: MonthlyChartWords,
  names: Record<FanControl, string>,
): ChartModel {
  return monthsChart(
    words,
    fanControls.map((control, index) => ({
      key: control,
      label: names[control],
      style: controlStyles[control],
      values: months.map(({ fans }) => fans[index]?.fullPower ?? 0),
    })),
  );
}

/** Monthly make-up and its evaporation, in the unit of the labels. */
export function waterMonthsChart(
  months: readonly Pick<PeriodTotals, "makeUp" | "evaporation">[],
  words: MonthlyChartWords & { makeUp: string; evaporation: string },
): ChartModel {
  return monthsChart(words, [
    { key: "makeUp", label: words.makeUp, style: "accent", values: months.map(({ makeUp }) => makeUp) },
    {
      key: "evaporation",
      label: words.evaporation,
      style: "dashed",
      values: months.map(({ evaporation }) => evaporation),
    },
  ]);
}

interface MonthLine {
  key: string;
  label: string;
  style: LineStyle;
  values: readonly number[];
}

function monthsChart(words: MonthlyChartWords, lines: readonly MonthLine[]): ChartModel {
  const x: Quantity = { label: words.month, unit: "", decimals: 0 };
  const y: Quantity = { label: words.axis, unit: words.unit, decimals: 0 };
  const drawn = lines.map((line) => ({
    ...line,
    points: line.values.map((value, index): Point => ({ x: index + 1, y: value })),
  }));
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values));
  const stops = Array.from({ length: 12 }, (_, index) => index + 1);
  return {
    x,
    columns: drawn.map(({ key, label, points }) => ({
      ...y,
      key,
      label,
      valueAt: (at) => valueOn(points, at),
    })),
    stops,
    start: 6,
    spec: (size) => ({
      ...size,
      x: { label: headOf(x), domain: [1, 12], ticks: 11 },
      y: { label: headOf(y), domain: roundDomain([0, highest], 4) },
      lines: drawn.map(({ key, style, points, label }) => ({
        key,
        style,
        points,
        label,
        labelAt: "end" as const,
      })),
      marks: [],
    }),
  };
}

export interface DurationChartWords {
  hours: string;
  above: string;
  wetBulb: string;
  design: string;
}

/**
 * Duration curve of the wet bulb: annual hours at or above each value, with the design wet bulb, °C, marked.
 */
export function durationChart(
  weather: Weather,
  designWetBulb: number,
  words: DurationChartWords,
  { temperature: unit, symbols }: { temperature: TemperatureUnit; symbols: { temperature: string } },
): ChartModel {
  const points = wetBulbDuration(weather).map(({ wetBulbTemp, hours }) => ({
    x: hours,
    y: fromTemperature(wetBulbTemp, unit),
  }));
  const x: Quantity = { label: words.above, unit: words.hours, decimals: 0 };
  const y: Quantity = { label: words.wetBulb, unit: symbols.temperature, decimals: 1 };
  const design = { x: hoursAbove(weather, designWetBulb), y: fromTemperature(designWetBulb, unit) };
  const stops = points.map((point) => point.x);
  const heights = [...points.map((point) => point.y), design.y];
  return {
    x,
    columns: [{ ...y, key: "wet-bulb", label: words.wetBulb, valueAt: (at) => valueOn(points, at) }],
    stops,
    start: nearestStop(stops, design.x),
    spec: (size) => ({
      ...size,
      x: { label: headOf(x), domain: [0, 8760] },
      y: { label: headOf(y), domain: roundDomain([Math.min(...heights), Math.max(...heights)], 6) },
      lines: [{ key: "wet-bulb", style: "accent", points }],
      marks: [
        {
          key: "design",
          ...design,
          style: "dot",
          label: words.design,
          guides: { x: figure(design.x, x), y: figure(design.y, y) },
        },
      ],
    }),
  };
}
