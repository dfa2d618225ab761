import { figure as written } from "#content/figures/number-format.ts";
import type { ChartSpec } from "./chart.ts";

/** Displayed size of a chart, user units. */
export interface ChartSize {
  width: number;
  height: number;
  fontSize?: number;
}

/** Label, unit and decimals of a column. */
export interface Quantity {
  label: string;
  /** Empty for a ratio. */
  unit: string;
  decimals: number;
}

export interface ChartColumn extends Quantity {
  key: string;
  valueAt: (x: number) => number | undefined;
}

/** Chart with its data for the reader, the table and the files. */
export interface ChartModel {
  spec: (size: ChartSize) => ChartSpec;
  x: Quantity;
  columns: readonly ChartColumn[];
  /** Readable values of x, in ascending order. */
  stops: readonly number[];
  /** Index of the initial stop: the design point. */
  start: number;
}

export type ChartRow = readonly (string | number)[];

/**
 * Quantity and unit, as in axes and table headers.
 * @example headOf({ label: "Wet bulb", unit: "°C", decimals: 1 }) // "Wet bulb (°C)"
 */
export function headOf({ label, unit }: Quantity): string {
  return unit === "" ? label : `${label} (${unit})`;
}

/** Formats a value for display: 1961.16 → "1,961.2". */
export function figure(value: number, { decimals }: Quantity): string {
  return written(value, decimals);
}

/** Header and one row for every stop; missing values are empty, numbers have no separators. */
export function tableOf({ x, columns, stops }: ChartModel): { head: string[]; rows: ChartRow[] } {
  return {
    head: [x, ...columns].map(headOf),
    rows: stops.map((stop) => [
      plain(stop, x),
      ...columns.map((column) => {
        const value = column.valueAt(stop);
        return value === undefined ? "" : plain(value, column);
      }),
    ]),
  };
}

/** Index of the stop nearest to a value of x. */
export function nearestStop(stops: readonly number[], x: number): number {
  return stops.reduce(
    (best, stop, index) => (Math.abs(stop - x) < Math.abs((stops[best] ?? x) - x) ? index : best),
    0,
  );
}

/** One decimal more than displayed keeps the precision of the method. */
function plain(value: number, { decimals }: Quantity): number {
  return Number(value.toFixed(decimals + 1));
}
