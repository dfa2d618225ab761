import { pressureAt } from "../method/air.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { operatingPoint } from "../method/operating-point.ts";

/** What was measured on a tower at one time. Flow m³/h, temperatures °C. */
export interface TestPoint {
  flowRate: number;
  hotWaterTemp: number;
  coldWaterTemp: number;
  wetBulbTemp: number;
  /** Input of all fans together, kW; without it the fans count as turning at their design power. */
  fanKilowatts?: number | undefined;
  /** Air pressure, Pa; without it that of the site's height. */
  pressurePa?: number | undefined;
}

export const measuredFields = ["flowRate", "hotWaterTemp", "coldWaterTemp", "wetBulbTemp"] as const;
export type MeasuredField = (typeof measuredFields)[number];

/** What can be measured, both ends included: wider than the calculator's duties, since a test is not a design. */
export const testLimits = {
  flowRate: { lowest: 1, highest: 50_000 },
  hotWaterTemp: { lowest: 5, highest: 60 },
  coldWaterTemp: { lowest: 1, highest: 55 },
  wetBulbTemp: { lowest: -10, highest: 40 },
  fanKilowatts: { lowest: 0.01, highest: 10_000 },
  pressurePa: { lowest: 65_000, highest: 110_000 },
} as const;

/** Smallest range and approach that can be evaluated, K. */
export const smallestDifference = 0.5;

/** What each instrument may be off by, on either side: flow and fan power per cent, temperatures K. */
export interface Instruments {
  flowPercent: number;
  hotWaterKelvin: number;
  coldWaterKelvin: number;
  wetBulbKelvin: number;
  fanPowerPercent: number;
}

/** What is left of a range and an approach when an instrument errs, K: with less there is nothing to evaluate. */
const leastBeyondError = 0.1;

/**
 * What keeps a point from being evaluated: a field outside its limits, two temperatures too close, or so close that
 * their instruments cannot tell them apart.
 */
export type TestProblem =
  | { field: keyof typeof testLimits; rule: "limits" }
  | { field: "coldWaterTemp"; rule: "range" | "range-instruments" }
  | { field: "wetBulbTemp"; rule: "approach" | "approach-instruments" };

/** Every rule that a point breaks; empty where it can be evaluated. Without instruments they are taken as exact. */
export function testProblems(point: TestPoint, instruments?: Instruments): TestProblem[] {
  const fields = Object.keys(testLimits) as (keyof typeof testLimits)[];
  const outside = fields.filter((field) => {
    const value = point[field];
    const { lowest, highest } = testLimits[field];
    return value !== undefined && !(value >= lowest && value <= highest);
  });
  const { hotWaterTemp, coldWaterTemp, wetBulbTemp } = point;
  const { hotWaterKelvin = 0, coldWaterKelvin = 0, wetBulbKelvin = 0 } = instruments ?? {};
  const range = tooClose("range", hotWaterTemp - coldWaterTemp, [hotWaterKelvin, coldWaterKelvin]);
  const approach = tooClose("approach", coldWaterTemp - wetBulbTemp, [coldWaterKelvin, wetBulbKelvin]);
  return [
    ...outside.map((field) => ({ field, rule: "limits" }) as const),
    ...(range ? [{ field: "coldWaterTemp", rule: range } as const] : []),
    ...(approach ? [{ field: "wetBulbTemp", rule: approach } as const] : []),
  ];
}

/** The rule that a difference breaks, K. @param errors of the instruments that it is measured with, K */
function tooClose<Rule extends "range" | "approach">(
  rule: Rule,
  difference: number,
  errors: readonly number[],
): Rule | `${Rule}-instruments` | undefined {
  if (difference < smallestDifference) return rule;
  return difference < Math.max(...errors) + leastBeyondError ? `${rule}-instruments` : undefined;
}

/** Air pressure of a test, Pa, at a site of that height, m. */
export function pressureOf({ pressurePa }: TestPoint, height: number): number {
  return pressurePa ?? pressureAt(height);
}

/**
 * Flow that the fans would have cooled alike at their design power, m³/h: air goes with the third root of a fan's power,
 * and at the same L/G water goes with air.
 */
export function adjustedFlow({ flowRate, fanKilowatts }: TestPoint, designKilowatts?: number): number {
  const ratio =
    fanKilowatts === undefined || designKilowatts === undefined ? 1 : designKilowatts / fanKilowatts;
  return flowRate * Math.cbrt(ratio);
}

/** Size of the tower that does what was measured, CRT. None of the calculator's limits applies. */
export function testedCRT(
  point: TestPoint,
  { designKilowatts, height }: { designKilowatts?: number | undefined; height: number },
): number {
  const { loading } = operatingPoint(point, pressureOf(point, height));
  return adjustedFlow(point, designKilowatts) / (crtFlowRate * loading);
}
