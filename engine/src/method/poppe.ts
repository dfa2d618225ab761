import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { humidityRatio, moistEnthalpy, pressureAt, saturatedHumidityRatio } from "./air.ts";
import { waterHeatCapacity } from "./heat-load.ts";

/** Tolerance of the discharge humidity ratio, kg/kg. Each iteration divides the error by 500. */
const tolerance = 2e-5;

interface PoppeOptions {
  dryBulbTemp: number;
  lg: number;
  steps?: number;
  rounds?: number;
}

/** State of the air: humidity ratio including fog droplets, kg/kg, and enthalpy, kJ/kg of dry air. */
interface Air {
  humidity: number;
  enthalpy: number;
}

/**
 * Fraction of its water that a counterflow tower evaporates, 0…1, at the water-to-air ratio `lg`: equations
 * of Poppe & Rögener as given by Kloppers & Kröger (2005). Unlike Merkel's they include the mass loss of the
 * water, unsaturated or foggy discharge air, and a Lewis factor. Fourth-order Runge–Kutta over the water
 * temperature; the discharge humidity is iterated to convergence.
 * @param dryBulbTemp of the entering air, °C, not below the wet bulb
 * @param steps integration steps from the cold to the hot end: eight are within 0.1 % of forty even at a
 * range of 20 K and an approach of 1 K
 * @param rounds maximum iterations: one is within 0.1 % of many over the calculator's inputs
 */
export function evaporatedFraction(
  temperatures: Temperatures,
  { dryBulbTemp, lg, steps = 8, rounds = 30 }: PoppeOptions,
): number {
  const pressurePa = pressureAt(temperatures.height ?? 0);
  const humidity = humidityRatio(dryBulbTemp, temperatures.wetBulbTemp, pressurePa);
  const entering: Air = { humidity, enthalpy: moistEnthalpy(dryBulbTemp, humidity) };
  // Initial estimate from Merkel's theory: half a gram for each kilojoule taken up by the air.
  let dischargeHumidity = humidity + 3.5e-4 * lg * waterHeatCapacity * rangeOf(temperatures);
  const levels = levelsOf(temperatures, { pressurePa, steps });
  for (let round = 0; round < rounds; round++) {
    const found = humidityAfter(levels, entering, { pressurePa, lg, dischargeHumidity });
    // Evaporation is proportional to the remaining water, which gives the fixed point directly.
    const evaporationPerWater = (found - humidity) / lg;
    const next = (found + evaporationPerWater * dischargeHumidity) / (1 + evaporationPerWater);
    // The integration diverges for very hot water in very cold air (40 °C in −40 °C): the estimate stays.
    if (!Number.isFinite(next)) break;
    const isSettled = Math.abs(next - dischargeHumidity) < tolerance;
    dischargeHumidity = next;
    if (isSettled) break;
  }
  return (dischargeHumidity - humidity) / lg;
}

/** Constants of one integration. */
interface Conditions {
  pressurePa: number;
  /** Entering water per mass of dry air (L/G). */
  lg: number;
  /** Estimated humidity ratio of the discharge air, which determines the water flow at every level. */
  dischargeHumidity: number;
}

/**
 * Temperatures of the water from the cold end, half a step, K, apart, with the humidity ratio of saturated
 * air at its surface.
 */
interface Levels {
  step: number;
  temperatures: number[];
  surfaces: number[];
}

/** Constant over the iterations, so calculated once. */
function levelsOf(water: Temperatures, { pressurePa, steps }: { pressurePa: number; steps: number }): Levels {
  const step = rangeOf(water) / steps;
  const temperatures = Array.from(
    { length: 2 * steps + 1 },
    (_, half) => water.coldWaterTemp + (half * step) / 2,
  );
  return { step, temperatures, surfaces: temperatures.map((t) => saturatedHumidityRatio(t, pressurePa)) };
}

function humidityAfter({ step, temperatures, surfaces }: Levels, entering: Air, tower: Conditions): number {
  const slopesAt = (half: number, air: Air) =>
    slopes({ t: temperatures[half] ?? Number.NaN, surface: surfaces[half] ?? Number.NaN }, air, tower);
  let air = entering;
  for (let half = 0; half + 2 < temperatures.length; half += 2) {
    const a = slopesAt(half, air);
    const b = slopesAt(half + 1, after(air, a, step / 2));
    const c = slopesAt(half + 1, after(air, b, step / 2));
    const d = slopesAt(half + 2, after(air, c, step));
    air = {
      humidity: air.humidity + (step / 6) * (a.humidity + 2 * b.humidity + 2 * c.humidity + d.humidity),
      enthalpy: air.enthalpy + (step / 6) * (a.enthalpy + 2 * b.enthalpy + 2 * c.enthalpy + d.enthalpy),
    };
  }
  return air.humidity;
}

function after(air: Air, slope: Air, step: number): Air {
  return { humidity: air.humidity + step * slope.humidity, enthalpy: air.enthalpy + step * slope.enthalpy };
}

/**
 * Derivatives of the air's state by the water temperature t, °C, per kelvin. In foggy air the vapor is
 * saturated and the droplets have the enthalpy of water.
 * @param level temperature of the water, and humidity ratio at its surface
 */
function slopes(
  { t, surface }: { t: number; surface: number },
  { humidity, enthalpy }: Air,
  { pressurePa, lg, dischargeHumidity }: Conditions,
): Air {
  const water = lg - (dischargeHumidity - humidity);
  const vapor = Math.min(humidity, saturationAt(enthalpy, humidity, pressurePa));
  const droplets = humidity - vapor;
  const force = moistEnthalpy(t, surface) - enthalpy;
  const liquid = waterHeatCapacity * t;
  const gain = surface - vapor;
  const sensible = force - gain * vaporEnthalpy(t) + droplets * liquid;
  const denominator = force + (lewisFactor(surface, vapor) - 1) * sensible - (surface - humidity) * liquid;
  return {
    humidity: (waterHeatCapacity * water * gain) / denominator,
    enthalpy: waterHeatCapacity * water * (1 + (gain * liquid) / denominator),
  };
}

const lewisLimit = 0.865 ** (2 / 3);

/** Lewis factor of heat to mass transfer, dimensionless. Bosnjakovic 1965. */
function lewisFactor(surface: number, vapor: number): number {
  const ratio = (surface + 0.622) / (vapor + 0.622);
  return Math.abs(ratio - 1) < 1e-9 ? lewisLimit : (lewisLimit * (ratio - 1)) / Math.log(ratio);
}

/** Enthalpy of water vapor, kJ/kg. */
function vaporEnthalpy(t: number): number {
  return 2501 + 1.86 * t;
}

/**
 * Humidity ratio at saturation of air with this enthalpy and water content, kg/kg; above the content where it
 * is unsaturated. Newton's method from the temperature without fog, a lower bound.
 */
function saturationAt(enthalpy: number, humidity: number, pressurePa: number): number {
  let t = (enthalpy - 2501 * humidity) / (1.006 + 1.86 * humidity);
  let saturation = saturatedHumidityRatio(t, pressurePa);
  if (humidity <= saturation) return saturation;
  for (let round = 0; round < 20; round++) {
    const fog = humidity - saturation;
    const surplus = moistEnthalpy(t, saturation) + fog * waterHeatCapacity * t - enthalpy;
    // Clausius–Clapeyron: 7.2 % per kelvin at 0 °C, 5.5 % at 40 °C, and the effect of vapor on the ratio.
    const growth = (5400 / (t + 273.15) ** 2) * saturation * (1 + saturation / 0.622);
    const slope = 1.006 + 1.86 * saturation + waterHeatCapacity * fog + growth * (2501 - 2.33 * t);
    const move = surplus / slope;
    t -= move;
    saturation = saturatedHumidityRatio(t, pressurePa);
    if (Math.abs(move) < 0.05) break;
  }
  return saturation;
}
