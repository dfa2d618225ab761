import { enteredFigure, oneDecimal, wholeNumber } from "#content/figures.ts";
import {
  type CapacityUnit,
  type FlowUnit,
  fromCapacity,
  fromFlow,
  fromTemperature,
  fromTemperatureDifference,
  type TemperatureUnit,
} from "../../engine/design/units.ts";

/** Signs of units, the same in every language. */
export const flowSigns: Record<FlowUnit, string> = { m3h: "m³/h", lpm: "L/min", gpm: "gpm" };
export const temperatureSigns: Record<TemperatureUnit, string> = { C: "°C", F: "°F" };
export const capacitySigns: Record<CapacityUnit, string> = {
  CRT: "CRT",
  USNT: "US ton",
  kW: "kW",
  kcalh: "kcal/h",
  USRT: "USRT",
};

/** @example flowText(390, "lpm") // "6,500.0 L/min" */
export function flowText(flowRate: number, unit: FlowUnit): string {
  return `${flowFigure(flowRate, unit)} ${flowSigns[unit]}`;
}

/** A flow in m³/h as a figure in `unit`, with as many decimals as small flows need. */
export function flowFigure(flowRate: number, unit: FlowUnit): string {
  const value = fromFlow(flowRate, unit);
  return figure(value, Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 3);
}

/** @example temperatureText(27, "F") // "80.6 °F" */
export function temperatureText(temperature: number, unit: TemperatureUnit): string {
  return `${temperatureFigure(temperature, unit)} ${temperatureSigns[unit]}`;
}

/**
 * A limit as it is published: in °C with the hundredth that a tenth would lose, in °F round.
 * @example temperatureLimitText(26.67, "C") // "26.67 °C"
 */
export function temperatureLimitText(limit: number, unit: TemperatureUnit): string {
  return unit === "C" ? `${enteredFigure(limit)} ${temperatureSigns.C}` : temperatureText(limit, unit);
}

/** A temperature in °C as a figure in `unit`. */
export function temperatureFigure(temperature: number, unit: TemperatureUnit): string {
  return oneDecimal(fromTemperature(temperature, unit));
}

/** A difference, K, in degrees of `unit`. */
export function differenceText(difference: number, unit: TemperatureUnit): string {
  return `${oneDecimal(fromTemperatureDifference(difference, unit))} ${temperatureSigns[unit]}`;
}

/** @example capacityText(500, "kcalh") // "1,950,000 kcal/h" */
export function capacityText(crt: number, unit: CapacityUnit): string {
  return `${capacityFigure(crt, unit)} ${capacitySigns[unit]}`;
}

/** A size in CRT as a figure in `unit`. */
export function capacityFigure(crt: number, unit: CapacityUnit): string {
  const value = fromCapacity(crt, unit);
  return unit === "kcalh" ? wholeNumber(value) : oneDecimal(value);
}

/**
 * A figure with its sign, for differences; what would round to zero has none.
 * @example signed(75.9, oneDecimal) // "+75.9"
 * @example signed(-0.01, oneDecimal) // "0.0"
 */
export function signed(value: number, write: (value: number) => string): string {
  const text = write(Math.abs(value));
  if (!/[1-9]/.test(text)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

function figure(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat("en", digits).format(value);
}
