import type { Limits } from "../inputs/input.ts";
import { crtKcalPerHour, usrtKcalPerHour, waterHeatCapacity } from "../method/heat-load.ts";

export const flowUnits = ["m3h", "lpm", "gpm"] as const;
export type FlowUnit = (typeof flowUnits)[number];

export const temperatureUnits = ["C", "F"] as const;
export type TemperatureUnit = (typeof temperatureUnits)[number];

/** Further units of test instruments. hp are mechanical (550 ft·lbf/s), inHg of mercury at 0 °C. */
export const powerUnits = ["kW", "hp"] as const;
export type PowerUnit = (typeof powerUnits)[number];
export const pressureUnits = ["hPa", "inHg", "psi"] as const;
export type PressureUnit = (typeof pressureUnits)[number];
export const lengthUnits = ["m", "ft"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/**
 * Units of a tower's size. CRT and USNT (US nominal tons: 3 gpm from 95 to 85 °F at 78 °F) are sizes of
 * towers. kW, kcal/h and USRT restate the heat of that many CRT at standard conditions, 3,900 kcal/h each;
 * they equal the heat load of a duty only at standard conditions.
 */
export const capacityUnits = ["CRT", "USNT", "kW", "kcalh", "USRT"] as const;
export type CapacityUnit = (typeof capacityUnits)[number];

/** Liters in a US gallon, exactly. */
const litresPerGallon = 3.785411784;

/**
 * US nominal tons of a tower of one CRT, an estimate by this method: conversion between both ratings needs
 * the characteristic, so no fixed ratio is exact.
 */
const usntPerCrt = 0.812;

const perCubicMetrePerHour: Record<FlowUnit, number> = {
  m3h: 1,
  lpm: 1000 / 60,
  gpm: 1000 / 60 / litresPerGallon,
};

const perCRT: Record<CapacityUnit, number> = {
  CRT: 1,
  USNT: usntPerCrt,
  kW: (crtKcalPerHour * waterHeatCapacity) / 3600,
  kcalh: crtKcalPerHour,
  USRT: crtKcalPerHour / usrtKcalPerHour,
};

const perKilowatt: Record<PowerUnit, number> = { kW: 1, hp: 1000 / 745.6998715822702 };
const perHectopascal: Record<PressureUnit, number> = {
  hPa: 1,
  inHg: 100 / 3386.388640341,
  psi: 100 / 6894.757293168361,
};
const perMetre: Record<LengthUnit, number> = { m: 1, ft: 1 / 0.3048 };

/** Converts a flow in `unit` to m³/h; gpm are US gallons. */
export function toFlow(value: number, unit: FlowUnit): number {
  return value / perCubicMetrePerHour[unit];
}

/** Converts a flow from m³/h. */
export function fromFlow(flowRate: number, unit: FlowUnit): number {
  return flowRate * perCubicMetrePerHour[unit];
}

/** Converts a temperature to °C. */
export function toTemperature(value: number, unit: TemperatureUnit): number {
  return unit === "C" ? value : (value - 32) / 1.8;
}

/** Converts a temperature from °C. */
export function fromTemperature(temperature: number, unit: TemperatureUnit): number {
  return unit === "C" ? temperature : temperature * 1.8 + 32;
}

/** Converts a temperature difference to K: 9 °F are 5 K. */
export function toTemperatureDifference(value: number, unit: TemperatureUnit): number {
  return unit === "C" ? value : value / 1.8;
}

/** Converts a temperature difference from K. */
export function fromTemperatureDifference(difference: number, unit: TemperatureUnit): number {
  return unit === "C" ? difference : difference * 1.8;
}

/** Converts a power from kW. */
export function fromPower(kilowatts: number, unit: PowerUnit): number {
  return kilowatts * perKilowatt[unit];
}

/** Converts a pressure from hPa. */
export function fromPressure(hectopascals: number, unit: PressureUnit): number {
  return hectopascals * perHectopascal[unit];
}

/** Converts a length to m. */
export function toLength(value: number, unit: LengthUnit): number {
  return value / perMetre[unit];
}

/** Converts a length from m. */
export function fromLength(metres: number, unit: LengthUnit): number {
  return metres * perMetre[unit];
}

/** Converts a volume in m³ to US gallons. */
export function toGallons(cubicMetres: number): number {
  return (cubicMetres * 1000) / litresPerGallon;
}

/** Converts a price per cubic meter to one per 1,000 US gallons. */
export function toPricePer1000Gallons(perCubicMetre: number): number {
  return perCubicMetre * litresPerGallon;
}

/** Converts a mass in kg to avoirdupois pounds. */
export function toPounds(kilograms: number): number {
  return kilograms / 0.45359237;
}

/** Converts a tower's size to CRT. */
export function toCapacity(value: number, unit: CapacityUnit): number {
  return value / perCRT[unit];
}

/** Converts a tower's size from CRT. */
export function fromCapacity(crt: number, unit: CapacityUnit): number {
  return crt * perCRT[unit];
}

/** Rounds a converted value to six decimals, below instrument accuracy and short in an address. */
export function toSixDecimals(value: number): number {
  return Number(value.toFixed(6));
}

/** Tolerance of values rounded to six decimals, in units of the last typed decimal: 78 °F become 25.555556 °C, which is 780.000008 tenths of °F. */
const partsTolerance = 1e-5;

/**
 * Limits rounded inwards to typed decimals, so that both ends are accepted; tolerant of rounding, as 1.1 is
 * 110.00000000000001 hundredths.
 * @param parts decimal resolution: 10 for tenths
 */
export function roundLimitsInward({ lowest, highest }: Limits, parts = 10): Limits {
  return {
    // Adding 0 turns -0 into 0.
    lowest: Math.ceil(lowest * parts - partsTolerance) / parts + 0,
    highest: Math.floor(highest * parts + partsTolerance) / parts,
  };
}
