import { figure } from "#content/figures/number-format.ts";

/** Unit that cannot be changed. */
export interface FixedUnit {
  /** Empty for a ratio. */
  unit: string;
  decimals: number;
}

/** Default units of the form, the results and the sheet; `measures.ts` converts to others. */
const standard = {
  flow: { unit: "m³/h", decimals: 1 },
  flowPerTon: { unit: "m³/h", decimals: 3 },
  volume: { unit: "m³", decimals: 0 },
  temperature: { unit: "°C", decimals: 1 },
  temperatureLimit: { unit: "°C", decimals: 2 },
  difference: { unit: "°C", decimals: 1 },
  size: { unit: "CRT", decimals: 1 },
  nominalSize: { unit: "CRT", decimals: 0 },
  height: { unit: "m", decimals: 0 },
  distance: { unit: "m", decimals: 1 },
  dimension: { unit: "mm", decimals: 0 },
  mass: { unit: "kg", decimals: 0 },
} satisfies Record<string, FixedUnit>;
export type Measure = keyof typeof standard;

/** Figure as data: its source and its format. */
export interface Figure<Source> {
  value: (source: Source) => number;
  in: Measure | FixedUnit;
}

/** Figure of a table; its key identifies its names. */
export interface ListedFigure<Source> extends Figure<Source> {
  key: string;
}

/** Formatted number and unit symbol; the symbol of a ratio is empty. */
export interface Measured {
  figure: string;
  unit: string;
}

/** Formats a value in the default units of the form, the results and the sheet. */
export function standardMeasured(value: number, as: Measure | FixedUnit): Measured {
  const { unit, decimals } = typeof as === "string" ? standard[as] : as;
  return { figure: figure(value, decimals), unit };
}

/** @example formatWithUnit({ figure: "4.0", unit: "%" }) // "4.0%" */
export function formatWithUnit({ figure: text, unit }: Measured): string {
  return /^%?$/.test(unit) ? text + unit : `${text} ${unit}`;
}
