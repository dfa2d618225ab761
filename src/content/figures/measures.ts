import { figure } from "#content/figures/number-format.ts";
import { enteredFigure } from "#content/figures.ts";
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
} from "#engine/design/units.ts";
import { type FixedUnit, formatWithUnit, type Measure, type Measured, standardMeasured } from "./figure.ts";

export interface UnitChoice {
  flow: FlowUnit;
  temperature: TemperatureUnit;
  capacity: CapacityUnit;
  /** Unit of the elevation of the site. */
  height: LengthUnit;
}

/** Default units of the form, the results and the sheet. */
export const standardUnits: UnitChoice = { flow: "m3h", temperature: "C", capacity: "CRT", height: "m" };

/**
 * Unit symbols, the same in every language. A size in kW, kcal/h or USRT is that of a tower at 37/32/27 °C:
 * without these conditions it would be mistaken for the heat load of the duty.
 */
export const flowSigns: Record<FlowUnit, string> = { m3h: "m³/h", lpm: "L/min", gpm: "gpm" };
/** Units of volumes for each unit of flow; gallons are US gallons. */
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
  /** Small flows need more decimals. */
  flow: (flowRate, units) => {
    const value = fromFlow(flowRate, units.flow);
    const decimals = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
    return { figure: figure(value, decimals), unit: flowSigns[units.flow] };
  },
  temperature: (celsius, { temperature }) => ({
    figure: figure(fromTemperature(celsius, temperature), 1),
    unit: temperatureSigns[temperature],
  }),
  /** Published limit: in °C with two decimals where one would lose precision, in °F rounded. */
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
  /** Nominal tons are whole CRT; in other units they have decimals. */
  nominalSize: (crt, units) =>
    units.capacity === "CRT"
      ? { figure: figure(crt, 0), unit: capacitySigns.CRT }
      : measures.size(crt, units),
  height: (metres, { height }) => ({ figure: figure(fromLength(metres, height), 0), unit: height }),
  /** A level at 1.5 m is not that at 2 m. */
  distance: (metres, { height }) => ({
    figure: height === "m" ? enteredFigure(metres) : figure(fromLength(metres, height), 1),
    unit: height,
  }),
  flowPerTon: (flowRate, { flow }) => ({
    figure: figure(fromFlow(flowRate, flow), flow === "m3h" ? 3 : 2),
    unit: flowSigns[flow],
  }),
  /** The unit follows that of the flow: L/min is metric, and a year in liters would be unreadable. */
  volume: (cubicMetres, units) => ({
    figure: figure(volumeIn(cubicMetres, units), 0),
    unit: volumeSigns[units.flow],
  }),
  /** Dimensions and masses of models follow the unit of the elevation. */
  dimension: (millimetres, { height }) =>
    height === "ft"
      ? { figure: figure(fromLength(millimetres / 1000, "ft"), 1), unit: "ft" }
      : standardMeasured(millimetres, "dimension"),
  mass: (kilograms, { height }) =>
    height === "ft"
      ? { figure: figure(Math.round(toPounds(kilograms) / 10) * 10, 0), unit: "lb" }
      : standardMeasured(kilograms, "mass"),
};

/** Converts a volume in m³ to the unit that belongs to the flow's. */
export function volumeIn(cubicMetres: number, { flow }: UnitChoice): number {
  return flow === "gpm" ? toGallons(cubicMetres) : cubicMetres;
}

export function measured(value: number, as: Measure | FixedUnit, units: UnitChoice): Measured {
  return typeof as === "string" ? measures[as](value, units) : standardMeasured(value, as);
}

/**
 * Formats a value with its unit.
 * @example quantityText(390, "flow", { ...standardUnits, flow: "lpm" }) // "6,500.0 L/min"
 */
export function quantityText(value: number, as: Measure | FixedUnit, units: UnitChoice): string {
  return formatWithUnit(measured(value, as, units));
}

/**
 * Formats a flow or temperature of a duty as entered: in m³/h and °C with its own decimals, in other units
 * with those of a short number that converts to exactly this value. Any other value is rounded like a result.
 * @example formatAsEntered(716.6, "flow", { ...standardUnits, flow: "gpm" }) // { figure: "3,155.1", unit: "gpm" }
 */
export function formatAsEntered(value: number, as: "flow" | "temperature", units: UnitChoice): Measured {
  if (units[as] === standardUnits[as])
    return isConverted(value)
      ? standardMeasured(value, as)
      : { figure: enteredFigure(value), unit: standardMeasured(value, as).unit };
  const typed = typedValue(value, as, units);
  const { unit } = measured(value, as, units);
  return typed === undefined ? measured(value, as, units) : { figure: enteredFigure(typed), unit };
}

/**
 * Value of `formatAsEntered` as a number for a box.
 * @example enteredValue(716.6, "flow", { ...standardUnits, flow: "gpm" }) // 3155.1
 */
export function enteredValue(value: number, as: "flow" | "temperature", units: UnitChoice): number {
  if (units[as] === standardUnits[as]) return value;
  return typedValue(value, as, units) ?? Number(measured(value, as, units).figure.replaceAll(",", ""));
}

/** Number with the fewest decimals, at most two, that converts to exactly this value. */
function typedValue(value: number, as: "flow" | "temperature", units: UnitChoice): number | undefined {
  const isFlow = as === "flow";
  const shown = isFlow ? fromFlow(value, units.flow) : fromTemperature(value, units.temperature);
  const back = (typed: number) =>
    isFlow ? toFlow(typed, units.flow) : toTemperature(typed, units.temperature);
  return [0, 1, 2]
    .map((decimals) => Number(shown.toFixed(decimals)))
    .find((each) => toSixDecimals(back(each)) === toSixDecimals(value));
}

/** Returns true when every unit is the standard one. */
export function isStandardChoice(units: UnitChoice): boolean {
  return (Object.keys(standardUnits) as (keyof UnitChoice)[]).every(
    (measure) => units[measure] === standardUnits[measure],
  );
}

/**
 * Formats a figure for documents: in the chosen unit, with the standard one in brackets where it differs.
 * @example inBothUnits(390, "flow", { ...standardUnits, flow: "gpm" }) // "1,717.1 gpm (390.0 m³/h)"
 */
export function inBothUnits(value: number, as: Measure | FixedUnit, units: UnitChoice): string {
  const [chosen, standard] = [quantityText(value, as, units), quantityText(value, as, standardUnits)];
  return chosen === standard ? chosen : `${chosen} (${standard})`;
}

/**
 * Same for an entered flow or temperature; in the unit that it was converted to it is rounded like a result.
 */
export function enteredInBothUnits(value: number, as: "flow" | "temperature", units: UnitChoice): string {
  const chosen = formatWithUnit(formatAsEntered(value, as, units));
  return units[as] === standardUnits[as]
    ? chosen
    : `${chosen} (${formatWithUnit(formatAsEntered(value, as, standardUnits))})`;
}

/** Returns true for a value with more decimals than a typed one has. */
function isConverted(value: number): boolean {
  return Number(value.toFixed(4)) !== value;
}
