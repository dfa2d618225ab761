import { enteredFigure, figure } from "#content/figures.ts";
import {
  type CapacityUnit,
  type FlowUnit,
  fromCapacity,
  fromFlow,
  fromLength,
  fromTemperature,
  fromTemperatureDifference,
  type LengthUnit,
  type TemperatureUnit,
} from "../engine/design/units.ts";
import { type FixedUnit, type Measure, type Measured, standardMeasured, together } from "./figure.ts";

/** What figures are told in. */
export interface UnitChoice {
  flow: FlowUnit;
  temperature: TemperatureUnit;
  capacity: CapacityUnit;
  /** Of the site above sea level. */
  height: LengthUnit;
}

/** The units of the form, the results and the sheet. */
export const standardUnits: UnitChoice = { flow: "m3h", temperature: "C", capacity: "CRT", height: "m" };

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

/** Each takes its value in the engine's unit: m³/h, °C, K, CRT or m. */
const measures: Record<Measure, (value: number, units: UnitChoice) => Measured> = {
  /** With as many decimals as small flows need. */
  flow: (flowRate, units) => {
    const value = fromFlow(flowRate, units.flow);
    const decimals = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
    return { figure: figure(value, decimals), unit: flowSigns[units.flow] };
  },
  temperature: (celsius, { temperature }) => ({
    figure: figure(fromTemperature(celsius, temperature), 1),
    unit: temperatureSigns[temperature],
  }),
  /** A limit as it is published: in °C with the hundredth that a tenth would lose, in °F round. */
  temperatureLimit: (celsius, units) =>
    units.temperature === "C"
      ? { figure: enteredFigure(celsius), unit: temperatureSigns.C }
      : measures.temperature(celsius, units),
  difference: (kelvin, { temperature }) => ({
    figure: figure(fromTemperatureDifference(kelvin, temperature), 1),
    unit: temperatureSigns[temperature],
  }),
  size: (crt, { capacity }) => ({
    figure: figure(fromCapacity(crt, capacity), capacity === "kcalh" ? 0 : 1),
    unit: capacitySigns[capacity],
  }),
  /** Nominal tons are whole CRT; in other units they are not. */
  nominalSize: (crt, units) =>
    units.capacity === "CRT"
      ? { figure: figure(crt, 0), unit: capacitySigns.CRT }
      : measures.size(crt, units),
  height: (metres, { height }) => ({ figure: figure(fromLength(metres, height), 0), unit: height }),
};

/** A value in the visitor's units. */
export function measured(value: number, as: Measure | FixedUnit, units: UnitChoice): Measured {
  return typeof as === "string" ? measures[as](value, units) : standardMeasured(value, as);
}

/**
 * Figure and unit together.
 * @example told(390, "flow", { ...standardUnits, flow: "lpm" }) // "6,500.0 L/min"
 */
export function told(value: number, as: Measure | FixedUnit, units: UnitChoice): string {
  return together(measured(value, as, units));
}
