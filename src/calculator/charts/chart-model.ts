import { figure as written } from "#content/figures.ts";
import type { ChartSpec } from "./chart.ts";

/** The size that a chart is shown at, user units. */
export interface ChartSize {
  width: number;
  height: number;
  fontSize?: number;
}

/** Unit and values of a column of figures. */
export interface Quantity {
  label: string;
  /** Empty for a ratio. */
  unit: string;
  decimals: number;
}

export interface ChartColumn extends Quantity {
  /** The line or mark that it belongs to. */
  key: string;
  valueAt: (x: number) => number | undefined;
}

/** A chart with the figures behind it: what can be read off it, listed, and taken away. */
export interface ChartModel {
  spec: (size: ChartSize) => ChartSpec;
  x: Quantity;
  columns: readonly ChartColumn[];
  /** Values of x that can be read, in rising order. */
  stops: readonly number[];
  /** Index of the stop that counts: the design point. */
  start: number;
}

export type ChartRow = readonly (string | number)[];

/**
 * Quantity and unit, as axes and table heads have it.
 * @example headOf({ label: "Wet bulb", unit: "°C", decimals: 1 }) // "Wet bulb (°C)"
 */
export function headOf({ label, unit }: Quantity): string {
  return unit === "" ? label : `${label} (${unit})`;
}

/** A value as it is read: 1961.16 → "1,961.2". */
export function figure(value: number, { decimals }: Quantity): string {
  return written(value, decimals);
}

/** Heads and one row for every stop; what has no value there stays empty. Numbers are plain, for other programs. */
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

/** The stop nearest to a value of x. */
export function nearestStop(stops: readonly number[], x: number): number {
  return stops.reduce(
    (best, stop, index) => (Math.abs(stop - x) < Math.abs((stops[best] ?? x) - x) ? index : best),
    0,
  );
}

/** One decimal more than is shown loses nothing that the method knows. */
function plain(value: number, { decimals }: Quantity): number {
  return Number(value.toFixed(decimals + 1));
}
