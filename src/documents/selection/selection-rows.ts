import { calculator } from "#content/calculator/calculator.ts";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { preferencesText } from "#content/calculator/finder/preferences-text.ts";
import { planWords } from "#content/calculator/plan/plan.ts";
import { selectionWords } from "#content/calculator/selection.ts";
import { sheetWords } from "#content/calculator/sheet.ts";
import { verdictWords } from "#content/calculator/verdict/verdict.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { dutyFigureNames } from "#content/figures/duty-figures.ts";
import {
  enteredInBothUnits,
  flowSigns,
  inBothUnits,
  isStandardChoice,
  temperatureSigns,
  type UnitChoice,
} from "#content/figures/measures.ts";
import { enteredFigure, enteredShare, inCRT } from "#content/figures.ts";
import type { SelectionFacts } from "#domain/inquiries/attached-selection.ts";
import { defaultLocale, type Locale } from "#domain/locale.ts";
import { hasName } from "#domain/products/options/product-options.ts";
import type { TowerKind } from "#engine/design/tower-kind.ts";
import { type Duty, dutyFields } from "#engine/duty/duty.ts";
import { runningOf } from "#engine/finder/tower.ts";
import { capacity } from "#engine/method/capacity.ts";
import { jobFields } from "../sheet/job.ts";
import type { Plan } from "../sheet/plan/plan.ts";
import { towersText } from "../sheet/plan/towers-verdict.ts";
import type { Selection } from "./selection.ts";
import { shortfallOf } from "./shortfall.ts";
import { yearText } from "./year-text.ts";

export interface SelectionRow {
  label: string;
  figure: string;
  /** The figure is a sentence, which needs no label. */
  isSentence?: true;
}

/** Model by its rated size, CRT, and its kind. */
export interface RatedModel {
  crt: number;
  kind: TowerKind;
}

/**
 * Selection in words, for inquiries and documents: towers with their verdict, the duty with the required
 * size, then the other choices.
 */
export function selectionRows(
  locale: Locale,
  selection: Selection,
  facts: SelectionFacts | undefined,
): SelectionRow[] {
  const { duty, unitChoice } = selection;
  return [
    ...towerRows(locale, selection, facts),
    ...(duty ? dutyRows(locale, duty, unitChoice) : []),
    ...otherRows(locale, selection),
  ];
}

/** Choices without the duty, towers and their verdict first. */
export function chosenRows(
  locale: Locale,
  selection: Selection,
  facts: SelectionFacts | undefined,
): SelectionRow[] {
  return [...towerRows(locale, selection, facts), ...otherRows(locale, selection)];
}

function towerRows(locale: Locale, selection: Selection, facts: SelectionFacts | undefined): SelectionRow[] {
  const model = facts?.model ?? undefined;
  const quiet = selection.plan.tower && selection.lowNoiseOption;
  return [
    ...row(planWords[locale].tower.model, chosenText(locale, selection, model)),
    ...row(verdictWords[locale].label, shortfallOf(locale, selection, model)?.reason).map((verdict) => ({
      ...verdict,
      isSentence: true as const,
    })),
    ...row(selectionWords[locale].quiet, quiet && lowNoiseText(locale, quiet)),
    ...row(selectionWords[locale].options, optionsText(locale, selection.options, facts?.options)),
  ];
}

function otherRows(locale: Locale, { crt, plan, unitChoice, job, preferences }: Selection): SelectionRow[] {
  const words = selectionWords[locale];
  const [planTexts, sheetTexts] = [planWords[locale], sheetWords[locale]];
  return [
    ...row(words.needed, crt === undefined ? undefined : `${enteredFigure(crt)} CRT`),
    ...row(finderWords[locale].preferences.label, preferencesText(finderWords[locale], preferences)),
    ...row(planTexts.site.place, placeText(locale, plan.site, unitChoice)),
    ...row(planTexts.water.title, waterText(locale, plan.water, unitChoice)),
    ...row(planTexts.year.title, yearText(locale, plan, unitChoice)),
    ...row(
      words.units,
      isStandardChoice(unitChoice)
        ? undefined
        : `${flowSigns[unitChoice.flow]}, ${temperatureSigns[unitChoice.temperature]}`,
    ),
    ...jobFields.flatMap((field) => row(sheetTexts.job.fields[field], job[field])),
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

function chosenText(
  locale: Locale,
  { plan: { tower }, preferences }: Selection,
  model: RatedModel | undefined,
): string | undefined {
  if (!tower?.towerCount) return tower?.model;
  const running = runningOf(tower.towerCount, preferences.hasReserve);
  return model
    ? towersText(locale, tower.model, { towerCount: tower.towerCount, running, crt: model.crt })
    : `${tower.towerCount} × ${tower.model}`;
}

/** Options in the language of the text; those that the record does not have stay as they are. */
function optionsText(
  locale: Locale,
  names: readonly string[],
  known: SelectionFacts["options"] = [],
): string | undefined {
  const texts = names.map((chosen) => {
    const option = known.find(hasName(chosen));
    if (!option) return chosen;
    return (locale === defaultLocale ? null : option.nameEn) ?? option.name;
  });
  return [...new Set(texts)].join(", ") || undefined;
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
    `${words.drift} ${enteredShare(water.driftPercent)}%`,
    ...dryBulb,
  ].join(", ");
}
