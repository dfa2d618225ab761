import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { pressureAt, saturatedEnthalpy } from "../method/air.ts";
import { waterHeatCapacity } from "../method/heat-load.ts";
import { bisect } from "../numeric/bisection.ts";

/** Step of the numerical slope, as a fraction of the tower's height. */
const step = 1e-6;

/**
 * Water-to-air ratio (L/G) of the pinch, dimensionless: the driving force vanishes somewhere in the tower, so
 * no tower of any size works there or beyond, and the required KaV/L tends to infinity.
 *
 * The operating line of the air from the wet bulb touches the saturation curve; the curve is convex, so it
 * touches once, inside the tower or at its top.
 */
export function pinchLg(temperatures: Temperatures): number {
  const { coldWaterTemp, wetBulbTemp } = temperatures;
  const range = rangeOf(temperatures);
  const pressurePa = pressureAt(temperatures.height ?? 0);
  const entering = saturatedEnthalpy(wetBulbTemp, pressurePa);
  const steepness = (x: number) =>
    (saturatedEnthalpy(coldWaterTemp + x * range, pressurePa) - entering) / (waterHeatCapacity * range * x);
  const isPast = (x: number) => steepness(x + step) > steepness(x);
  return isPast(1) ? steepness(bisect({ low: step, high: 1, width: 1e-9 }, isPast)) : steepness(1);
}
