import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { pressureAt, saturatedEnthalpy } from "../method/air.ts";
import { waterHeatCapacity } from "../method/heat-load.ts";
import { bisect } from "../numeric/bisection.ts";

/** Width over which the slope is taken, of the way through the tower. */
const step = 1e-6;

/**
 * The water-to-air ratio at which the air would catch up with the water somewhere on its way: no tower of any size
 * works there or beyond, and the demand curve rises towards it without end. Dimensionless.
 *
 * The air's line from the wet bulb touches the saturation curve; the curve is convex, so it touches once, inside the
 * tower or at its top.
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
