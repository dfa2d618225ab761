import { coldWaterFrom } from "../design/cold-water.ts";
import {
  adjustedFlow,
  type Instruments,
  type MeasuredField,
  measuredFields,
  pressureOf,
  type TestPoint,
  testedCRT,
  testProblems,
} from "./test-point.ts";

/** What the parties have agreed that a test may differ from the design by; a bound that is absent is none. */
export interface AgreedBounds {
  flowPercent?: number | undefined;
  rangePercent?: number | undefined;
  wetBulbKelvin?: number | undefined;
  fanPowerPercent?: number | undefined;
}

/** The duty that a tower was sold for; a test is compared with it. m³/h, °C. */
export type AcceptanceDesign = Record<MeasuredField, number>;

export interface AcceptanceQuestion {
  /** Nominal size that was sold, CRT: that of the design duty where the tower was sold for one. */
  crt: number;
  /** Above sea level, m; 0 where it is left out. */
  height?: number | undefined;
  /** Fan power at design, kW; without it none is adjusted for. */
  designKilowatts?: number | undefined;
  design?: AcceptanceDesign | undefined;
  points: readonly TestPoint[];
  instruments: Instruments;
  /** Capability that passes, per cent: 100, or 95 where a tolerance was agreed. */
  passPercent: number;
  agreed?: AgreedBounds | undefined;
}

/** Of a test against the design: per cent of its flow, range and fan power, and K of its wet bulb. */
export interface Deviations {
  flowPercent: number;
  rangePercent: number;
  wetBulbKelvin: number;
  fanPowerPercent: number | undefined;
}

/** What one point says of the tower. */
export interface PointResult {
  adjustedFlowRate: number;
  /** Size of the tower that does what was measured, CRT, and in per cent of the size sold. */
  testedCRT: number;
  capabilityPercent: number;
  /** What the instruments may move the capability by, on either side, per cent points. */
  uncertaintyPercent: number;
  /** Outlet that a tower of the size sold makes in this test, °C; absent beyond 50 °C. */
  predictedColdWaterTemp: number | undefined;
  /** Measured outlet less the predicted one, K: warmer is worse. */
  coldWaterDeviation: number | undefined;
  /** Against the design, where one was given; and what of it lies outside the agreed bounds. */
  deviations: Deviations | undefined;
  outside: (keyof AgreedBounds)[];
}

export interface Acceptance {
  points: PointResult[];
  /** Mean of the points, and its uncertainty: instruments err alike in all of them, so it does not shrink. */
  capabilityPercent: number;
  uncertaintyPercent: number;
  isPassed: boolean;
  /** Whether the uncertainty leaves no doubt about it. */
  isCertain: boolean;
}

/** More points than a test has. */
export const mostPoints = 12;

/**
 * What a thermal test says of a tower. The capability is the size that does what was measured against the size that was
 * sold; it is that of this method's typical tower, not of a maker's performance curves.
 * Throws a RangeError for a point that `testProblems` refuses, and where there is none.
 */
export function acceptanceOf(question: AcceptanceQuestion): Acceptance {
  const points = question.points.map((point) => resultOf(point, question));
  if (points.length === 0) throw new RangeError("No test point was given. Enter at least one.");
  const capabilityPercent = meanOf(points.map((point) => point.capabilityPercent));
  const uncertaintyPercent = meanOf(points.map((point) => point.uncertaintyPercent));
  // 94.99999999999999 is 95.
  const surplus = capabilityPercent - question.passPercent + 1e-9;
  return {
    points,
    capabilityPercent,
    uncertaintyPercent,
    isPassed: surplus >= 0,
    isCertain: Math.abs(surplus) >= uncertaintyPercent,
  };
}

function resultOf(point: TestPoint, question: AcceptanceQuestion): PointResult {
  const problems = testProblems(point, question.instruments);
  if (problems.length > 0) {
    const broken = problems.map(({ field, rule }) => `${field}: ${rule}`).join(", ");
    throw new RangeError(`A test point breaks ${broken}. Show testProblems instead of evaluating it.`);
  }
  const { crt, designKilowatts, design, agreed = {} } = question;
  const height = question.height ?? 0;
  const size = testedCRT(point, { designKilowatts, height });
  const adjustedFlowRate = adjustedFlow(point, designKilowatts);
  const predicted = coldWaterFrom(
    { crt, flowRate: adjustedFlowRate, pressurePa: pressureOf(point, height) },
    point.hotWaterTemp - point.coldWaterTemp,
    point.wetBulbTemp,
  );
  const deviations = design && deviationsOf(point, design, designKilowatts);
  return {
    adjustedFlowRate,
    testedCRT: size,
    capabilityPercent: (100 * size) / crt,
    uncertaintyPercent: (100 * sizeUncertainty(point, question)) / crt,
    predictedColdWaterTemp: predicted,
    coldWaterDeviation: predicted === undefined ? undefined : point.coldWaterTemp - predicted,
    deviations,
    outside: deviations ? outsideOf(deviations, agreed) : [],
  };
}

/**
 * What the instruments may move the size by, CRT: each is moved to either side alone, half of what that changes is its
 * part, and the parts add up as squares.
 */
function sizeUncertainty(point: TestPoint, question: AcceptanceQuestion): number {
  const { instruments, designKilowatts } = question;
  const height = question.height ?? 0;
  const sizeAt = (moved: Partial<TestPoint>) =>
    testedCRT({ ...point, ...moved }, { designKilowatts, height });
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
    ...(fanKilowatts === undefined
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
  const bounds = ["flowPercent", "rangePercent", "wetBulbKelvin", "fanPowerPercent"] as const;
  return bounds.filter((bound) => {
    const [deviation, most] = [deviations[bound], agreed[bound]];
    return deviation !== undefined && most !== undefined && Math.abs(deviation) > most + 1e-9;
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
