import { type Duty, rangeOf } from "../duty/duty.ts";
import type { Limits, Values } from "../inputs/input.ts";
import { waterInputs } from "../inputs/water-inputs.ts";
import { pressureAt, saturatedHumidityRatio } from "../method/air.ts";
import { operatingPoint } from "../method/operating-point.ts";
import { evaporatedFraction } from "../method/poppe.ts";
import { roundLimitsInward } from "./units.ts";

/** Water losses and make-up of a tower, m³/h. */
export type WaterBalance = { evaporation: number; drift: number; blowdown: number; makeUp: number };

/** Input of the water balance. With a dry bulb evaporation follows from the air, otherwise from the heat alone. */
export type WaterQuestion = Values<typeof waterInputs>;

export type WaterYear = {
  makeUpCubicMetres: number;
  blowdownCubicMetres: number;
  /** Cost of the make-up; absent without a price. */
  cost: number | undefined;
};

/**
 * Evaporated fraction of the flow per kelvin of range: 0.00085 per °F. An estimate; EnergyPlus has
 * 0.0015–0.0027. Its error against Poppe's equations: `estimateError`.
 */
export const evaporationPerKelvin = 0.00153;
/**
 * Error bounds of the estimate against Poppe's equations, per cent, over every accepted duty, elevation and
 * dry bulb: +20.7 in saturated air at 30/25/10 °C, −52.2 at 50 °C and 30/25/22.2 °C. Tests recompute them.
 */
export const estimateError = { lowest: -53, highest: 21 } as const;

/**
 * Evaporation, drift, blowdown and make-up at the design conditions of a duty that `checkDuty` accepts.
 * Without a dry bulb evaporation is estimated from flow and range; with one it follows from Poppe's equations
 * at the operating point of the standard tower. Drift removes dissolved solids, too, so it is subtracted from
 * the blowdown, which is never negative. Throws a RangeError for cycles of 1 or less, and for a dry bulb
 * outside `dryBulbLimits`.
 */
export function waterBalance(duty: Duty, { cycles, driftPercent, dryBulbTemp }: WaterQuestion): WaterBalance {
  const evaporation =
    dryBulbTemp === undefined ? estimatedEvaporation(duty) : calculatedEvaporation(duty, dryBulbTemp);
  return waterBalanceOf(evaporation, duty.flowRate, { cycles, driftPercent });
}

/** Water balance for a given evaporation, m³/h. Throws a RangeError for cycles of 1 or less. */
export function waterBalanceOf(
  evaporation: number,
  flowRate: number,
  { cycles, driftPercent }: Pick<WaterQuestion, "cycles" | "driftPercent">,
): WaterBalance {
  if (!(cycles > 1))
    throw new RangeError(`${cycles} cycles of concentration need endless blowdown. Use more than 1.`);
  const drift = (flowRate * driftPercent) / 100;
  const blowdown = Math.max(0, evaporation / (cycles - 1) - drift);
  return { evaporation, drift, blowdown, makeUp: evaporation + drift + blowdown };
}

/**
 * Annual water at design conditions, m³, and its cost in the currency of the price. An upper estimate: a real
 * year is mostly cooler and partly at partial load; sewage charges are not included.
 */
export function yearOfWater(
  { makeUp, blowdown }: WaterBalance,
  { hours, pricePerCubicMetre }: { hours: number; pricePerCubicMetre?: number | undefined },
): WaterYear {
  const makeUpCubicMetres = makeUp * hours;
  return {
    makeUpCubicMetres,
    blowdownCubicMetres: blowdown * hours,
    cost: pricePerCubicMetre === undefined ? undefined : makeUpCubicMetres * pricePerCubicMetre,
  };
}

/**
 * Dry bulbs compatible with a wet bulb, °C, at an elevation, m: from saturated air to air without vapor, at
 * most 50 °C.
 */
export function dryBulbLimits(wetBulbTemp: number, elevation = 0): Limits {
  const saturated = saturatedHumidityRatio(wetBulbTemp, pressureAt(elevation));
  const driest = wetBulbTemp + ((2501 - 2.326 * wetBulbTemp) * saturated) / 1.006;
  return { lowest: wetBulbTemp, highest: Math.min(waterInputs.dryBulbTemp.highest, driest) };
}

function estimatedEvaporation(duty: Duty): number {
  return evaporationPerKelvin * duty.flowRate * rangeOf(duty);
}

function calculatedEvaporation(duty: Duty, dryBulbTemp: number): number {
  const { lowest, highest } = dryBulbLimits(duty.wetBulbTemp, duty.height);
  if (!(dryBulbTemp >= lowest && dryBulbTemp <= highest)) {
    const inside = roundLimitsInward({ lowest, highest });
    throw new RangeError(
      `A dry bulb of ${dryBulbTemp} °C cannot go with a wet bulb of ${duty.wetBulbTemp} °C. Use ${inside.lowest.toFixed(1)} to ${inside.highest.toFixed(1)} °C.`,
    );
  }
  return duty.flowRate * evaporatedFraction(duty, { dryBulbTemp, lg: operatingPoint(duty).lg });
}
