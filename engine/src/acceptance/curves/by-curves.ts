import {
  adjustedFlow,
  type DesignConditions,
  type Instruments,
  isPowerAdjusted,
  type MeasuredField,
  type TestPoint,
} from "../test-point.ts";
import { movedPoints, noVerdict, type Verdict, verdictOf } from "../verdict.ts";
import { type Beyond, type CrossPlots, crossPlots } from "./cross-plots.ts";
import type { CurveTable } from "./curve-table.ts";

/** Evaluation of a point by a maker's curves, with each value between. */
export interface CurvesPoint {
  adjustedFlowRate: number;
  isPowerAdjusted: boolean;
  /** Measured inlet less outlet, K. */
  range: number;
  /** Outlet at the measured wet bulb, °C, for each flow at each range of the table; absent beyond the curves. */
  atWetBulb?: number[][] | undefined;
  /** Outlet at the measured wet bulb and range, °C, for each flow of the table. */
  atRange?: number[] | undefined;
  /** Flow that the maker promises the measured outlet for, m³/h. */
  predictedFlowRate?: number | undefined;
  /** Adjusted flow as a percentage of the predicted one. */
  capabilityPercent?: number | undefined;
  /** From the instruments, ± per cent points. */
  uncertaintyPercent?: number | undefined;
  /** Outlet that the maker promises for the adjusted flow, °C; absent beyond the flows of the curves. */
  predictedColdWaterTemp?: number | undefined;
  /** Measured less predicted outlet, K. */
  coldWaterDeviation?: number | undefined;
  /** Why there is no capability. */
  beyond: Beyond[];
  /** Bound of the capability where the predicted flow lies beyond those of the curves. */
  capabilityLimit?: { is: "below" | "above"; percent: number } | undefined;
}

export interface CurvesResult extends Verdict {
  points: CurvesPoint[];
  /** False where a point lies beyond the curves: no mean and no verdict. */
  isWithin: boolean;
  /** Outlet that the curves promise for the contract duty, °C; absent without a duty and beyond the curves. */
  designColdWaterTemp?: number | undefined;
}

interface Asked {
  conditions: DesignConditions;
  instruments: Instruments;
  designKilowatts?: number | undefined;
  passPercent: number;
  design: Record<MeasuredField, number> | undefined;
  /** False outside the agreed limits. */
  isValid: boolean;
}

/** Evaluates test points by a maker's curves: capability is the adjusted test flow divided by the predicted flow. */
export function resultByCurves(table: CurveTable, points: readonly TestPoint[], asked: Asked): CurvesResult {
  const results = points.map((point) => pointByCurves(table, point, asked));
  const judged = results.flatMap(({ capabilityPercent, uncertaintyPercent }) =>
    capabilityPercent === undefined ? [] : [{ capabilityPercent, uncertaintyPercent }],
  );
  const isWithin = judged.length === points.length;
  return {
    points: results,
    isWithin,
    ...(isWithin && asked.isValid ? verdictOf(judged, asked) : noVerdict),
    designColdWaterTemp: asked.design && promisedAt(table, asked.design),
  };
}

function pointByCurves(table: CurveTable, point: TestPoint, asked: Asked): CurvesPoint {
  const range = point.hotWaterTemp - point.coldWaterTemp;
  const adjustedFlowRate = adjustedFlow(point, asked.conditions);
  const flow = { adjustedFlowRate, isPowerAdjusted: isPowerAdjusted(point, asked.conditions), range };
  const plots = crossPlots(table, point.wetBulbTemp, range);
  if (plots.kind === "beyond") return { ...flow, beyond: plots.beyond };
  const { atWetBulb, atRange } = plots;
  const plotted = { ...flow, atWetBulb, atRange, ...outletAt(plots, point, adjustedFlowRate) };
  const predicted = plots.flowAt(point.coldWaterTemp);
  if (typeof predicted !== "number")
    return { ...plotted, beyond: [predicted], capabilityLimit: limitOf(table, predicted, adjustedFlowRate) };
  return {
    ...plotted,
    predictedFlowRate: predicted,
    capabilityPercent: (100 * adjustedFlowRate) / predicted,
    uncertaintyPercent: uncertaintyOf(table, point, asked),
    beyond: [],
  };
}

function outletAt(plots: CrossPlots, point: TestPoint, flowRate: number) {
  const predictedColdWaterTemp = plots.coldWaterAt(flowRate);
  return {
    predictedColdWaterTemp,
    coldWaterDeviation:
      predictedColdWaterTemp === undefined ? undefined : point.coldWaterTemp - predictedColdWaterTemp,
  };
}

/**
 * Limit of a capability that lies beyond the curves. An outlet warmer than at their largest flow belongs to a larger flow, so that the
 * capability is below the percentage at that flow.
 */
function limitOf({ flows }: CurveTable, { value, highest }: Beyond, flowRate: number) {
  const isWarmer = value > highest;
  const last = flows.at(isWarmer ? -1 : 0)?.flowRate ?? Number.NaN;
  return { is: isWarmer ? "below" : "above", percent: (100 * flowRate) / last } as const;
}

/**
 * Root of the sum of squares of the parts of all instruments. Where an error leads beyond the curves on one side, the other
 * side stands for both; undefined where it does on both.
 */
function uncertaintyOf(table: CurveTable, point: TestPoint, asked: Asked): number | undefined {
  const here = capabilityAt(table, point, asked);
  const parts = movedPoints(point, asked).map(([up, down]) => {
    const [above, below] = [capabilityAt(table, up, asked), capabilityAt(table, down, asked)];
    if (here === undefined || (above === undefined && below === undefined)) return Number.NaN;
    return above !== undefined && below !== undefined
      ? (above - below) / 2
      : here - (above ?? below ?? Number.NaN);
  });
  const whole = Math.hypot(...parts);
  return Number.isNaN(whole) ? undefined : whole;
}

function capabilityAt(table: CurveTable, point: TestPoint, { conditions }: Asked): number | undefined {
  const plots = crossPlots(table, point.wetBulbTemp, point.hotWaterTemp - point.coldWaterTemp);
  const predicted = plots.kind === "plotted" ? plots.flowAt(point.coldWaterTemp) : undefined;
  return typeof predicted === "number" ? (100 * adjustedFlow(point, conditions)) / predicted : undefined;
}

function promisedAt(table: CurveTable, design: Record<MeasuredField, number>): number | undefined {
  const plots = crossPlots(table, design.wetBulbTemp, design.hotWaterTemp - design.coldWaterTemp);
  return plots.kind === "plotted" ? plots.coldWaterAt(design.flowRate) : undefined;
}
