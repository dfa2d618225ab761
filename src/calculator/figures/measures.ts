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
  toFlow,
  toGallons,
  toPounds,
  toSixDecimals,
  toTemperature,
} from "../engine/design/units.ts";
import { type FixedUnit, type Measure, type Measured, standardMeasured, together } from "./figure.ts";

/** Units in which figures are shown. */
export interface UnitChoice {
  flow: FlowUnit;
  temperature: TemperatureUnit;
  capacity: CapacityUnit;
  /** Unit of the elevation of the site. */
  height: LengthUnit;
}

/** The units of the form, the results and the sheet. */
export const standardUnits: UnitChoice = { flow: "m3h", temperature: "C", capacity: "CRT", height: "m" };

/**
 * Signs of units, the same in every language. A size in kW, kcal/h or USRT is that of a tower at 37/32/27 °C: without these
 * conditions it would read as the heat of the duty.
 */
export const flowSigns: Record<FlowUnit, string> = { m3h: "m³/h", lpm: "L/min", gpm: "gpm" };
/** Units of volumes beside those flows; gallons are US gallons. */
export const volumeSigns = { m3h: "m³", lpm: "m³", gpm: "gal" } as const satisfies Record<FlowUnit, string>;
export const temperatureSigns: Record<TemperatureUnit, string> = { C: "°C", F: "°F" };
export const capacitySigns: Record<CapacityUnit, string> = {
  CRT: "CRT",
  USNT: "US ton",
  kW: "kW @ 37/32/27",
  kcalh: "kcal/h @ 37/32/27",
  USRT: "USRT @ 37/32/27",
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
  flowPerTon: (flowRate, { flow }) => ({
    figure: figure(fromFlow(flowRate, flow), flow === "m3h" ? 3 : 2),
    unit: flowSigns[flow],
  }),
  /** Follows the flow: L/min is a metric unit, and a year in litres would be unreadable. */
  volume: (cubicMetres, units) => ({
    figure: figure(volumeIn(cubicMetres, units), 0),
    unit: volumeSigns[units.flow],
  }),
  /** Dimensions and masses of models follow the height of the site. */
  dimension: (millimetres, { height }) =>
    height === "ft"
      ? { figure: figure(fromLength(millimetres / 1000, "ft"), 1), unit: "ft" }
      : standardMeasured(millimetres, "dimension"),
  mass: (kilograms, { height }) =>
    height === "ft"
      ? { figure: figure(Math.round(toPounds(kilograms) / 10) * 10, 0), unit: "lb" }
      : standardMeasured(kilograms, "mass"),
};

/** A volume in m³ in the unit that belongs to the flows. */
export function volumeIn(cubicMetres: number, { flow }: UnitChoice): number {
  return flow === "gpm" ? toGallons(cubicMetres) : cubicMetres;
}

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

/**
 * A flow or temperature of a duty as it was entered: in m³/h and °C with its own decimals. In other units a number that
 * stands for exactly this value is the one that was typed. Any other was entered elsewhere, and is rounded as a result.
 * @example entered(716.6, "flow", { ...standardUnits, flow: "gpm" }) // { figure: "3,155.1", unit: "gpm" }
 */
export function entered(value: number, as: "flow" | "temperature", units: UnitChoice): Measured {
  if (units[as] === standardUnits[as])
    return isConverted(value)
      ? standardMeasured(value, as)
      : { figure: enteredFigure(value), unit: standardMeasured(value, as).unit };
  const typed = typedValue(value, as, units);
  const { unit } = measured(value, as, units);
  return typed === undefined ? measured(value, as, units) : { figure: enteredFigure(typed), unit };
}

/**
 * The same as a number for a box.
 * @example enteredValue(716.6, "flow", { ...standardUnits, flow: "gpm" }) // 3155.1
 */
export function enteredValue(value: number, as: "flow" | "temperature", units: UnitChoice): number {
  if (units[as] === standardUnits[as]) return value;
  return typedValue(value, as, units) ?? Number(measured(value, as, units).figure.replaceAll(",", ""));
}

/** The number with the fewest decimals, at most two, that stands for exactly this value. */
function typedValue(value: number, as: "flow" | "temperature", units: UnitChoice): number | undefined {
  const isFlow = as === "flow";
  const shown = isFlow ? fromFlow(value, units.flow) : fromTemperature(value, units.temperature);
  const back = (typed: number) =>
    isFlow ? toFlow(typed, units.flow) : toTemperature(typed, units.temperature);
  return [0, 1, 2]
    .map((decimals) => Number(shown.toFixed(decimals)))
    .find((each) => toSixDecimals(back(each)) === toSixDecimals(value));
}

/** Returns true when every figure is in the units of the form. */
export function isStandardChoice(units: UnitChoice): boolean {
  return (Object.keys(standardUnits) as (keyof UnitChoice)[]).every(
    (measure) => units[measure] === standardUnits[measure],
  );
}

/**
 * A figure as documents have it: in the visitor's units and, where they differ, in the standard ones behind.
 * @example inBothUnits(390, "flow", { ...standardUnits, flow: "gpm" }) // "1,717.1 gpm (390.0 m³/h)"
 */
export function inBothUnits(value: number, as: Measure | FixedUnit, units: UnitChoice): string {
  const [chosen, standard] = [told(value, as, units), told(value, as, standardUnits)];
  return chosen === standard ? chosen : `${chosen} (${standard})`;
}

/** The same of a flow or temperature as it was entered; in the unit that it was converted to it is rounded as a result. */
export function enteredInBothUnits(value: number, as: "flow" | "temperature", units: UnitChoice): string {
  const chosen = together(entered(value, as, units));
  return units[as] === standardUnits[as]
    ? chosen
    : `${chosen} (${together(entered(value, as, standardUnits))})`;
}

/** Returns true for a value with more decimals than anybody types: it was converted. */
function isConverted(value: number): boolean {
  return Number(value.toFixed(4)) !== value;
}
