import { enteredFigure, figure } from "#content/figures.ts";
import { modelColumnWords, modelUnits } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";

/** What a series spans, from its smallest model to its largest. */
interface ModelRange {
  id: string;
  label: string;
  /** With its unit. */
  value: string;
}

/** The numbers that a choice begins with. */
const told = ["crt", "height", "operatingWeight", "motor", "airflow", "sound"] as const;

/**
 * The spans of a series; a number that no model has is left out.
 * @example modelRanges("en", seriesModels.sf)[0] // { id: "crt", label: "Capacity", value: "100–350 CRT" }
 */
export function modelRanges(locale: Locale, models: readonly Model[]): ModelRange[] {
  return told.flatMap((id) => {
    const values = models.flatMap((model) => model[id] ?? []);
    if (values.length === 0) return [];
    // Heights are read in metres, as in the table of models.
    const [write, unit] = id === "height" ? [inMetres, "m"] : [enteredFigure, modelUnits[id]];
    const ends = new Set([write(Math.min(...values)), write(Math.max(...values))]);
    return [{ id, label: modelColumnWords[locale][id], value: `${[...ends].join("–")} ${unit}` }];
  });
}

function inMetres(mm: number): string {
  return figure(mm / 1_000, 2);
}
