import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { gaussLegendre } from "../numeric/quadrature.ts";
import { saturatedEnthalpy, seaLevelPa } from "./air.ts";
import { waterHeatCapacity } from "./heat-load.ts";

/**
 * What a counter-flow tower must offer at one water-to-air ratio: KaV/L, dimensionless; or "pinch": the air would be
 * as warm as the water somewhere on its way, which no tower of any size can do.
 */
export type Demand = { kind: "possible"; kavl: number } | { kind: "pinch" };

/** 20 panels agree with adaptive quadrature to 1e-14 over the calculator's inputs. The ends weigh nothing but may pinch. */
const stations = [{ x: 0, weight: 0 }, ...gaussLegendre(20), { x: 1, weight: 0 }];

/**
 * Demand of a duty as a function of `lg`, the mass ratio of water to dry air. Merkel, VDI-Z. 70, 1925:
 *
 *     KaV/L = cp · range · ∫₀¹ dx / (hs(t) − h(t)),  t = cold + x·range,  h(t) = hs(wet bulb) + lg · cp · range · x
 *
 * Entering air counts as saturated at its wet bulb (the CTI's convention), so no dry bulb is needed.
 */
export function merkelDemand(temperatures: Temperatures, pressurePa = seaLevelPa): (lg: number) => Demand {
  const heat = waterHeatCapacity * rangeOf(temperatures);
  const entering = saturatedEnthalpy(temperatures.wetBulbTemp, pressurePa);
  const profile = stations.map(({ x, weight }) => ({
    x,
    weight,
    surface: saturatedEnthalpy(temperatures.coldWaterTemp + x * rangeOf(temperatures), pressurePa) - entering,
  }));

  return (lg) => {
    let integral = 0;
    for (const { x, weight, surface } of profile) {
      const drivingForce = surface - lg * heat * x;
      // A negative force would cancel positive ones and hide the pinch. Written so that NaN pinches too.
      if (!(drivingForce > 0)) return { kind: "pinch" };
      integral += weight / drivingForce;
    }
    return { kind: "possible", kavl: heat * integral };
  };
}
