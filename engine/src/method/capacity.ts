import { approachOf, checkDuty, type Duty, rangeOf } from "../duty/duty.ts";
import { crtKcalPerHour, heatLoad } from "./heat-load.ts";
import { type OperatingPoint, operatingPoint } from "./operating-point.ts";
import { standardConditions } from "./standard-tower.ts";

/** Tower size for a duty, at full precision; round it for display only. */
export type Capacity = {
  /** Inlet minus outlet, K. */
  range: number;
  /** Outlet minus wet bulb, K. */
  approach: number;
  /** Heat rejected, in tons of 3,900 kcal/h. */
  basicCRT: number;
  /** finalCRT / basicCRT; exactly 1 at standard conditions. */
  correctionFactor: number;
  /** Size in CRT of the standard tower that meets the three temperatures at this flow. */
  finalCRT: number;
  operatingPoint: OperatingPoint;
};

/**
 * Size in standard cooling tons for a duty, at its elevation. Found where the KaV/L that Merkel's counterflow
 * method requires equals the documented characteristic of a tower with a constant-volume fan. Throws a
 * RangeError for a duty that `checkDuty` rejects.
 */
export function capacity(duty: Duty): Capacity {
  refuseInvalid(duty);
  const range = rangeOf(duty);
  const point = operatingPoint(duty);
  const basicCRT = heatLoad(duty).kcalPerHour / crtKcalPerHour;
  const correctionFactor = rangeOf(standardConditions) / (range * point.loading);
  return {
    range,
    approach: approachOf(duty),
    basicCRT,
    correctionFactor,
    finalCRT: basicCRT * correctionFactor,
    operatingPoint: point,
  };
}

function refuseInvalid(duty: Duty): void {
  const violations = checkDuty(duty);
  if (violations.length === 0) return;
  const broken = violations.map(({ field, rule }) => `${field}: ${rule}`).join(", ");
  throw new RangeError(
    `Duty ${JSON.stringify(duty)} breaks ${broken}. Show checkDuty's violations instead of sizing it.`,
  );
}
