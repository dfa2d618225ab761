import { type FigureNames, figureOf, figuresIn } from "#content/figures/figure-rows.ts";
import { measured, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure, signed } from "#content/figures.ts";
import { type Result, resultOf } from "#engine/method/result.ts";
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
  return figuresIn("comparison", [first, ...others]).map(([key, figure]) => {
    const { value, in: as, isEntered } = figure;
    const textOf = (column: Result) => figureOf(column, figure, units).figure;
    return {
      key,
      label: names[key]?.toolLabel ?? key,
      unit: measured(0, as, units).unit,
      cells: columns.map((column) => ({
        text: textOf(column),
        difference: isEntered
          ? differenceOf(numberIn(textOf(column)) - numberIn(textOf(first)), enteredFigure)
          : differenceOf(
              value(column) - value(first),
              (difference) => measured(difference, as === "temperature" ? "difference" : as, units).figure,
            ),
      })),
    };
  });
}

function numberIn(figure: string): number {
  return Number(figure.replaceAll(",", ""));
}

function differenceOf(value: number, write: (value: number) => string): string | undefined {
  const text = signed(value, write);
  return /^[+−]/.test(text) ? text : undefined;
}
