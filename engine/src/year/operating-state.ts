import { coldWaterFrom, dischargeAirFrom, maxWaterTemp } from "../design/cold-water.ts";
import { dryBulbLimits, evaporationPerKelvin } from "../design/water.ts";
import { pressureAt, saturatedHumidityRatio } from "../method/air.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { quadratureNodes } from "../method/merkel.ts";
import { type OperatingPoint, operatingPoint } from "../method/operating-point.ts";
import { evaporatedFraction } from "../method/poppe.ts";

/** Duty of a tower at one wet bulb: its size, CRT, flow, m³/h, range, K, target outlet, °C, and elevation, m. */
export interface DutyAtWetBulb {
  crt: number;
  flowRate: number;
  range: number;
  coldWaterTemp: number;
  elevation: number;
}

/** Operating state of a tower at one wet bulb. */
export interface OperatingState {
  /** Required fan speed; at 1 and above the fan runs at full speed. */
  speed: number;
  /** Outlet, °C: the target, or the one at full speed. */
  coldWaterTemp: number;
  /** Mass ratio of water to dry air, and the discharge air, °C. */
  lg: number;
  leavingAirTemp: number;
}

/**
 * The method runs for some hundred weather classes: few quadrature nodes suffice (within 1e-6 of the size).
 */
const nodes = quadratureNodes(4);
/** Minimum range of the method, K. */
const minRange = 0.5;
/** Minimum approach of the method, K. */
const minApproach = 0.01;
/** Step of the numerical slope of the saturation curve, K. */
const slopeStep = 0.01;

/**
 * Operating state of the tower at a wet bulb. Within this method a tower of N CRT at the speed fraction s equals
 * one of s·N: the speed is the required size divided by N. The calculator's input limits do not apply.
 * Undefined where the water exceeds the method's limit of 50 °C even at full speed.
 */
export function operatingStateAt(duty: DutyAtWetBulb, wetBulbTemp: number): OperatingState | undefined {
  const { crt, flowRate, elevation, coldWaterTemp: targetTemp } = duty;
  const { speed, point } = targetStateAt(duty, wetBulbTemp);
  if (point && speed <= 1) return { speed, coldWaterTemp: targetTemp, ...airThrough(point) };
  const fullSpeedTemp = coldWaterFrom({ crt, flowRate, elevation }, clampedRange(duty), wetBulbTemp, nodes);
  if (fullSpeedTemp === undefined) return undefined;
  // Below 0.01 K the approach of an oversized tower is within rounding errors.
  const coldWaterTemp = Math.max(targetTemp, fullSpeedTemp, wetBulbTemp + minApproach);
  return { speed, coldWaterTemp, ...airThrough(operatingPointAt({ ...duty, coldWaterTemp }, wetBulbTemp)) };
}

/** Losses at one wet bulb: evaporated fraction of the flow by the outdoor wet-bulb depression, K, and the largest depression with a plume, K. */
export interface LossesAtWetBulb {
  evaporated: (depression: number) => number;
  plumeDepression: number;
}

/**
 * Losses of a tower at a wet bulb. Without an operating state the heat evaporates water all the same: by the rule of flow and
 * range, into discharge air of at most 50 °C.
 */
export function lossesAt(
  state: OperatingState | undefined,
  duty: DutyAtWetBulb,
  wetBulbTemp: number,
): LossesAtWetBulb {
  const { elevation } = duty;
  if (state)
    return {
      evaporated: evaporationOf(state, duty, wetBulbTemp),
      plumeDepression: plumeDepression(state, wetBulbTemp, elevation),
    };
  const leavingAirTemp = dischargeAirFrom(duty, clampedRange(duty), wetBulbTemp) ?? maxWaterTemp;
  return {
    evaporated: () => evaporationPerKelvin * duty.range,
    plumeDepression: plumeDepression({ leavingAirTemp }, wetBulbTemp, elevation),
  };
}

/**
 * Depression, K, up to which evaporation is computed; beyond it is extrapolated, being linear in the
 * depression within 1 %.
 */
const computedDepression = 12;

/** Evaporated fraction of the flow at a wet bulb, as a function of the outdoor wet-bulb depression, K. */
function evaporationOf(
  { coldWaterTemp, lg }: OperatingState,
  duty: DutyAtWetBulb,
  wetBulbTemp: number,
): (depression: number) => number {
  const range = clampedRange(duty);
  const { elevation } = duty;
  const temperatures = { hotWaterTemp: coldWaterTemp + range, coldWaterTemp, wetBulbTemp, height: elevation };
  const at = (depression: number) =>
    // Below the minimum range the heat and the evaporation are scaled down in proportion.
    evaporatedFraction(temperatures, { dryBulbTemp: wetBulbTemp + depression, lg, steps: 3, rounds: 1 }) *
    (duty.range / range);
  const driest = dryBulbLimits(wetBulbTemp, elevation).highest - wetBulbTemp;
  const far = Math.min(driest, computedDepression);
  const [intercept, slope] = [at(0), (at(far) - at(0)) / far];
  return (depression) => intercept + slope * Math.min(depression, driest);
}

/**
 * Required size as a fraction of the tower's: its fan speed. Infinite where the target outlet is unreachable.
 */
export function requiredSpeedAt(duty: DutyAtWetBulb, wetBulbTemp: number): number {
  return targetStateAt(duty, wetBulbTemp).speed;
}

/**
 * Largest outdoor wet-bulb depression, K, at which the discharge air forms a visible plume; below 0 where
 * there is none even in saturated air. A mixture of saturated air and outdoor air is supersaturated where the
 * mixing line is flatter than the saturation curve at the discharge: the root of a quadratic in the dry bulb,
 * by ASHRAE Fundamentals, ch. 1 eq. 35. Psychrometric only: wind, daylight and fog are ignored.
 */
export function plumeDepression(
  { leavingAirTemp }: Pick<OperatingState, "leavingAirTemp">,
  wetBulbTemp: number,
  elevation: number,
): number {
  const pressurePa = pressureAt(elevation);
  const leaving = saturatedHumidityRatio(leavingAirTemp, pressurePa);
  const slope = (leaving - saturatedHumidityRatio(leavingAirTemp - slopeStep, pressurePa)) / slopeStep;
  // Outdoor humidity ratio = (heat · saturated − 1.006 d) / (heat + 1.86 d); d is the depression.
  const heat = 2501 - 2.326 * wetBulbTemp;
  const atSaturation = slope * (leavingAirTemp - wetBulbTemp) - leaving;
  const square = -1.86 * slope;
  const linear = 1.86 * atSaturation - slope * heat - 1.006;
  const constant = heat * (atSaturation + saturatedHumidityRatio(wetBulbTemp, pressurePa));
  return (2 * constant) / (Math.sqrt(Math.max(0, linear ** 2 - 4 * square * constant)) - linear);
}

/** Range limited to the method's minimum, which slightly overestimates the requirement. */
function clampedRange({ range }: DutyAtWetBulb): number {
  return Math.max(minRange, range);
}

/** Fan speed and operating point that hold the target outlet. */
interface TargetState {
  /** Infinite where the target is unreachable. */
  speed: number;
  /** Operating point of the standard tower; undefined too close to the wet bulb. */
  point: OperatingPoint | undefined;
}

function targetStateAt(duty: DutyAtWetBulb, wetBulbTemp: number): TargetState {
  const { crt, flowRate, coldWaterTemp } = duty;
  if (coldWaterTemp - wetBulbTemp < minApproach) return { speed: Number.POSITIVE_INFINITY, point: undefined };
  const point = operatingPointAt(duty, wetBulbTemp);
  return { speed: flowRate / (crtFlowRate * point.loading) / crt, point };
}

function operatingPointAt(duty: DutyAtWetBulb, wetBulbTemp: number): OperatingPoint {
  const { coldWaterTemp, elevation } = duty;
  const temperatures = { hotWaterTemp: coldWaterTemp + clampedRange(duty), coldWaterTemp, wetBulbTemp };
  return operatingPoint(temperatures, pressureAt(elevation), nodes);
}

function airThrough({ lg, leavingAirTemp }: OperatingPoint): Pick<OperatingState, "lg" | "leavingAirTemp"> {
  return { lg, leavingAirTemp };
}
