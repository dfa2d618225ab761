import { type Duty, rangeOf } from "../duty/duty.ts";
import { saturatedHumidityRatio } from "../method/air.ts";
import { operatingPoint } from "../method/operating-point.ts";

/** Water a tower loses and must be given, m³/h. */
export type WaterBalance = { evaporation: number; drift: number; blowdown: number; makeUp: number };

export type WaterQuestion = {
  /** Cycles of concentration: dissolved matter in the circuit against that of the make-up. Above 1. */
  cycles: number;
  /** Droplets carried off with the air, per cent of the flow. */
  driftPercent: number;
  /** Entering dry bulb, °C, where it is known: evaporation is then counted from the air, not estimated from the heat. */
  dryBulbTemp?: number | undefined;
};

export type WaterYear = { makeUpCubicMetres: number; blowdownCubicMetres: number; cost: number };

/**
 * Values a form should accept, both ends included; `initial` is where it starts, `step` is for the input box.
 * Cycles of 3–5 and drift of 0.002–0.008 % are usual; the initial hours are only a place to start from.
 * The limits of a dry bulb depend on the wet bulb: `dryBulbLimits`.
 */
export const waterLimits = {
  cycles: { lowest: 2, highest: 10, step: 0.5, initial: 4 },
  driftPercent: { lowest: 0.001, highest: 0.02, step: 0.001, initial: 0.005 },
  hours: { lowest: 1, highest: 8760, step: 1, initial: 4000 },
  pricePerCubicMetre: { lowest: 0, highest: 100_000, step: 0.01 },
} as const;

/** Part of the water that evaporates for each kelvin of range: 0.00085 per °F. An estimate; EnergyPlus gives 0.0015–0.0027. */
const evaporationPerKelvin = 0.00153;
/** Hottest dry bulb worth asking for, °C. */
const hottestDryBulb = 50;

/**
 * Evaporation, drift, blowdown and their sum at the design conditions of a duty that `checkDuty` accepts.
 * Without a dry bulb evaporation is estimated from flow and range; with one it is what the air takes up on its way
 * through the standard tower. Drift already carries some dissolved matter off, so blowdown is what is left to do,
 * never negative. Throws a RangeError for cycles of 1 or less, and for a dry bulb outside `dryBulbLimits`.
 */
export function waterBalance(duty: Duty, { cycles, driftPercent, dryBulbTemp }: WaterQuestion): WaterBalance {
  if (!(cycles > 1))
    throw new RangeError(`${cycles} cycles of concentration need endless blowdown. Use more than 1.`);
  const evaporation =
    dryBulbTemp === undefined ? estimatedEvaporation(duty) : countedEvaporation(duty, dryBulbTemp);
  const drift = (duty.flowRate * driftPercent) / 100;
  const blowdown = Math.max(0, evaporation / (cycles - 1) - drift);
  return { evaporation, drift, blowdown, makeUp: evaporation + drift + blowdown };
}

/**
 * A year at design conditions, m³ and the currency of the price. More than a real year uses, which is mostly cooler
 * and not always at full load; sewage charges are not in it.
 */
export function yearOfWater(
  { makeUp, blowdown }: WaterBalance,
  { hours, pricePerCubicMetre }: { hours: number; pricePerCubicMetre: number },
): WaterYear {
  const makeUpCubicMetres = makeUp * hours;
  return {
    makeUpCubicMetres,
    blowdownCubicMetres: blowdown * hours,
    cost: makeUpCubicMetres * pricePerCubicMetre,
  };
}

/** Dry bulbs that can go with a wet bulb, °C: from air that is saturated to air without any vapour, at most 50 °C. */
export function dryBulbLimits(wetBulbTemp: number): { lowest: number; highest: number } {
  const driest = wetBulbTemp + ((2501 - 2.326 * wetBulbTemp) * saturatedHumidityRatio(wetBulbTemp)) / 1.006;
  return { lowest: wetBulbTemp, highest: Math.min(hottestDryBulb, driest) };
}

function estimatedEvaporation(duty: Duty): number {
  return evaporationPerKelvin * duty.flowRate * rangeOf(duty);
}

/** A cubic metre of water counts as a ton. */
function countedEvaporation(duty: Duty, dryBulbTemp: number): number {
  const { lg, leavingAirTemp } = operatingPoint(duty);
  const takenUp = saturatedHumidityRatio(leavingAirTemp) - humidityRatio(dryBulbTemp, duty.wetBulbTemp);
  return (duty.flowRate / lg) * takenUp;
}

/** Humidity ratio of air from its dry and wet bulb, kg/kg. ASHRAE Fundamentals, ch. 1 eq. 35. */
function humidityRatio(dryBulbTemp: number, wetBulbTemp: number): number {
  const { lowest, highest } = dryBulbLimits(wetBulbTemp);
  if (!(dryBulbTemp >= lowest && dryBulbTemp <= highest)) {
    throw new RangeError(
      `A dry bulb of ${dryBulbTemp} °C cannot go with a wet bulb of ${wetBulbTemp} °C. Use ${lowest.toFixed(1)} to ${highest.toFixed(1)} °C.`,
    );
  }
  return (
    ((2501 - 2.326 * wetBulbTemp) * saturatedHumidityRatio(wetBulbTemp) -
      1.006 * (dryBulbTemp - wetBulbTemp)) /
    (2501 + 1.86 * dryBulbTemp - 4.186 * wetBulbTemp)
  );
}
