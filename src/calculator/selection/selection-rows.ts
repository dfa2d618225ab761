import { enteredFigure, inCRT } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { TowerKind } from "../engine/design/tower-kind.ts";
import { type Duty, dutyFields } from "../engine/duty/duty.ts";
import { capacity } from "../engine/method/capacity.ts";
import { dutyFigureNames } from "../figures/duty-figures.ts";
import {
  enteredInBothUnits,
  flowSigns,
  inBothUnits,
  isStandardChoice,
  temperatureSigns,
  type UnitChoice,
} from "../figures/measures.ts";
import { weatherPlaces } from "../places/weather-station.ts";
import type { Plan } from "../sheet/plan/plan.ts";
import { calculator } from "../words/calculator.ts";
import { planWords } from "../words/plan/plan.ts";
import { selectionWords } from "../words/selection.ts";
import { sheetWords } from "../words/sheet.ts";
import { verdictWords } from "../words/verdict/verdict.ts";
import { jobFields } from "./job.ts";
import type { Selection } from "./selection.ts";
import { shortfallOf } from "./shortfall.ts";

export interface SelectionRow {
  label: string;
  figure: string;
}

/** Model by its rated size, CRT, and its kind. */
export interface RatedModel {
  crt: number;
  kind: TowerKind;
}

/**
 * Selection in words, for inquiries and documents: towers with their verdict, the duty with the required
 * size, then the other choices. @param model of the chosen towers, where known
 */
export function selectionRows(
  locale: Locale,
  selection: Selection,
  model: RatedModel | undefined,
): SelectionRow[] {
  const { duty, units } = selection;
  return [
    ...towerRows(locale, selection, model),
    ...(duty ? dutyRows(locale, duty, units) : []),
    ...otherRows(locale, selection),
  ];
}

/** Choices without the duty, towers and their verdict first. */
export function chosenRows(
  locale: Locale,
  selection: Selection,
  model: RatedModel | undefined,
): SelectionRow[] {
  return [...towerRows(locale, selection, model), ...otherRows(locale, selection)];
}

function towerRows(locale: Locale, selection: Selection, model: RatedModel | undefined): SelectionRow[] {
  return [
    ...row(planWords[locale].tower.model, towersText(selection.plan.tower, model)),
    ...row(verdictWords[locale].label, shortfallOf(locale, selection, model)?.reason),
    ...row(selectionWords[locale].options, selection.options.join(", ") || undefined),
  ];
}

function otherRows(locale: Locale, { crt, plan, units, job }: Selection): SelectionRow[] {
  const words = selectionWords[locale];
  const [paper, said] = [planWords[locale], sheetWords[locale]];
  return [
    ...row(words.needed, crt === undefined ? undefined : `${enteredFigure(crt)} CRT`),
    ...row(paper.site.place, placeText(locale, plan.site, units)),
    ...row(paper.water.title, waterText(locale, plan.water, units)),
    ...row(paper.year.title, yearText(locale, plan.year)),
    ...row(
      words.units,
      isStandardChoice(units)
        ? undefined
        : `${flowSigns[units.flow]}, ${temperatureSigns[units.temperature]}`,
    ),
    ...jobFields.flatMap((field) => row(said.job.fields[field], job[field])),
  ];
}

function row(label: string, figure: string | undefined): SelectionRow[] {
  return figure === undefined ? [] : [{ label, figure }];
}

/** Entered duty, and the required size. */
function dutyRows(locale: Locale, duty: Duty, units: UnitChoice): SelectionRow[] {
  const { fields } = calculator[locale].form;
  return [
    ...dutyFields.map((field) => {
      const measure = field === "flowRate" ? "flow" : "temperature";
      const text = enteredInBothUnits(duty[field], measure, units);
      return { label: fields[field].label, figure: text.replaceAll("m³/h", fields.flowRate.unit) };
    }),
    ...(duty.height
      ? [{ label: dutyFigureNames.height.label[locale], figure: inBothUnits(duty.height, "height", units) }]
      : []),
    { label: selectionWords[locale].finalCRT, figure: inCRT(capacity(duty).finalCRT) },
  ];
}

/** @example towersText({ model: "SF-200", units: 2 }, { crt: 200 }) // "2 × SF-200 (400 CRT)" */
function towersText(tower: Plan["tower"], model: RatedModel | undefined): string | undefined {
  if (!tower?.units) return tower?.model;
  const name = `${tower.units} × ${tower.model}`;
  return model ? `${name} (${enteredFigure(tower.units * model.crt)} CRT)` : name;
}

function placeText(locale: Locale, site: Plan["site"], units: UnitChoice): string | undefined {
  if (!site) return undefined;
  const { place, margin } = site;
  const words = planWords[locale].site;
  const name = `${place.name[locale]} (${words.sources[place.source]})`;
  return margin > 0 ? `${name}, ${words.margin} +${inBothUnits(margin, "difference", units)}` : name;
}

function waterText(locale: Locale, water: Plan["water"], units: UnitChoice): string | undefined {
  if (!water) return undefined;
  const { water: words, site } = planWords[locale];
  const dryBulb =
    water.dryBulbTemp === undefined
      ? []
      : [`${site.dryBulb} ${enteredInBothUnits(water.dryBulbTemp, "temperature", units)}`];
  return [
    `${words.cycles} ${enteredFigure(water.cycles)}`,
    `${words.drift} ${enteredFigure(water.driftPercent)}%`,
    ...dryBulb,
  ].join(", ");
}

function yearText(locale: Locale, year: Plan["year"]): string | undefined {
  if (!year) return undefined;
  const { year: words } = planWords[locale];
  const station = weatherPlaces.find((each) => each.station === year.station)?.name[locale] ?? year.station;
  const power = year.fanKilowatts === undefined ? [] : [`${enteredFigure(year.fanKilowatts)} kW`];
  return [
    fill(selectionWords[locale].weatherOf, { station }),
    words.loads[year.load.kind],
    words.controls[year.control],
    ...power,
  ].join(", ");
}
