import { quantityNames, type Values } from "../inputs/input.ts";
import { agreedInputs } from "../inputs/test-inputs.ts";
import { type CurvesResult, resultByCurves } from "./curves/by-curves.ts";
import type { CurveTable } from "./curves/curve-table.ts";
import {
  adjustedFlow,
  type DesignConditions,
  type FanDraft,
  type Instruments,
  isPowerAdjusted,
  type MeasuredField,
  predictedColdWater,
  type TestPoint,
  testedCRT,
  testProblems,
  usesDesignLg,
} from "./test-point.ts";
import { movedPoints, noVerdict, type Verdict, verdictOf } from "./verdict.ts";

/** Agreed deviations of a test from the design; an absent bound sets no limit. */
export type AgreedBounds = Values<typeof agreedInputs>;

/** Contract duty, which a test is compared with; m³/h, °C. */
export type AcceptanceDesign = Record<MeasuredField, number>;

export interface AcceptanceQuestion {
  /** Contract size, CRT: that of the contract duty where one was agreed. */
  crt: number;
  /** Elevation above sea level, m; default 0. */
  height?: number | undefined;
  draft?: FanDraft | undefined;
  /** Fan power at design, kW; without it there is no power adjustment. */
  designKilowatts?: number | undefined;
  design?: AcceptanceDesign | undefined;
  /** L/G of the tower at its design duty, as its maker states it: gives the density of the discharge air. */
  designLg?: number | undefined;
  /** The maker's performance curves: with them a test is also evaluated by these. */
  curves?: CurveTable | undefined;
  /** Method of the verdict on a report; by default that of the curves where there are some. */
  verdictBy?: "typical" | undefined;
  points: readonly TestPoint[];
  instruments: Instruments;
  /** Acceptance criterion of the capability, per cent: 100, or 95 where a tolerance was agreed. */
  passPercent: number;
  agreed?: AgreedBounds | undefined;
}

/** Deviations of a test from the design: per cent of flow, range and fan power, and K of wet bulb. */
export interface Deviations {
  flowPercent: number;
  rangePercent: number;
  wetBulbKelvin: number;
  fanPowerPercent: number | undefined;
}

export interface PointResult {
  /** Equal to the measured flow where a fan power is missing. */
  adjustedFlowRate: number;
  isPowerAdjusted: boolean;
  /** Size of the tower that meets the measured duty, CRT, and its percentage of the contract size. */
  testedCRT: number;
  capabilityPercent: number;
  /** Uncertainty of the capability from the instruments, ± per cent points. */
  uncertaintyPercent: number;
  /** Outlet of a tower of the contract size under the test's conditions, °C; absent above 50 °C. */
  predictedColdWaterTemp: number | undefined;
  /** Measured minus predicted outlet, K; positive when warmer. */
  coldWaterDeviation: number | undefined;
  /** Deviations from the design, where one was given, and those outside the agreed bounds. */
  deviations: Deviations | undefined;
  outside: (keyof AgreedBounds)[];
}

/** Agreed bounds that a test can break. */
export type AgreedBound = keyof AgreedBounds;
export const agreedBounds = quantityNames(agreedInputs);

export interface Acceptance extends Verdict {
  points: PointResult[];
  /** True when every point lies within the agreed bounds; otherwise there is no mean and no verdict. */
  isValid: boolean;
  /** Agreed bounds that some point could not be compared with, because a design or a fan power is missing. */
  unchecked: AgreedBound[];
  /** Evaluation by the maker's curves, where they were given. */
  byCurves?: CurvesResult | undefined;
}

/** Upper limit on test points, more than a test has. */
export const maxPoints = 12;

/**
 * Evaluates a thermal test. Capability is the size that meets the measured duty divided by the contract size,
 * with the typical tower of this method instead of a maker's curves. Throws a RangeError for a point that
 * `testProblems` rejects, and without points.
 */
export function acceptanceOf(question: AcceptanceQuestion): Acceptance {
  const points = question.points.map((point) => resultOf(point, question));
  if (points.length === 0) throw new RangeError("No test point was given. Enter at least one.");
  const unchecked = agreedBounds.filter(
    (bound) =>
      question.agreed?.[bound] !== undefined &&
      points.some(({ deviations }) => deviations?.[bound] === undefined),
  );
  const isValid = points.every(({ outside }) => outside.length === 0);
  const verdict = isValid ? verdictOf(points, question) : noVerdict;
  return { points, isValid, unchecked, ...verdict, byCurves: byCurvesOf(question, isValid) };
}

/** Returns true when a design L/G was given and has no part in any point. */
export function isDesignLgUnused(question: AcceptanceQuestion): boolean {
  const conditions = conditionsOf(question);
  return question.designLg !== undefined && !question.points.some((point) => usesDesignLg(point, conditions));
}

function byCurvesOf(question: AcceptanceQuestion, isValid: boolean): CurvesResult | undefined {
  const { curves, points, design } = question;
  if (!curves) return undefined;
  return resultByCurves(curves, points, { ...question, conditions: conditionsOf(question), design, isValid });
}

function resultOf(point: TestPoint, question: AcceptanceQuestion): PointResult {
  const problems = testProblems(point, question.instruments);
  if (problems.length > 0) {
    const broken = problems.map(({ field, rule }) => `${field}: ${rule}`).join(", ");
    throw new RangeError(`A test point breaks ${broken}. Show testProblems instead of evaluating it.`);
  }
  const { crt, designKilowatts, design, agreed = {} } = question;
  const conditions = conditionsOf(question);
  const size = testedCRT(point, conditions);
  const predicted = predictedColdWater(point, crt, conditions);
  const deviations = design && deviationsOf(point, design, designKilowatts);
  return {
    adjustedFlowRate: adjustedFlow(point, conditions),
    isPowerAdjusted: isPowerAdjusted(point, conditions),
    testedCRT: size,
    capabilityPercent: (100 * size) / crt,
    uncertaintyPercent: (100 * sizeUncertainty(point, question)) / crt,
    predictedColdWaterTemp: predicted,
    coldWaterDeviation: predicted === undefined ? undefined : point.coldWaterTemp - predicted,
    deviations,
    outside: deviations ? outsideOf(deviations, agreed) : [],
  };
}

function conditionsOf(question: AcceptanceQuestion): DesignConditions {
  const { designKilowatts, design, designLg, draft, height: elevation = 0 } = question;
  return { designKilowatts, design, designLg, draft, elevation };
}

/** Uncertainty of the size from the instruments, CRT. */
function sizeUncertainty(point: TestPoint, question: AcceptanceQuestion): number {
  const conditions = conditionsOf(question);
  const parts = movedPoints(point, question).map(
    ([up, down]) => (testedCRT(up, conditions) - testedCRT(down, conditions)) / 2,
  );
  return Math.hypot(...parts);
}

function deviationsOf(
  point: TestPoint,
  design: AcceptanceDesign,
  designKilowatts: number | undefined,
): Deviations {
  const percent = (value: number, expected: number) => 100 * (value / expected - 1);
  return {
    flowPercent: percent(point.flowRate, design.flowRate),
    rangePercent: percent(
      point.hotWaterTemp - point.coldWaterTemp,
      design.hotWaterTemp - design.coldWaterTemp,
    ),
    wetBulbKelvin: point.wetBulbTemp - design.wetBulbTemp,
    fanPowerPercent:
      point.fanKilowatts === undefined || designKilowatts === undefined
        ? undefined
        : percent(point.fanKilowatts, designKilowatts),
  };
}

function outsideOf(deviations: Deviations, agreed: AgreedBounds): (keyof AgreedBounds)[] {
  return agreedBounds.filter((bound) => {
    const [deviation, maxDeviation] = [deviations[bound], agreed[bound]];
    return deviation !== undefined && maxDeviation !== undefined && Math.abs(deviation) > maxDeviation + 1e-9;
  });
}
