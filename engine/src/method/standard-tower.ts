import type { Temperatures } from "../duty/duty.ts";
import { merkelDemand } from "./merkel.ts";

/** Korean standard conditions, °C, at sea level, where a tower of one CRT cools 0.78 m³/h. */
export const standardConditions: Temperatures = { hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

/** True for the temperatures that define the CRT, where the correction factor is 1 by definition. */
export function isStandard({ hotWaterTemp, coldWaterTemp, wetBulbTemp, height = 0 }: Temperatures): boolean {
  return (
    height === 0 &&
    hotWaterTemp === standardConditions.hotWaterTemp &&
    coldWaterTemp === standardConditions.coldWaterTemp &&
    wetBulbTemp === standardConditions.wetBulbTemp
  );
}

/**
 * Water-to-air mass ratio of the standard tower at standard conditions. Documented: 1.27–2.12 (mean 1.6) from
 * the air volumes of a catalog of 8–100 CRT counterflow towers, 1.54 at the design point of the Almería
 * pilot tower, 1.5–2.0 for film fill in textbooks.
 */
export const standardLg = 1.5;

/**
 * Exponent n of the characteristic KaV/L = C · lg^−n. Documented: 0.707–0.822 in Brentwood's film-fill
 * curves. Fill alone is often given as about 0.6, but the air flow of a tower also decreases with its water
 * loading, and 0.6 with air ∝ water^−0.2 gives the same sizes within about 2 % (at most 3.7 %) at ordinary
 * loadings.
 *
 * Both constants were chosen within these ranges by their residuals against the regressions and the
 * spreadsheet of `reference/`; none of these is a maker's rating table. The optimum is flat: (1.4, 0.8),
 * (1.5, 0.8) and (1.6, 0.75) have similar residuals.
 */
const characteristicExponent = 0.8;

/** KaV/L of the standard tower at standard conditions, 0.8196. */
export const standardKavl = kavlAtStandard();

/** KaV/L of the standard tower at a water-to-air ratio: C · lg^−n with C = 1.1336. */
export function towerCharacteristic(lg: number): number {
  return standardKavl * (lg / standardLg) ** -characteristicExponent;
}

function kavlAtStandard(): number {
  const demand = merkelDemand(standardConditions)(standardLg);
  if (demand.kind === "pinch")
    throw new Error("Standard conditions pinch. Check standardLg and the air properties.");
  return demand.kavl;
}
