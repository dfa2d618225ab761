import { enteredFigure, figure } from "#content/figures.ts";
import { modelColumnWords, modelUnits } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";

/** Range of a series, from its smallest model to its largest. */
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
    // Heights are read in metres, as in the table of models.
    const [write, unit] = id === "height" ? [inMetres, "m"] : [enteredFigure, modelUnits[id]];
    const value = span(
      models.flatMap((model) => model[id] ?? []),
      write,
    );
    // Sound says nothing without its distance.
    const distance = id === "sound" ? span(distancesOf(models), enteredFigure) : undefined;
    if (value === undefined || (id === "sound" && distance === undefined)) return [];
    const at = distance === undefined ? "" : ` (${distance} m)`;
    return [{ id, label: modelColumnWords[locale][id], value: `${value} ${unit}${at}` }];
  });
}

function distancesOf(models: readonly Model[]): number[] {
  return models.flatMap(({ sound, soundDistance }) => (sound === null ? [] : (soundDistance ?? [])));
}

/** From the least to the most, one figure where they read alike; `undefined` without values. @example "100–350" */
export function span(values: readonly number[], write: (value: number) => string): string | undefined {
  if (values.length === 0) return undefined;
  return [...new Set([write(Math.min(...values)), write(Math.max(...values))])].join("–");
}

/** A length of models, mm, as it is read: in metres. */
export function inMetres(mm: number): string {
  return figure(mm / 1_000, 2);
}
