import { quantityNames, type Values } from "../inputs/input.ts";
import { agreedInputs } from "../inputs/test-inputs.ts";
import {
  adjustedFlow,
  type DesignConditions,
  type Draft,
  type Instruments,
  isPowerAdjusted,
  type MeasuredField,
  measuredFields,
  predictedColdWater,
  type TestPoint,
  testedCRT,
  testProblems,
} from "./test-point.ts";

/** Agreed deviations of a test from the design; an absent bound sets no limit. */
export type AgreedBounds = Values<typeof agreedInputs>;

/** Contract duty, which a test is compared with; m³/h, °C. */
export type AcceptanceDesign = Record<MeasuredField, number>;

export interface AcceptanceQuestion {
  /** Contract size, CRT: that of the contract duty where one was agreed. */
  crt: number;
  /** Elevation above sea level, m; default 0. */
  height?: number | undefined;
  draft?: Draft | undefined;
  /** Fan power at design, kW; without it there is no power adjustment. */
  designKilowatts?: number | undefined;
  design?: AcceptanceDesign | undefined;
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

export interface Acceptance {
  points: PointResult[];
  /** True when every point lies within the agreed bounds; otherwise there is no mean and no verdict. */
  isValid: boolean;
  /** Agreed bounds that some point could not be compared with, because a design or a fan power is missing. */
  unchecked: AgreedBound[];
  capabilityPercent?: number | undefined;
  /**
   * Uncertainty of the mean, ± per cent points: the instrument errors, which are systematic over all points,
   * combined with the scatter of the points (Student's t, 95%). Absent without instrument errors.
   */
  uncertaintyPercent?: number | undefined;
  isPassed?: boolean | undefined;
  /** True when the uncertainty cannot change the verdict; false without a stated uncertainty. */
  isCertain: boolean;
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
  if (points.some(({ outside }) => outside.length > 0))
    return { points, isValid: false, unchecked, isCertain: false };
  const capabilities = points.map((point) => point.capabilityPercent);
  const capabilityPercent = meanOf(capabilities);
  const isStated = Object.values(question.instruments).some((error) => error > 0);
  const instruments = meanOf(points.map((point) => point.uncertaintyPercent));
  const uncertaintyPercent = isStated ? Math.hypot(instruments, scatterOf(capabilities)) : undefined;
  // Tolerance, so that 94.99999999999999 counts as 95.
  const surplus = capabilityPercent - question.passPercent + 1e-9;
  return {
    points,
    isValid: true,
    unchecked,
    capabilityPercent,
    uncertaintyPercent,
    isPassed: surplus >= 0,
    isCertain: uncertaintyPercent !== undefined && Math.abs(surplus) >= uncertaintyPercent,
  };
}

/** Student's t, two-sided 95 %, by degrees of freedom from 1. */
const studentT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201];

/**
 * Half-width of the 95 % confidence interval of the mean, from the scatter of the values; 0 for a single one.
 */
function scatterOf(values: readonly number[]): number {
  const t = studentT[Math.min(values.length - 2, studentT.length - 1)];
  if (t === undefined) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return t * Math.sqrt(squares / (values.length - 1) / values.length);
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

function conditionsOf({ designKilowatts, design, draft, height = 0 }: AcceptanceQuestion): DesignConditions {
  return { designKilowatts, design, draft, height };
}

/**
 * Uncertainty of the size from the instruments, CRT: central differences for each instrument error, combined
 * as the root of the sum of squares.
 */
function sizeUncertainty(point: TestPoint, question: AcceptanceQuestion): number {
  const { instruments, designKilowatts } = question;
  const conditions = conditionsOf(question);
  const sizeAt = (moved: Partial<TestPoint>) => testedCRT({ ...point, ...moved }, conditions);
  const part = (move: (side: 1 | -1) => Partial<TestPoint>) => (sizeAt(move(1)) - sizeAt(move(-1))) / 2;
  const { flowRate, fanKilowatts } = point;
  const kelvin = {
    hotWaterTemp: instruments.hotWaterKelvin,
    coldWaterTemp: instruments.coldWaterKelvin,
    wetBulbTemp: instruments.wetBulbKelvin,
  };
  const parts = [
    part((side) => ({ flowRate: flowRate * (1 + (side * instruments.flowPercent) / 100) })),
    ...measuredFields
      .filter((field) => field !== "flowRate")
      .map((field) => part((side) => ({ [field]: point[field] + side * kelvin[field] }))),
    ...(fanKilowatts === undefined || designKilowatts === undefined
      ? []
      : [
          part((side) => ({ fanKilowatts: fanKilowatts * (1 + (side * instruments.fanPowerPercent) / 100) })),
        ]),
  ];
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
    const [deviation, most] = [deviations[bound], agreed[bound]];
    return deviation !== undefined && most !== undefined && Math.abs(deviation) > most + 1e-9;
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
