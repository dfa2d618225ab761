import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { gaussLegendre, type QuadratureNode } from "../numeric/quadrature.ts";
import { pressureAt, saturatedEnthalpy } from "./air.ts";
import { waterHeatCapacity } from "./heat-load.ts";

/**
 * Required KaV/L of a counterflow tower at one water-to-air ratio, dimensionless; or "pinch" where the
 * driving force vanishes somewhere in the tower, which no size can overcome.
 */
export type Demand = { kind: "possible"; kavl: number } | { kind: "pinch" };

/**
 * 20 panels agree with adaptive quadrature to 1e-14 over the calculator's inputs. Both ends are included with
 * weight 0, only so that a pinch there is found.
 */
const accurateNodes = quadratureNodes(20);

/**
 * Required KaV/L of a duty at `lg`, the mass ratio of water to dry air. Merkel, VDI-Z. 70, 1925:
 *
 *     KaV/L = cp · range · ∫₀¹ dx / (hs(t) − h(t)),  t = cold + x·range,  h(t) = hs(wet bulb) + lg · cp · range · x
 *
 * Entering air counts as saturated at its wet bulb (convention of the CTI), so no dry bulb is needed.
 * @param pressurePa of the air; by default that of the duty's elevation
 * @param nodes quadrature nodes; fewer where many evaluations would take too long
 */
export function merkelDemand(
  temperatures: Temperatures,
  pressurePa = pressureAt(temperatures.height ?? 0),
  nodes: readonly QuadratureNode[] = accurateNodes,
): (lg: number) => Demand {
  const heat = waterHeatCapacity * rangeOf(temperatures);
  const entering = saturatedEnthalpy(temperatures.wetBulbTemp, pressurePa);
  const range = rangeOf(temperatures);
  const profile = nodes.map(({ x, weight }) => ({
    x,
    weight,
    surfaceAboveEntering: saturatedEnthalpy(temperatures.coldWaterTemp + x * range, pressurePa) - entering,
  }));

  return (lg) => {
    let integral = 0;
    for (const { x, weight, surfaceAboveEntering } of profile) {
      const drivingForce = surfaceAboveEntering - lg * heat * x;
      // A negative driving force would cancel positive ones and hide the pinch. Negated, for NaN.
      if (!(drivingForce > 0)) return { kind: "pinch" };
      integral += weight / drivingForce;
    }
    return { kind: "possible", kavl: heat * integral };
  };
}

/** Quadrature nodes over the tower's height, with both ends. */
export function quadratureNodes(panels: number): QuadratureNode[] {
  return [{ x: 0, weight: 0 }, ...gaussLegendre(panels), { x: 1, weight: 0 }];
}
