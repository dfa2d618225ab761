import { type Duty, rangeOf } from "../duty/duty.ts";
import { dutyInputs } from "../inputs/duty-inputs.ts";
import { pressureAt, saturatedEnthalpy, saturatedVolume } from "../method/air.ts";
import { crtFlowRate, waterHeatCapacity } from "../method/heat-load.ts";
import { merkelDemand, quadratureNodes } from "../method/merkel.ts";
import { operatingPoint } from "../method/operating-point.ts";
import { standardConditions, standardLg, towerCharacteristic } from "../method/standard-tower.ts";
import { findRoot } from "../numeric/false-position.ts";
import type { QuadratureNode } from "../numeric/quadrature.ts";
import { wetBulbs } from "./wet-bulb-curve.ts";

/**
 * Installed tower: nominal size, CRT, flow, m³/h, and elevation, m (default 0), or the measured pressure, Pa.
 */
export type Tower = {
  crt: number;
  flowRate: number;
  elevation?: number | undefined;
  pressurePa?: number | undefined;
  /** The elevation of a duty is its `height`: a duty spread into a tower would lose it. */
  height?: never;
};

/** Ranges of the performance curves, per cent of the design range, as required by the CTI. */
export const rangePercents = [80, 100, 120] as const;

export type PerformanceCurve = {
  rangePercent: (typeof rangePercents)[number];
  points: { wetBulbTemp: number; coldWaterTemp: number }[];
};

/**
 * Maximum water temperature of the solver, °C: 5 K above the limit of a duty. 120 % of a duty's range still
 * fits, unless the range is near 20 K and the inlet near 45 °C.
 */
export const maxWaterTemp = 50;
/** Step of a performance curve, K. */
const step = 1;

/** Accuracy of the outlet: quadrature nodes in the tower, and the tolerance of 1/NTU. */
interface Precision {
  tolerance: number;
  nodes?: QuadratureNode[] | undefined;
}

/** A curve has some seventy root searches: within 0.02 K of `coldWaterFrom`, in a fifth of its time. */
const chartPrecision: Precision = { tolerance: 1e-8, nodes: quadratureNodes(3) };

/** Specific volume of the standard tower's discharge air, m³ per kg of dry air. */
const standardVolume = saturatedVolume(operatingPoint(standardConditions).leavingAirTemp);

/**
 * Cold-water temperature of a tower, °C, at a range (K) and an entering wet bulb (°C): the inverse of
 * `capacity`. Undefined where the inlet would exceed 50 °C. The approach may be below the 2.8 K that makers
 * usually guarantee; state so where it is.
 * @param nodes quadrature nodes of `merkelDemand`
 */
export function coldWaterFrom(
  tower: Tower,
  range: number,
  wetBulbTemp: number,
  nodes?: QuadratureNode[],
): number | undefined {
  return coldWaterAt(tower, { range, wetBulbTemp }, { tolerance: 1e-10, nodes });
}

/**
 * Discharge air of a tower at full speed, °C: saturated, it takes up all the heat. Also defined where the water
 * is too warm for `coldWaterFrom`; undefined above 50 °C.
 */
export function dischargeAirFrom(
  { crt, flowRate, elevation }: Tower,
  range: number,
  wetBulbTemp: number,
): number | undefined {
  return dischargeAirAt(flowRate / (crtFlowRate * crt), {
    range,
    wetBulbTemp,
    pressurePa: pressureAt(elevation ?? 0),
  });
}

/** @param near bracket that probably contains the result, °C: it is searched first, which halves the time */
function coldWaterAt(
  tower: Tower,
  { range, wetBulbTemp }: { range: number; wetBulbTemp: number },
  { tolerance, nodes }: Precision,
  near?: { low: number; high: number },
): number | undefined {
  const { pressurePa = pressureAt(tower.elevation ?? 0) } = tower;
  const air = { range, wetBulbTemp, pressurePa };
  const lg = lgAt(tower.flowRate / (crtFlowRate * tower.crt), air);
  return lg === undefined ? undefined : coldWaterAtLg(lg, air, { tolerance, nodes }, near);
}

/** Range of the water, K, and entering air, °C and Pa. */
interface OperatingConditions {
  range: number;
  wetBulbTemp: number;
  pressurePa: number;
}

/** Cold-water temperature of the standard fill, °C, at a water-to-air ratio (L/G); undefined above 50 °C. */
export function coldWaterAtLg(
  lg: number,
  { range, wetBulbTemp, pressurePa }: OperatingConditions,
  { tolerance, nodes }: Precision = { tolerance: 1e-10 },
  near?: { low: number; high: number },
): number | undefined {
  const maxColdWaterTemp = maxWaterTemp - range;
  if (maxColdWaterTemp <= wetBulbTemp) return undefined;
  // 1/NTU is nearly linear in the outlet, and 0 at the pinch.
  const surplus = (coldWaterTemp: number) => {
    const temperatures = { hotWaterTemp: coldWaterTemp + range, coldWaterTemp, wetBulbTemp };
    const needed = merkelDemand(temperatures, pressurePa, nodes)(lg);
    return (needed.kind === "pinch" ? 0 : 1 / needed.kavl) - 1 / towerCharacteristic(lg);
  };
  return (
    (near && findRoot({ ...near, tolerance }, surplus)) ??
    findRoot({ low: wetBulbTemp, high: maxColdWaterTemp, tolerance }, surplus)
  );
}

/**
 * Cold water against wet bulb at the duty's flow, at 80, 100 and 120 % of its range, as in CTI performance
 * curves: every kelvin from 10 to 32 °C and at the duty's wet bulb, where `coldWaterFrom` is defined.
 */
export function performanceCurves(tower: { crt: number }, duty: Duty): PerformanceCurve[] {
  const installed = { crt: tower.crt, flowRate: duty.flowRate, elevation: duty.height };
  const { lowest, highest } = dutyInputs.wetBulbTemp;
  return rangePercents.map((rangePercent) => {
    const range = (rangeOf(duty) * rangePercent) / 100;
    const points: PerformanceCurve["points"] = [];
    for (const wetBulbTemp of wetBulbs(lowest, highest, step, duty.wetBulbTemp)) {
      const before = points.at(-1);
      // The outlet rises with the wet bulb at a slope below 1: the approach decreases.
      const near = before && {
        low: before.coldWaterTemp,
        high: before.coldWaterTemp + wetBulbTemp - before.wetBulbTemp,
      };
      const coldWaterTemp = coldWaterAt(installed, { range, wetBulbTemp }, chartPrecision, near);
      if (coldWaterTemp !== undefined) points.push({ wetBulbTemp, coldWaterTemp });
    }
    return { rangePercent, points };
  });
}

/** Share of a duty's flow that a tower of `crt` cools as required, per cent. */
export function capabilityPercent(crt: number, finalCRT: number): number {
  return (100 * crt) / finalCRT;
}

/**
 * Water-to-air ratio at a loading. It follows from the air side alone: discharge air is saturated and takes
 * up all the heat, and the fan moves a constant volume of it.
 */
function lgAt(loading: number, conditions: OperatingConditions): number | undefined {
  const dischargeTemp = dischargeAirAt(loading, conditions);
  return dischargeTemp === undefined ? undefined : lgOf(conditions)(dischargeTemp);
}

function dischargeAirAt(loading: number, conditions: OperatingConditions): number | undefined {
  const { wetBulbTemp, pressurePa } = conditions;
  const lg = lgOf(conditions);
  const surplus = (dischargeTemp: number) =>
    (lg(dischargeTemp) / standardLg) * (standardVolume / saturatedVolume(dischargeTemp, pressurePa)) -
    loading;
  return findRoot({ low: wetBulbTemp, high: maxWaterTemp, tolerance: 1e-12 }, surplus);
}

/** Water-to-air ratio as a function of the discharge air, °C. */
function lgOf({ range, wetBulbTemp, pressurePa }: OperatingConditions): (dischargeTemp: number) => number {
  const entering = saturatedEnthalpy(wetBulbTemp, pressurePa);
  return (dischargeTemp) =>
    (saturatedEnthalpy(dischargeTemp, pressurePa) - entering) / (waterHeatCapacity * range);
}
