import type { Locale } from "#domain/locale.ts";
import { figureNames } from "../figures/figure-rows.ts";
import { curves, similar, why } from "./findings.ts";
import { sheetWords } from "./sheet.ts";
import { compare, place, share, tool, units, water, yearOpening } from "./tool.ts";

export function designWords(locale: Locale) {
  return {
    figures: figureNames(locale),
    tool: tool[locale],
    units: units[locale],
    why: why[locale],
    curves: curves[locale],
    place: place[locale],
    similar: similar[locale],
    water: water[locale],
    year: yearOpening[locale],
    compare: compare[locale],
    share: { ...share[locale], job: sheetWords[locale].job },
  };
}
export type DesignWords = ReturnType<typeof designWords>;
