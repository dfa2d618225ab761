import type { Locale } from "#domain/locale.ts";
import { type Result, waterDecides } from "../engine/method/result.ts";
import { type DutyFigure, dutyFigureNames, dutyFigures, type FigurePlace } from "./duty-figures.ts";
import { standardUnits, told, type UnitChoice } from "./measures.ts";

/** The names of the figures in one language, by key. */
export type FigureNames = Record<string, { label: string; toolLabel: string; note?: string | undefined }>;

export function figureNames(locale: Locale): FigureNames {
  const all = Object.entries(dutyFigureNames).map(([key, { label, toolLabel = label, note }]) => [
    key,
    { label: label[locale], toolLabel: toolLabel[locale], note: note?.[locale] },
  ]);
  return Object.fromEntries(all);
}

/** A row of a table of figures, as it is written. */
export interface FigureRow {
  key: string;
  /** Empty for a second figure of the row above. */
  label: string;
  note: string | undefined;
  /** One for each result. */
  figures: string[];
}

/** The figures of a place, of one result or of several side by side, in the units of the form or in the visitor's. */
export function figureRows(
  place: FigurePlace,
  names: FigureNames,
  results: readonly [Result, ...Result[]],
  units: UnitChoice = standardUnits,
): FigureRow[] {
  return figuresIn(place, results).map(([key, { value, in: as, continues }]) => ({
    key,
    label: continues ? "" : (names[key]?.label ?? key),
    note: names[key]?.note,
    figures: results.map((result) => told(value(result), as, units)),
  }));
}

/** Figures of a place for results side by side, in order. The first says whether the water decides. */
export function figuresIn(
  place: FigurePlace,
  results: readonly [Result, ...Result[]],
): [key: string, figure: DutyFigure][] {
  const all: [string, DutyFigure][] = Object.entries(dutyFigures);
  const isWater = waterDecides(results[0]);
  const isHigh = results.some(({ duty }) => duty.height);
  return all.filter(
    ([, { shown, shownIfWaterDecides, shownIfHigh }]) =>
      shown.includes(place) ||
      (isWater && shownIfWaterDecides?.includes(place)) ||
      (isHigh && shownIfHigh?.includes(place)),
  );
}
