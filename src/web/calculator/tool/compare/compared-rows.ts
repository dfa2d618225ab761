import { type FigureNames, figuresIn } from "#content/figures/figure-rows.ts";
import { measured, type UnitChoice } from "#content/figures/measures.ts";
import { signed } from "#content/figures.ts";
import { resultOf } from "#engine/method/result.ts";
import type { StoredDuty } from "./stored-duties.ts";

export interface ComparedRow {
  key: string;
  label: string;
  unit: string;
  cells: {
    text: string;
    /** Difference from the first duty; absent for the first, and where the values are equal. */
    difference: string | undefined;
  }[];
}

export function comparedRows(
  names: FigureNames,
  duties: readonly StoredDuty[],
  units: UnitChoice,
): ComparedRow[] {
  const columns = duties.map(({ duty }) => resultOf(duty));
  const [first, ...others] = columns;
  if (first === undefined) return [];
  return figuresIn("comparison", [first, ...others]).map(([key, { value, in: as }]) => ({
    key,
    label: names[key]?.toolLabel ?? key,
    unit: measured(0, as, units).unit,
    cells: columns.map((column) => ({
      text: measured(value(column), as, units).figure,
      difference: differenceOf(
        value(column) - value(first),
        (difference) => measured(difference, as === "temperature" ? "difference" : as, units).figure,
      ),
    })),
  }));
}

function differenceOf(value: number, write: (value: number) => string): string | undefined {
  const text = signed(value, write);
  return /^[+−]/.test(text) ? text : undefined;
}
