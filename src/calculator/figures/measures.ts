import { enteredFigure, figure } from "#content/figures.ts";
import type { Localized } from "#domain/locale.ts";
import {
  type CapacityUnit,
  type FlowUnit,
  fromCapacity,
  fromFlow,
  fromTemperature,
  fromTemperatureDifference,
  type TemperatureUnit,
} from "../engine/design/units.ts";

/** What figures are told in. */
export interface UnitChoice {
  flow: FlowUnit;
  temperature: TemperatureUnit;
  capacity: CapacityUnit;
}

/** The units of the form, the results and the sheet. */
export const standardUnits: UnitChoice = { flow: "m3h", temperature: "C", capacity: "CRT" };

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

/** A number as it is written, and the sign of its unit; empty for a ratio. */
export interface Measured {
  figure: string;
  unit: string;
}

/** A unit that nobody switches. */
export interface FixedUnit {
  unit: string;
  decimals: number;
}

/** Each takes its value in the engine's unit: m³/h, °C, K or CRT. */
const measures = {
  /** With as many decimals as small flows need. */
  flow: (flowRate: number, units: UnitChoice): Measured => {
    const value = fromFlow(flowRate, units.flow);
    const decimals = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
    return { figure: figure(value, decimals), unit: flowSigns[units.flow] };
  },
  temperature: (celsius: number, { temperature }: UnitChoice): Measured => ({
    figure: figure(fromTemperature(celsius, temperature), 1),
    unit: temperatureSigns[temperature],
  }),
  /** A limit as it is published: in °C with the hundredth that a tenth would lose, in °F round. */
  temperatureLimit: (celsius: number, units: UnitChoice): Measured =>
    units.temperature === "C"
      ? { figure: enteredFigure(celsius), unit: temperatureSigns.C }
      : measures.temperature(celsius, units),
  difference: (kelvin: number, { temperature }: UnitChoice): Measured => ({
    figure: figure(fromTemperatureDifference(kelvin, temperature), 1),
    unit: temperatureSigns[temperature],
  }),
  size: (crt: number, { capacity }: UnitChoice): Measured => ({
    figure: figure(fromCapacity(crt, capacity), capacity === "kcalh" ? 0 : 1),
    unit: capacitySigns[capacity],
  }),
  /** Nominal tons are whole CRT; in other units they are not. */
  nominalSize: (crt: number, units: UnitChoice): Measured =>
    units.capacity === "CRT"
      ? { figure: figure(crt, 0), unit: capacitySigns.CRT }
      : measures.size(crt, units),
};
export type Measure = keyof typeof measures;

/** A figure as data: how it is read from what it belongs to, how it is written, and what it is called. */
export interface Figure<Source> {
  value: (source: Source) => number;
  in: Measure | FixedUnit;
  label: Localized<string>;
}

/** A value in the visitor's units. */
export function measured(value: number, as: Measure | FixedUnit, units: UnitChoice): Measured {
  return typeof as === "string"
    ? measures[as](value, units)
    : { figure: figure(value, as.decimals), unit: as.unit };
}

/**
 * Figure and unit together.
 * @example told(390, "flow", { ...standardUnits, flow: "lpm" }) // "6,500.0 L/min"
 */
export function told(value: number, as: Measure | FixedUnit, units: UnitChoice): string {
  const { figure: text, unit } = measured(value, as, units);
  return /^%?$/.test(unit) ? text + unit : `${text} ${unit}`;
}
