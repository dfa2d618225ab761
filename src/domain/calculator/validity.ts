import type { Capacity } from "./capacity.ts";
import { largestLoading } from "./selection.ts";

/** Below this loading the duty has a range near 20 K with a small approach. */
const smallestLoading = 0.3;
/** Beyond this loading the comparison with YorkCalc gets worse again. */
const extremeLoading = 2;
const largestComparedApproach = 10;
/** ±3 % holds here; ±4 % was found at a range of 20 K and is stated for everything between. */
const largestOrdinaryRange = 15;

/**
 * How far a capacity can be trusted, with how the method compares to published ratings, per cent.
 * `lowByPercent`: YorkCalc, a fit of manufacturers' data, asks for about that much more tower, at most `atMostPercent`.
 */
export type Validity =
  | { kind: "high"; withinPercent: 3 | 4 }
  | { kind: "fair"; lowByPercent: 9 }
  | { kind: "over-hydraulic-limit"; lowByPercent: 7 }
  | { kind: "far-over-hydraulic-limit"; lowByPercent: 13; atMostPercent: 20 }
  | { kind: "special-design" };

/** A value on a limit belongs to the better class. */
export function validityOf({ range, approach, operatingPoint }: Capacity): Validity {
  const { loading } = operatingPoint;
  if (loading > extremeLoading) {
    return { kind: "far-over-hydraulic-limit", lowByPercent: 13, atMostPercent: 20 };
  }
  if (loading > largestLoading) return { kind: "over-hydraulic-limit", lowByPercent: 7 };
  if (loading < smallestLoading) return { kind: "special-design" };
  if (isAbove(approach, largestComparedApproach)) return { kind: "fair", lowByPercent: 9 };
  return { kind: "high", withinPercent: isAbove(range, largestOrdinaryRange) ? 4 : 3 };
}

/** The allowance keeps a difference that is 10 on paper from counting as more in binary. */
function isAbove(difference: number, limit: number): boolean {
  return difference > limit + 1e-9;
}
