import { type Instruments, measuredFields, type TestPoint } from "./test-point.ts";

/** Capability of a test and the verdict on it; without a capability there is none. */
export interface Verdict {
  /** Mean of the points. */
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

export const noVerdict: Verdict = { isCertain: false };

interface Judged {
  instruments: Instruments;
  passPercent: number;
}

/** @param points capability of each, with its uncertainty from the instruments; absent where it cannot be stated */
export function verdictOf(
  points: readonly { capabilityPercent: number; uncertaintyPercent: number | undefined }[],
  { instruments, passPercent }: Judged,
): Verdict {
  const capabilities = points.map((point) => point.capabilityPercent);
  const errors = points.flatMap((point) => point.uncertaintyPercent ?? []);
  const capabilityPercent = meanOf(capabilities);
  const isStated = errors.length === points.length && Object.values(instruments).some((error) => error > 0);
  const uncertaintyPercent = isStated ? Math.hypot(meanOf(errors), scatterOf(capabilities)) : undefined;
  // Tolerance, so that 94.99999999999999 counts as 95.
  const surplus = capabilityPercent - passPercent + 1e-9;
  return {
    capabilityPercent,
    uncertaintyPercent,
    isPassed: surplus >= 0,
    isCertain: uncertaintyPercent !== undefined && Math.abs(surplus) >= uncertaintyPercent,
  };
}

/**
 * A point with each measured value moved by its instrument error to either side: half the difference of what follows from both
 * is the part of that instrument, and the root of the sum of squares their uncertainty.
 */
export function movedPoints(
  point: TestPoint,
  { instruments, designKilowatts }: { instruments: Instruments; designKilowatts?: number | undefined },
): [up: TestPoint, down: TestPoint][] {
  const { flowRate, fanKilowatts } = point;
  const both = (move: (side: 1 | -1) => Partial<TestPoint>): [TestPoint, TestPoint] => [
    { ...point, ...move(1) },
    { ...point, ...move(-1) },
  ];
  const kelvin = {
    hotWaterTemp: instruments.hotWaterKelvin,
    coldWaterTemp: instruments.coldWaterKelvin,
    wetBulbTemp: instruments.wetBulbKelvin,
  };
  return [
    both((side) => ({ flowRate: flowRate * (1 + (side * instruments.flowPercent) / 100) })),
    ...measuredFields
      .filter((field) => field !== "flowRate")
      .map((field) => both((side) => ({ [field]: point[field] + side * kelvin[field] }))),
    ...(fanKilowatts === undefined || designKilowatts === undefined
      ? []
      : [
          both((side) => ({ fanKilowatts: fanKilowatts * (1 + (side * instruments.fanPowerPercent) / 100) })),
        ]),
  ];
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

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
