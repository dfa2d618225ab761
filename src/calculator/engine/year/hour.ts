import { coldWaterFrom } from "../design/cold-water.ts";
import { dryBulbLimits } from "../design/water.ts";
import { pressureAt, saturatedHumidityRatio } from "../method/air.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { stationsOf } from "../method/merkel.ts";
import { type OperatingPoint, operatingPoint } from "../method/operating-point.ts";
import { evaporatedPart } from "../method/poppe.ts";

/** Duty of one hour: size of the tower, CRT, water, m³/h, range, K, and required outlet, °C. */
export interface HourlyDuty {
  crt: number;
  flowRate: number;
  range: number;
  coldWaterTemp: number;
  height: number;
}

/** State of a tower's water at one wet bulb. */
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
const minRange = 0.5;
/** Closer to the wet bulb, K, no tower is asked for. */
const minApproach = 0.01;
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
  const coldWaterTemp = Math.max(wanted, reached, wetBulbTemp + minApproach);
  return { speed, coldWaterTemp, ...airThrough(runningAt({ ...duty, coldWaterTemp }, wetBulbTemp)) };
}

/** Depression, K, up to which evaporation is computed; it is a straight line in the depression within 1 %. */
const computedDepression = 12;

/** Part of the flow that evaporates in such an hour, by the wet-bulb depression, K, of the air outside. */
export function evaporationOf(
  { coldWaterTemp, lg }: WaterHour,
  duty: HourlyDuty,
  wetBulbTemp: number,
): (depression: number) => number {
  const range = workedRange(duty);
  const { height } = duty;
  const temperatures = { hotWaterTemp: coldWaterTemp + range, coldWaterTemp, wetBulbTemp, height };
  const at = (depression: number) =>
    // Below the smallest range the heat, and what evaporates, are a part of it.
    evaporatedPart(temperatures, { dryBulbTemp: wetBulbTemp + depression, lg, steps: 3, rounds: 1 }) *
    (duty.range / range);
  const driest = dryBulbLimits(wetBulbTemp, height).highest - wetBulbTemp;
  const far = Math.min(driest, computedDepression);
  const [near, perKelvin] = [at(0), (at(far) - at(0)) / far];
  return (depression) => near + perKelvin * Math.min(depression, driest);
}

/** Size that is asked for, as a part of the tower's own: its fan speed. Endless where the wanted water is none. */
export function speedFor(duty: HourlyDuty, wetBulbTemp: number): number {
  return asWanted(duty, wetBulbTemp).speed;
}

/**
 * Largest wet-bulb depression, K, of the air outside at which the discharge shows as a plume; below 0 where it shows not even in
 * saturated air. Saturated air that mixes with the air outside passes above the saturation curve where the mixing line
 * is flatter than the curve at the discharge: that is 0 of a quadratic in the dry bulb, by ASHRAE Fundamentals, ch. 1
 * eq. 35. Psychrometric: wind, daylight and fog are left out.
 */
export function plumeDepression(
  { leavingAirTemp }: Pick<WaterHour, "leavingAirTemp">,
  wetBulbTemp: number,
  height: number,
): number {
  const pressurePa = pressureAt(height);
  const leaving = saturatedHumidityRatio(leavingAirTemp, pressurePa);
  const slope = (leaving - saturatedHumidityRatio(leavingAirTemp - slopeStep, pressurePa)) / slopeStep;
  // Humidity ratio of the outside air = (heat · saturated − 1.006 d) / (heat + 1.86 d), with its depression d.
  const heat = 2501 - 2.326 * wetBulbTemp;
  const atSaturation = slope * (leavingAirTemp - wetBulbTemp) - leaving;
  const square = -1.86 * slope;
  const linear = 1.86 * atSaturation - slope * heat - 1.006;
  const constant = heat * (atSaturation + saturatedHumidityRatio(wetBulbTemp, pressurePa));
  return (2 * constant) / (Math.sqrt(Math.max(0, linear ** 2 - 4 * square * constant)) - linear);
}

/** The method is not asked for less than its smallest range: the hour then asks for a little too much. */
function workedRange({ range }: HourlyDuty): number {
  return Math.max(minRange, range);
}

interface AsWanted {
  speed: number;
  /**
   * Operating point of the standard tower for the required water; undefined so close to the wet bulb that there
   * is none.
   */
  running: OperatingPoint | undefined;
}

function asWanted(duty: HourlyDuty, wetBulbTemp: number): AsWanted {
  const { crt, flowRate, coldWaterTemp } = duty;
  if (coldWaterTemp - wetBulbTemp < minApproach)
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
