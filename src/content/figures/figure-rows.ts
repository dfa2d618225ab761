import type { Locale } from "#domain/locale.ts";
import { isFlowLimited, type Result } from "#engine/method/result.ts";
import { type DutyFigure, dutyFigureNames, dutyFigures, type FigureSlot } from "./duty-figures.ts";
import { formatWithUnit, type Measured } from "./figure.ts";
import { formatAsEntered, measured, standardUnits, type UnitChoice } from "./measures.ts";

export type FigureNames = Record<string, { label: string; toolLabel: string; note?: string | undefined }>;

export function figureNames(locale: Locale): FigureNames {
  const all = Object.entries(dutyFigureNames).map(([key, { label, toolLabel = label, note }]) => [
    key,
    { label: label[locale], toolLabel: toolLabel[locale], note: note?.[locale] },
  ]);
  return Object.fromEntries(all);
}

export interface FigureRow {
  key: string;
  /** Empty for a second figure of the row above. */
  label: string;
  note: string | undefined;
  /** One for each result. */
  figures: string[];
}

/** Rows of a table for one result or several side by side, in the form's units or the chosen ones. */
export function figureRows(
  slot: FigureSlot,
  names: FigureNames,
  results: readonly [Result, ...Result[]],
  units: UnitChoice = standardUnits,
): FigureRow[] {
  return figuresIn(slot, results).map(([key, figure]) => ({
    key,
    label: figure.continues ? "" : (names[key]?.label ?? key),
    note: names[key]?.note,
    figures: results.map((result) => formatWithUnit(figureOf(result, figure, units))),
  }));
}

/** A figure of a result: as entered where it was, otherwise with the decimals of its measure. */
export function figureOf(
  result: Result,
  { value, in: as, isEntered }: DutyFigure,
  units: UnitChoice,
): Measured {
  return isEntered && (as === "flow" || as === "temperature")
    ? formatAsEntered(value(result), as, units)
    : measured(value(result), as, units);
}

/** Figures of a table in order; the first result decides whether the flow determines the size. */
export function figuresIn(
  slot: FigureSlot,
  results: readonly [Result, ...Result[]],
): [key: string, figure: DutyFigure][] {
  const all: [string, DutyFigure][] = Object.entries(dutyFigures);
  const hasFlowLimit = isFlowLimited(results[0]);
  const isAboveSeaLevel = results.some(({ duty }) => duty.height);
  return all.filter(
    ([, { shown, shownIfFlowLimited, shownAboveSeaLevel }]) =>
      shown.includes(slot) ||
      (hasFlowLimit && shownIfFlowLimited?.includes(slot)) ||
      (isAboveSeaLevel && shownAboveSeaLevel?.includes(slot)),
  );
}
