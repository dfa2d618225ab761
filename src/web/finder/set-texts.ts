import type { FinderWords } from "#content/calculator/finder/finder.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { figure } from "#content/figures/number-format.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { TowerSet } from "#engine/finder/finder.ts";
import { withOneOut } from "#engine/finder/one-out.ts";
import type { TowerPreferences } from "#engine/finder/preferences.ts";
import type { SetFigures } from "#engine/finder/set-figures.ts";

const formats: Record<keyof SetFigures, (value: number, units: UnitChoice) => string> = {
  height: (metres, units) =>
    isInFeet(units) ? quantityText(metres * 1_000, "dimension", units) : `${figure(metres, 2)} m`,
  area: (squareMetres, units) =>
    isInFeet(units) ? `${wholeNumber(squareMetres / 0.3048 ** 2)} ft²` : `${figure(squareMetres, 1)} m²`,
  weight: (tonnes, units) =>
    isInFeet(units) ? quantityText(tonnes * 1_000, "mass", units) : `${figure(tonnes, 1)} t`,
  sound: (level) => `${figure(level, 1)} dB(A)`,
  power: (kilowatts) => `${enteredFigure(Number(kilowatts.toFixed(1)))} kW`,
  connection: (bore) => `DN${bore}`,
};

function isInFeet({ height }: UnitChoice): boolean {
  return height === "ft";
}

/** Name of a figure; that of sound has its distance, and the fan speed unless it is the full one. */
export function figureLabel(
  { columns }: FinderWords,
  name: keyof SetFigures,
  { distance, speed }: Pick<TowerPreferences, "distance" | "speed">,
  units: UnitChoice,
): string {
  const label = name === "sound" && speed < 100 ? columns.slowSound : columns[name];
  return fill(label, { distance: quantityText(distance, "distance", units), speed });
}

/** Figure of a set with its unit; a dash where none is stated. */
export function figureText({ figures }: TowerSet, name: keyof SetFigures, units: UnitChoice): string {
  const value = figures[name];
  return value === undefined ? "–" : formats[name](value, units);
}

/** Outlet and capability of a set with one tower out. */
export function oneOutText(words: FinderWords, set: TowerSet, duty: Duty, units: UnitChoice): string {
  const out = withOneOut(set, duty);
  if (!out) return words.oneOut.single;
  const percent = wholeNumber(out.capabilityPercent);
  const { coldWaterTemp } = out;
  if (coldWaterTemp === "on-request") return fill(words.oneOut.onRequest, { percent });
  if (coldWaterTemp === "above") return fill(words.oneOut.above, { percent });
  return fill(words.oneOut.outlet, { outlet: quantityText(coldWaterTemp, "temperature", units), percent });
}
