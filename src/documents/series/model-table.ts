import { measured, type UnitSystem, unitsOfMeasure } from "#content/details/measured.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import { modelColumnWords } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";

/** Column of the table of models: head, units and text in both systems of units. */
export interface ModelTableColumn {
  id: string;
  head: string;
  units?: Record<UnitSystem, string> | undefined;
  /** Record fields of the column; it is shown if all of them have a value, or one of `either`. */
  needs: readonly ModelColumn[] | { either: readonly ModelColumn[] };
  text(model: Model, system: UnitSystem): string;
}

export function modelTableColumns(
  locale: Locale,
  text: (typeof series)[Locale]["models"],
): ModelTableColumn[] {
  const names = modelColumnWords[locale];
  return [
    {
      id: "crt",
      head: names.crt,
      units: { metric: "CRT", imperial: "CRT" },
      needs: ["crt"],
      text: ({ crt }) => enteredFigure(crt),
    },
    {
      id: "size",
      head: text.size,
      units: unitsOfMeasure("length"),
      needs: ["length", "width", "height"],
      text: ({ length, width, height }, system) =>
        [length, width, height].map((mm) => measured(mm ?? 0, "length", system)).join(" × "),
    },
    {
      id: "weight",
      head: text.weight,
      units: unitsOfMeasure("mass"),
      needs: { either: ["shippingWeight", "operatingWeight"] },
      text: ({ shippingWeight, operatingWeight }, system) =>
        [shippingWeight, operatingWeight]
          .map((kg) => (kg === null ? "–" : measured(kg, "mass", system)))
          .join(" / "),
    },
    {
      id: "motor",
      head: text.motor,
      units: unitsOfMeasure("power"),
      needs: ["motor"],
      text: ({ fans, motor }, system) => `${fans ?? 1} × ${measured(motor ?? 0, "power", system)}`,
    },
    {
      id: "airflow",
      head: names.airflow,
      units: unitsOfMeasure("airflow"),
      needs: ["airflow"],
      text: ({ airflow }, system) => measured(airflow ?? 0, "airflow", system),
    },
    {
      id: "pumpHead",
      head: names.pumpHead,
      units: unitsOfMeasure("head"),
      needs: ["pumpHead"],
      text: ({ pumpHead }, system) => measured(pumpHead ?? 0, "head", system),
    },
    {
      id: "nozzles",
      head: names.nozzles,
      needs: ["nozzles"],
      text: ({ nozzles }) => enteredFigure(nozzles ?? 0),
    },
    {
      id: "sound",
      head: text.sound,
      units: { metric: "dB(A)", imperial: "dB(A)" },
      needs: ["sound", "soundDistance"],
      text: ({ sound, soundDistance }, system) =>
        `${enteredFigure(sound ?? 0)} (${fill(text.soundAt, { distance: distanceIn(soundDistance ?? 0, system) })})`,
    },
  ];
}

/** Returns true if a model has the record fields of a column. */
export function hasFigure({ needs }: ModelTableColumn, model: Model): boolean {
  const isKnown = (column: ModelColumn) => model[column] !== null;
  return "either" in needs ? needs.either.some(isKnown) : needs.every(isKnown);
}

function distanceIn(metres: number, system: UnitSystem): string {
  return `${measured(metres, "distance", system)} ${unitsOfMeasure("distance")?.[system] ?? ""}`;
}
