import type { Dimension } from "#domain/records/units.ts";
import { figure } from "../figures/number-format.ts";
import { wholeNumber } from "../figures/whole-number.ts";
import { enteredFigure, enteredShare } from "../figures.ts";

/** Systems of units of the pages of products: m³/h, °C, m and kg, or gpm, °F, ft and lb. */
export const unitSystems = ["metric", "imperial"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** International foot and pound, both exact, the mechanical horsepower and the US gallon. */
const mmPerFoot = 304.8;
const kgPerPound = 0.45359237;
const kwPerHorsepower = 0.745699872;
const litresPerGallon = 3.785411784;
const kpaPerPsi = 6.894757;
const cubicFeetPerMetre = (1_000 / mmPerFoot) ** 3;

interface Measure {
  units: Record<UnitSystem, string>;
  metric(value: number): string;
  imperial(value: number): string;
}

/** Display units of stored numbers by their dimension; others are displayed alike in both systems. */
const measures: Readonly<Partial<Record<Dimension, Measure>>> = {
  /** Metres with centimetres, feet with tenths. */
  length: {
    units: { metric: "m", imperial: "ft" },
    metric: (mm) => figure(mm / 1_000, 2),
    imperial: (mm) => figure(mm / mmPerFoot, 1),
  },
  distance: {
    units: { metric: "m", imperial: "ft" },
    metric: enteredFigure,
    imperial: (metres) => figure((metres * 1_000) / mmPerFoot, 1),
  },
  mass: {
    units: { metric: "kg", imperial: "lb" },
    metric: wholeNumber,
    imperial: (kg) => wholeNumber(Math.round(kg / kgPerPound / 10) * 10),
  },
  power: {
    units: { metric: "kW", imperial: "hp" },
    metric: enteredFigure,
    imperial: (kw) => figure(kw / kwPerHorsepower, 1),
  },
  airflow: {
    units: { metric: "m³/min", imperial: "cfm" },
    metric: enteredFigure,
    imperial: (perMinute) => wholeNumber(Math.round((perMinute * cubicFeetPerMetre) / 100) * 100),
  },
  head: {
    units: { metric: "m", imperial: "ft" },
    metric: enteredFigure,
    imperial: (metres) => figure((metres * 1_000) / mmPerFoot, 1),
  },
  flow: {
    units: { metric: "m³/h", imperial: "gpm" },
    metric: enteredFigure,
    imperial: (perHour) => wholeNumber((perHour * 1_000) / litresPerGallon / 60),
  },
  volume: {
    units: { metric: "m³", imperial: "gal" },
    metric: enteredFigure,
    imperial: (m3) => wholeNumber(Math.round((m3 * 1_000) / litresPerGallon / 10) * 10),
  },
  pressure: {
    units: { metric: "kPa", imperial: "psi" },
    metric: enteredFigure,
    imperial: (kpa) => figure(kpa / kpaPerPsi, 1),
  },
};

/** A stored number without its unit. */
export function measured(value: number, dimension: Dimension | undefined, system: UnitSystem): string {
  if (dimension === "share") return enteredShare(value);
  const measure = dimension === undefined ? undefined : measures[dimension];
  return measure ? measure[system](value) : enteredFigure(value);
}

/** The units of a dimension; `undefined` where a number is displayed alike in both systems. */
export function unitsOfMeasure(dimension: Dimension | undefined): Record<UnitSystem, string> | undefined {
  return dimension === undefined ? undefined : measures[dimension]?.units;
}
