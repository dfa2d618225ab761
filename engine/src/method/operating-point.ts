import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { findRoot } from "../numeric/false-position.ts";
import type { QuadratureNode } from "../numeric/quadrature.ts";
import { pressureAt, saturatedEnthalpy, saturatedVolume } from "./air.ts";
import { waterHeatCapacity } from "./heat-load.ts";
import { merkelDemand, quadratureNodes } from "./merkel.ts";
import { standardConditions, standardLg, towerCharacteristic } from "./standard-tower.ts";

/** Operating point of the standard tower that exactly meets three temperatures. */
export type OperatingPoint = {
  /** Mass ratio of water to dry air (L/G). */
  lg: number;
  /** KaV/L (Merkel number), required and available alike. */
  kavl: number;
  /** Temperature of the saturated discharge air, °C; the name is that of the API. */
  leavingAirTemp: number;
  /** Dry-air mass flow relative to standard conditions. */
  airRatio: number;
  /** Flow per CRT relative to the 0.78 m³/h of standard conditions. */
  loading: number;
};

/**
 * Eight panels agree with twenty within 1e-11 of every size in the input limits, in less than half the time.
 */
const sufficientNodes = quadratureNodes(8);

/**
 * The fan moves a constant volume at any weather and elevation: specific volume of the discharge air at
 * standard conditions, m³/kg.
 */
const standardVolume = saturatedVolume(dischargeAirTemp(standardConditions, standardLg));

/**
 * Solves required KaV/L = characteristic for the temperatures, at the duty's elevation; tower and fan are
 * those of sea level. One root exists for every duty that `checkDuty` accepts; throws a RangeError for
 * temperatures that no tower can meet.
 * @param nodes quadrature nodes of `merkelDemand`
 */
export function operatingPoint(
  temperatures: Temperatures,
  pressurePa = pressureAt(temperatures.height ?? 0),
  nodes: readonly QuadratureNode[] = sufficientNodes,
): OperatingPoint {
  const lg = balancedLg(temperatures, pressurePa, nodes);
  const discharge = dischargeAirTemp(temperatures, lg, pressurePa);
  // An induced-draft fan at fixed speed moves a constant volume. Constant mass would increase the scatter
  // against YorkCalc from 2.4 to 5.6 %, against CoolTools from 1.0 to 2.7 %.
  const airRatio = standardVolume / saturatedVolume(discharge, pressurePa);
  return {
    lg,
    kavl: towerCharacteristic(lg),
    leavingAirTemp: discharge,
    airRatio,
    loading: (lg / standardLg) * airRatio,
  };
}

/** The required KaV/L increases with lg and the characteristic decreases: one intersection. */
function balancedLg(
  temperatures: Temperatures,
  pressurePa: number,
  nodes: readonly QuadratureNode[],
): number {
  const demand = merkelDemand(temperatures, pressurePa, nodes);
  // 1/(KaV/L) has no pole: it is 0 at the pinch.
  const shortfall = (lg: number) => {
    const needed = demand(lg);
    return 1 / towerCharacteristic(lg) - (needed.kind === "pinch" ? 0 : 1 / needed.kavl);
  };
  // Standard conditions must give exactly 1, not 1 ± the solver's tolerance.
  if (Math.abs(shortfall(standardLg)) < 1e-12) return standardLg;
  const inLogarithms = (lnLg: number) => shortfall(Math.exp(lnLg));
  const defaultBracket = { low: Math.log(1e-3), high: Math.log(100), tolerance: 1e-14 };
  // Half a kelvin of range far above the wet bulb, as on a winter night, needs an L/G above that bracket.
  return Math.exp(
    findRoot(defaultBracket, inLogarithms) ??
      requireRoot({ ...defaultBracket, high: Math.log(1e6) }, inLogarithms),
  );
}

/** Discharge air is saturated and has taken up all the heat: inverts its enthalpy, °C. */
function dischargeAirTemp(temperatures: Temperatures, lg: number, pressurePa?: number): number {
  const { wetBulbTemp, hotWaterTemp } = temperatures;
  const enthalpy =
    saturatedEnthalpy(wetBulbTemp, pressurePa) + lg * waterHeatCapacity * rangeOf(temperatures);
  const bracket = { low: wetBulbTemp, high: hotWaterTemp, tolerance: 1e-11 };
  return requireRoot(bracket, (t) => saturatedEnthalpy(t, pressurePa) - enthalpy);
}

function requireRoot(bracket: Parameters<typeof findRoot>[0], f: (x: number) => number): number {
  const x = findRoot(bracket, f);
  if (x === undefined)
    throw new RangeError("No tower meets these temperatures. Show checkDuty's violations.");
  return x;
}
