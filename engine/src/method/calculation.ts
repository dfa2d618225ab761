import { type Duty, readDuty } from "../duty/duty.ts";
import { capacity } from "./capacity.ts";

const calculationKeys = ["range", "approach", "basicCRT", "correctionFactor", "finalCRT"] as const;
export type CalculationKey = (typeof calculationKeys)[number];

/** Response of the API: the parsed duty, and the five numbers at full precision, K and CRT. */
export interface Calculation {
  input: Duty;
  calculations: Record<CalculationKey, number>;
}

/** Calculates a duty that `checkDuty` accepts. */
export function calculate(duty: Duty): Calculation {
  const { operatingPoint: _, ...calculations } = capacity(duty);
  return { input: duty, calculations };
}

/** Returns true for a valid response; a schema would add a tenth to the browser's script. */
export function isCalculation(value: unknown): value is Calculation {
  const figures = partOf(value, "calculations");
  return (
    readDuty(partOf(value, "input")).kind === "duty" &&
    calculationKeys.every((key) => Number.isFinite(partOf(figures, key)))
  );
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
