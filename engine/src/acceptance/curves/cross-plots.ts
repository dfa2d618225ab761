import { findRoot } from "../../numeric/false-position.ts";
import { naturalSpline } from "../../numeric/natural-spline.ts";
import { type CurveTable, curveOf, wetBulbSpan } from "./curve-table.ts";

/** A value beyond the curves, and the limits of these: a test is not extrapolated. */
export interface Beyond {
  of: "wetBulb" | "range" | "coldWater";
  value: number;
  lowest: number;
  highest: number;
}

/** Both cross-plots at one wet bulb and range. */
export interface CrossPlots {
  kind: "plotted";
  /** First cross-plot: outlet at the wet bulb, °C, for each flow at each range of the table. */
  atWetBulb: number[][];
  /** Second cross-plot: outlet at the wet bulb and the range, °C, for each flow. */
  atRange: number[];
  /** Flow at which the tower has this outlet, m³/h. */
  flowAt: (coldWaterTemp: number) => number | Beyond;
  /** Outlet at this flow, °C; undefined beyond the flows of the curves. */
  coldWaterAt: (flowRate: number) => number | undefined;
}

/**
 * Interpolates a maker's curves as acceptance tests do: outlet against wet bulb at each flow and range, from that outlet against
 * range, from that flow against outlet. Each is a natural cubic spline, as in the CTI Toolkit (GitHub
 * cooling-technology-institute/Toolkit, MechanicalDraftPerformanceCurveCalculationLibrary), which also extrapolates.
 */
export function crossPlots(
  table: CurveTable,
  wetBulbTemp: number,
  range: number,
): CrossPlots | { kind: "beyond"; beyond: Beyond[] } {
  const beyond = [
    ...beyondOf("wetBulb", wetBulbTemp, commonWetBulbs(table)),
    ...beyondOf("range", range, [table.ranges[0] ?? Number.NaN, table.ranges.at(-1) ?? Number.NaN]),
  ];
  if (beyond.length > 0) return { kind: "beyond", beyond };
  const atWetBulb = table.flows.map((flow) =>
    table.ranges.map((_, index) => curveOf(flow, index)(wetBulbTemp)),
  );
  const atRange = atWetBulb.map((coldWaterTemps) => naturalSpline(table.ranges, coldWaterTemps)(range));
  return { kind: "plotted", atWetBulb, atRange, ...lastPlot(table, atRange) };
}

/** Lowest and highest wet bulb that the curves of every flow reach, °C. */
export function commonWetBulbs({ flows }: CurveTable): [lowest: number, highest: number] {
  const spans = flows.map(wetBulbSpan);
  return [Math.max(...spans.map(([lowest]) => lowest)), Math.min(...spans.map(([, highest]) => highest))];
}

function lastPlot({ flows }: CurveTable, atRange: readonly number[]) {
  const flowRates = flows.map(({ flowRate }) => flowRate);
  const flowOf = naturalSpline(atRange, flowRates);
  const [lowest = Number.NaN, highest = Number.NaN] = [atRange[0], atRange.at(-1)];
  return {
    flowAt: (coldWaterTemp: number) => {
      const [beyond] = beyondOf("coldWater", coldWaterTemp, [lowest, highest]);
      return beyond ?? flowOf(coldWaterTemp);
    },
    coldWaterAt: (flowRate: number) => {
      const index = flowRates.indexOf(flowRate);
      if (index !== -1) return atRange[index];
      return findRoot({ low: lowest, high: highest, tolerance: 1e-9 }, (cold) => flowOf(cold) - flowRate);
    },
  };
}

function beyondOf(of: Beyond["of"], value: number, [lowest, highest]: readonly [number, number]): Beyond[] {
  return value >= lowest - 1e-9 && value <= highest + 1e-9 ? [] : [{ of, value, lowest, highest }];
}
