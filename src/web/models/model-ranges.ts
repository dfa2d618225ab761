import { figure } from "#content/figures/number-format.ts";
import { rangeOf } from "#content/figures/range.ts";
import { enteredFigure } from "#content/figures.ts";
import { modelColumnWords, modelUnits } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";

/** Range of a series, from its smallest model to its largest. */
interface ModelRange {
  id: string;
  label: string;
  /** With unit. */
  value: string;
}

/** Values shown first, for a preselection. */
const ranged = ["crt", "height", "operatingWeight", "motor", "airflow", "sound"] as const;

/**
 * Ranges of a series; values that no model has are left out.
 * @example modelRanges("en", seriesModels.sf)[0] // { id: "crt", label: "Capacity", value: "100–350 CRT" }
 */
export function modelRanges(locale: Locale, models: readonly Model[]): ModelRange[] {
  return ranged.flatMap((id) => {
    // Heights are shown in metres, as in the table of models.
    const [write, unit] = id === "height" ? [inMetres, "m"] : [enteredFigure, modelUnits[id]];
    const value = rangeOf(
      locale,
      models.flatMap((model) => model[id] ?? []),
      write,
    );
    // A sound level needs its distance.
    const distance = id === "sound" ? rangeOf(locale, distancesOf(models), enteredFigure) : undefined;
    if (value === undefined || (id === "sound" && distance === undefined)) return [];
    const at = distance === undefined ? "" : ` (${distance} m)`;
    return [{ id, label: modelColumnWords[locale][id], value: `${value} ${unit}${at}` }];
  });
}

function distancesOf(models: readonly Model[]): number[] {
  return models.flatMap(({ sound, soundDistance }) => (sound === null ? [] : (soundDistance ?? [])));
}

export function inMetres(mm: number): string {
  return figure(mm / 1_000, 2);
}
