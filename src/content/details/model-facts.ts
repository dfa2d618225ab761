import { factsOf, unitBehind } from "#content/details/detail-facts.ts";
import { enteredFigure } from "#content/figures.ts";
import { modelColumnWords, modelUnits } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import { detailColumns } from "#domain/products/model/detail-columns.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";

/** A fact that a specification states of a model. */
export interface ModelFact {
  column: ModelColumn;
  name: string;
  unit: string;
  /** Figure without its unit; undefined where the record has none. */
  figure(model: Model): string | undefined;
  /** Column of the distance in m at which the figure holds. */
  distance?: DistanceColumn | undefined;
}

type DistanceColumn = "soundDistance" | "soundSideDistance";

/** Columns of single numbers among the main facts. */
const mainNumbers = [
  "crt",
  "length",
  "width",
  "height",
  "shippingWeight",
  "operatingWeight",
  "fans",
  "motor",
  "airflow",
  "pumpHead",
  "nozzles",
  "sound",
] as const satisfies readonly ModelColumn[];

const distances: Readonly<Partial<Record<ModelColumn, DistanceColumn>>> = {
  sound: "soundDistance",
  soundInlet: "soundSideDistance",
  soundBlind: "soundSideDistance",
  soundTop: "soundSideDistance",
  soundInletHalf: "soundSideDistance",
  soundBlindHalf: "soundSideDistance",
  soundTopHalf: "soundSideDistance",
};

/** All facts of models in metric units, in the order of their columns. */
export function modelFacts(locale: Locale): ModelFact[] {
  const main = mainNumbers.map(
    (column): ModelFact => ({
      column,
      name: modelColumnWords[locale][column],
      unit: modelUnits[column] ?? "",
      figure: ({ [column]: value }) => (value === null ? undefined : enteredFigure(value)),
      distance: distances[column],
    }),
  );
  const details = factsOf(locale, detailColumns).map(
    ({ column, head, units, text }): ModelFact => ({
      column,
      name: head,
      unit: units?.metric ?? "",
      figure: (model) => text(model, "metric"),
      distance: distances[column],
    }),
  );
  return [...main, ...details];
}

/** A figure with its unit. @example withUnit("0.001", "%") // "0.001%" */
export function withUnit(figure: string, unit: string): string {
  return unit === "" ? figure : figure + unitBehind(unit);
}
