import { coldWaterFrom } from "../design/cold-water.ts";
import { humidityRatio, pressureAt, saturatedHumidityRatio } from "../method/air.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { stationsOf } from "../method/merkel.ts";
import { type OperatingPoint, operatingPoint } from "../method/operating-point.ts";
import { evaporatedPart } from "../method/poppe.ts";
import type { AirHours } from "./weather.ts";

/** What a tower is asked for in an hour: its size, CRT, the water, m³/h, the range, K, and the wanted outlet, °C. */
export interface HourlyDuty {
  crt: number;
  flowRate: number;
  range: number;
  coldWaterTemp: number;
  height: number;
}

/** Where a tower's water comes to at one wet bulb. */
export interface WaterHour {
  /** Fan speed that would just do; 1 and more is all the fan has. */
  speed: number;
  /** Outlet that is reached, °C: the wanted one, or what full speed gives. */
  coldWaterTemp: number;
  /** Mass ratio of water to dry air, and the air that leaves, °C. */
  lg: number;
  leavingAirTemp: number;
}

/** The method is asked in some hundred kinds of air: fewer looks at each do (within 1e-6 of the size). */
const stations = stationsOf(4);
/** The smallest range worth asking the method for, K. */
const smallestRange = 0.5;
/** Closer to the wet bulb, K, no tower is asked for. */
const smallestApproach = 0.01;
/** Step of the slope of the saturation curve, K. */
const slopeStep = 0.01;

/**
 * The tower in an hour. A tower of N CRT at the speed fraction s is, within this method, one of s·N: so the speed is the
 * size that the hour asks for against N. None of the calculator's limits applies. Undefined where even full speed
 * leaves the water beyond the method's reach (above 50 °C).
 */
export function waterHour(duty: HourlyDuty, wetBulbTemp: number): WaterHour | undefined {
  const { crt, flowRate, height, coldWaterTemp: wanted } = duty;
  const { speed, running } = asWanted(duty, wetBulbTemp);
  if (running && speed <= 1) return { speed, coldWaterTemp: wanted, ...airThrough(running) };
  const reached = coldWaterFrom({ crt, flowRate, height }, workedRange(duty), wetBulbTemp, stations);
  if (reached === undefined) return undefined;
  // A tower far too large comes as close to the wet bulb as numbers can: closer than a hundredth of a kelvin says nothing.
  const coldWaterTemp = Math.max(wanted, reached, wetBulbTemp + smallestApproach);
  return { speed, coldWaterTemp, ...airThrough(runningAt({ ...duty, coldWaterTemp }, wetBulbTemp)) };
}

/** Part of the flow that evaporates in such an hour. */
export function evaporatedIn(
  { coldWaterTemp, lg }: WaterHour,
  duty: HourlyDuty,
  { wetBulbTemp, dryBulbTemp }: Omit<AirHours, "hours">,
): number {
  const range = workedRange(duty);
  const { height } = duty;
  const temperatures = { hotWaterTemp: coldWaterTemp + range, coldWaterTemp, wetBulbTemp, height };
  // Below the smallest range the heat, and what evaporates, are a part of it.
  return evaporatedPart(temperatures, { dryBulbTemp, lg, steps: 3, rounds: 1 }) * (duty.range / range);
}

/** Size that is asked for, as a part of the tower's own: its fan speed. Endless where the wanted water is none. */
export function speedFor(duty: HourlyDuty, wetBulbTemp: number): number {
  return asWanted(duty, wetBulbTemp).speed;
}

/**
 * Above 0 where the discharge shows as a plume, kg/kg: saturated air that mixes with the air outside passes above the saturation
 * curve. The curve is convex and the line begins on it, so its slope at the discharge decides. Psychrometric: wind,
 * daylight and fog are left out.
 */
export function plumeExcess(
  { leavingAirTemp }: Pick<WaterHour, "leavingAirTemp">,
  { wetBulbTemp, dryBulbTemp }: Omit<AirHours, "hours">,
  height: number,
): number {
  const pressurePa = pressureAt(height);
  const leaving = saturatedHumidityRatio(leavingAirTemp, pressurePa);
  const outside = humidityRatio(dryBulbTemp, wetBulbTemp, pressurePa);
  const curve = (leaving - saturatedHumidityRatio(leavingAirTemp - slopeStep, pressurePa)) / slopeStep;
  return curve * (leavingAirTemp - dryBulbTemp) - (leaving - outside);
}

/** The method is not asked for less than its smallest range: the hour then asks for a little too much. */
function workedRange({ range }: HourlyDuty): number {
  return Math.max(smallestRange, range);
}

interface AsWanted {
  speed: number;
  /** How the standard tower runs that makes the wanted water; undefined so close to the wet bulb that none does. */
  running: OperatingPoint | undefined;
}

function asWanted(duty: HourlyDuty, wetBulbTemp: number): AsWanted {
  const { crt, flowRate, coldWaterTemp } = duty;
  if (coldWaterTemp - wetBulbTemp < smallestApproach)
    return { speed: Number.POSITIVE_INFINITY, running: undefined };
  const running = runningAt(duty, wetBulbTemp);
  return { speed: flowRate / (crtFlowRate * running.loading) / crt, running };
}

function runningAt(duty: HourlyDuty, wetBulbTemp: number): OperatingPoint {
  const { coldWaterTemp, height } = duty;
  const temperatures = { hotWaterTemp: coldWaterTemp + workedRange(duty), coldWaterTemp, wetBulbTemp };
  return operatingPoint(temperatures, pressureAt(height), stations);
}

function airThrough({ lg, leavingAirTemp }: OperatingPoint): Pick<WaterHour, "lg" | "leavingAirTemp"> {
  return { lg, leavingAirTemp };
}
