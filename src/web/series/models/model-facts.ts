import { enteredFigure, figure, wholeNumber } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import { modelColumnWords } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import type { UnitSystem } from "../units/unit-system.ts";

/** A column of the table of models: what it is called, what of a model it tells, and how in either system of units. */
export interface ModelFact {
  id: string;
  head: string;
  units?: Record<UnitSystem, string>;
  /** Columns of the fact; it is shown where all of them are known, or one of `either`. */
  needs: readonly ModelColumn[] | { either: readonly ModelColumn[] };
  tell(model: Model, system: UnitSystem): string;
}

/** International foot and pound, both exact, and the mechanical horsepower. */
const mmPerFoot = 304.8;
const kgPerPound = 0.45359237;
const kwPerHorsepower = 0.745699872;
const cubicFeetPerMetre = (1_000 / mmPerFoot) ** 3;

export function modelFacts(locale: Locale, text: (typeof series)[Locale]["models"]): ModelFact[] {
  const names = modelColumnWords[locale];
  return [
    {
      id: "crt",
      head: names.crt,
      units: { metric: "CRT", imperial: "CRT" },
      needs: ["crt"],
      tell: ({ crt }) => enteredFigure(crt),
    },
    {
      id: "size",
      head: text.size,
      units: { metric: "m", imperial: "ft" },
      needs: ["length", "width", "height"],
      tell: ({ length, width, height }, system) =>
        [length, width, height].map((mm) => lengthIn(mm ?? 0, system)).join(" × "),
    },
    {
      id: "weight",
      head: text.weight,
      units: { metric: "kg", imperial: "lb" },
      needs: { either: ["shippingWeight", "operatingWeight"] },
      tell: ({ shippingWeight, operatingWeight }, system) =>
        [shippingWeight, operatingWeight].map((kg) => (kg === null ? "–" : weightIn(kg, system))).join(" / "),
    },
    {
      id: "motor",
      head: text.motor,
      units: { metric: "kW", imperial: "hp" },
      needs: ["motor"],
      tell: ({ fans, motor }, system) =>
        `${fans ?? 1} × ${system === "metric" ? enteredFigure(motor ?? 0) : figure((motor ?? 0) / kwPerHorsepower, 1)}`,
    },
    {
      id: "airflow",
      head: names.airflow,
      units: { metric: "m³/min", imperial: "cfm" },
      needs: ["airflow"],
      tell: ({ airflow }, system) =>
        system === "metric"
          ? enteredFigure(airflow ?? 0)
          : wholeNumber(Math.round(((airflow ?? 0) * cubicFeetPerMetre) / 100) * 100),
    },
    {
      id: "pumpHead",
      head: names.pumpHead,
      units: { metric: "m", imperial: "ft" },
      needs: ["pumpHead"],
      tell: ({ pumpHead }, system) =>
        system === "metric" ? enteredFigure(pumpHead ?? 0) : figure(((pumpHead ?? 0) * 1_000) / mmPerFoot, 1),
    },
    {
      id: "nozzles",
      head: names.nozzles,
      needs: ["nozzles"],
      tell: ({ nozzles }) => enteredFigure(nozzles ?? 0),
    },
    {
      id: "sound",
      head: text.sound,
      units: { metric: "dB(A)", imperial: "dB(A)" },
      needs: ["sound", "soundDistance"],
      tell: ({ sound, soundDistance }, system) =>
        `${enteredFigure(sound ?? 0)} (${fill(text.soundAt, { distance: distanceIn(soundDistance ?? 0, system) })})`,
    },
  ];
}

/** Returns true when the fact of a model is known. */
export function isTold({ needs }: ModelFact, model: Model): boolean {
  const isKnown = (column: ModelColumn) => model[column] !== null;
  return "either" in needs ? needs.either.some(isKnown) : needs.every(isKnown);
}

/** Metres with centimetres, feet with tenths. */
function lengthIn(mm: number, system: UnitSystem): string {
  return system === "metric" ? figure(mm / 1_000, 2) : figure(mm / mmPerFoot, 1);
}

function weightIn(kg: number, system: UnitSystem): string {
  return wholeNumber(system === "metric" ? kg : Math.round(kg / kgPerPound / 10) * 10);
}

function distanceIn(metres: number, system: UnitSystem): string {
  return system === "metric"
    ? `${enteredFigure(metres)} m`
    : `${wholeNumber((metres * 1_000) / mmPerFoot)} ft`;
}
