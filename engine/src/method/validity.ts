import { approachOf, rangeOf, type Temperatures } from "../duty/duty.ts";
import type { Capacity } from "./capacity.ts";
import { maxLoading } from "./size-to-select.ts";
import { isStandard } from "./standard-tower.ts";

/**
 * Limits of the comparison with the published performance regressions: loading dimensionless, the rest °C or
 * K. 26.67 °C is the highest wet bulb of YorkCalc and CoolTools (EnergyPlus Engineering Reference); YorkCalc
 * was also extrapolated to 29.4 °C to determine its difference from the method there.
 */
export const comparisonLimits = {
  minLoading: 0.3,
  maxLoading,
  maxApproach: 10,
  /** Up to it ±3 % holds for most duties, above it ±4 %. */
  maxOrdinaryRange: 15,
  highestWetBulb: 26.67,
  highestExtendedWetBulb: 29.4,
  /** Widest range within the limits of the form. */
  widestRange: 20,
} as const;

/** Beyond this loading the agreement with YorkCalc deteriorates again. */
const extremeLoading = 2;

/**
 * Evidence for a capacity: its difference from published performance regressions, per cent of their sizes. It
 * applies to a typical tower: no maker's rating table has been compared, and an exponent n of 0.7 or 0.9
 * alone changes a size inside "high" by up to +13 or −9%. `withinPercent`: agreement of most compared duties
 * (97%). `lowByPercent`: mean by which the method's size is smaller. `atMostPercent`: maximum difference.
 * `by-definition` is 37/32/27 °C, where the factor is 1 for any method; `over-wet-bulb-limit` lies above the
 * wet bulb of the regressions, including Korea's usual 27–29 °C, and `far-over-wet-bulb-limit` above every
 * comparison.
 */
export type Validity =
  | { kind: "by-definition" }
  | { kind: "high"; withinPercent: 3 | 4; atMostPercent: 4.4 }
  | { kind: "over-wet-bulb-limit"; atMostPercent: 5.2 }
  | { kind: "far-over-wet-bulb-limit" }
  | { kind: "fair"; atMostPercent: 9.6 }
  | { kind: "over-hydraulic-limit"; lowByPercent: 7.7; atMostPercent: 13 }
  | { kind: "far-over-hydraulic-limit"; lowByPercent: 12.4; atMostPercent: 18.3 }
  | { kind: "special-design" };

/** A value on a limit belongs to the better class. */
export function validityOf(
  temperatures: Temperatures,
  { operatingPoint: { loading } }: Pick<Capacity, "operatingPoint">,
): Validity {
  if (isStandard(temperatures)) return { kind: "by-definition" };
  if (loading > extremeLoading) {
    return { kind: "far-over-hydraulic-limit", lowByPercent: 12.4, atMostPercent: 18.3 };
  }
  if (loading > comparisonLimits.maxLoading) {
    return { kind: "over-hydraulic-limit", lowByPercent: 7.7, atMostPercent: 13 };
  }
  if (loading < comparisonLimits.minLoading) return { kind: "special-design" };
  if (isAbove(approachOf(temperatures), comparisonLimits.maxApproach))
    return { kind: "fair", atMostPercent: 9.6 };
  return ordinary(temperatures);
}

/** Evidence where loading and approach are within the comparison: wet bulb and range determine it. */
function ordinary(temperatures: Temperatures): Validity {
  const { wetBulbTemp } = temperatures;
  if (isAbove(wetBulbTemp, comparisonLimits.highestExtendedWetBulb))
    return { kind: "far-over-wet-bulb-limit" };
  if (isAbove(wetBulbTemp, comparisonLimits.highestWetBulb))
    return { kind: "over-wet-bulb-limit", atMostPercent: 5.2 };
  const isWideRange = isAbove(rangeOf(temperatures), comparisonLimits.maxOrdinaryRange);
  return { kind: "high", withinPercent: isWideRange ? 4 : 3, atMostPercent: 4.4 };
}

/** The tolerance keeps a decimal value equal to the limit from exceeding it in binary. */
export function isAbove(value: number, limit: number): boolean {
  return value > limit + 1e-9;
}
