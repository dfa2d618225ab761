import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { capabilityPercent } from "../../engine/design/cold-water.ts";
import { selectionBasis, type TowerKind } from "../../engine/design/tower-kind.ts";
import { fanKilowattsOf, soundTogether } from "../../engine/design/towers/towers-together.ts";
import { waterBalance } from "../../engine/design/water.ts";
import type { Duty } from "../../engine/duty/duty.ts";
import { capacity } from "../../engine/method/capacity.ts";
import { selection } from "../../engine/method/selection.ts";
import type { Weather } from "../../engine/year/weather.ts";
import { yearOf } from "../../engine/year/year.ts";
import { inBothUnits, measured, standardUnits, told, type UnitChoice } from "../../figures/measures.ts";
import { foreignStation } from "../../places/weather-station.ts";
import { type PlanWords, planWords } from "../../words/plan/plan.ts";
import { towerKindWords } from "../../words/plan/tower-kinds.ts";
import { towersLine } from "../../words/verdict/verdict-text.ts";
import type { SheetRow, SheetTable, SheetText } from "../paper-parts.ts";
import type { Plan } from "./plan.ts";
import { type PlannedYear, yearQuestion } from "./planned-year.ts";
import { installedText, monthTable, type Rows, rowsIn, yearNotes, yearTable } from "./year-tables.ts";

/** Records that a plan refers to: the model by its name, the weather by its station. */
export interface PlanFacts {
  model: { model: Model; kind: TowerKind; isSample: boolean } | undefined;
  weather: Weather | undefined;
}

/** A plan as it stands on the sheet's second page, worded and in order. */
export interface PlanSheet {
  title: string;
  lead: string;
  /** The towers chosen: their kind, their size together, CRT, and a line with the verdict on them. */
  towers?: { kind: TowerKind; crt: number; line: string } | undefined;
  /** Site, towers and water. */
  tables: SheetTable[];
  /** The year as a whole and by month; empty where none was counted. */
  year: SheetTable[];
  notes: SheetText[];
}

/** A plan with the whole address at which it is found again: that of the sheet. */
export interface AddressedPlan extends PlanSheet {
  address: string;
}

/** The model of that name among our own products, and whether the program has brought it along. */
export function modelNamed(products: readonly Product[], name: string): PlanFacts["model"] {
  return products
    .filter(({ brand }) => brand === null)
    .flatMap(({ models, tags, hasSampleModels: isSample }) => {
      const kind = towerKindOf(tags);
      return models.map((model) => ({ model, kind, isSample }));
    })
    .find(({ model }) => model.name === name);
}

/** The second page of a duty's sheet. Throws a RangeError for a duty that `checkDuty` refuses. */
export function planSheet(
  locale: Locale,
  duty: Duty,
  plan: Plan,
  facts: PlanFacts,
  units: UnitChoice = standardUnits,
): PlanSheet {
  const words = planWords[locale];
  const rows = rowsIn(units);
  const planned = plan.year && withFanPower(plan.year, plan, facts);
  const crt = planned?.crt ?? towerSize(duty, plan, facts);
  const year = planned && facts.weather && yearOf(yearQuestion(duty, planned, crt), facts.weather);
  const tables = [
    ...(plan.site ? [siteTable(locale, duty, plan.site, rows)] : []),
    ...(plan.water ? [waterTable(words, duty, plan.water, rows)] : []),
    ...(plan.tower && facts.model ? [towerTable(locale, duty, plan.tower, facts.model, rows)] : []),
  ];
  const headline = foreignHeadline(locale, plan);
  return {
    title: words.title,
    lead: headline ? `${headline}. ${words.lead}` : words.lead,
    towers: plan.tower && facts.model && towersOf(locale, duty, plan.tower, { ...facts.model, units }),
    tables,
    year:
      planned && year
        ? [
            { ...yearTable(locale, planned, year, { crt, units }), ...(headline && { title: headline }) },
            monthTable(words, planned, year, units),
          ]
        : [],
    notes: [
      ...(plan.water
        ? [{ title: words.water.title, paragraphs: [waterNote(words, plan.water, units)] }]
        : []),
      ...(year ? [{ title: words.year.title, paragraphs: yearNotes(words, plan.year) }] : []),
      ...(facts.model?.isSample ? [{ title: words.tower.title, paragraphs: [words.tower.sample] }] : []),
    ],
  };
}

function towersOf(
  locale: Locale,
  duty: Duty,
  tower: NonNullable<Plan["tower"]>,
  { model, kind, units }: NonNullable<PlanFacts["model"]> & { units: UnitChoice },
): NonNullable<PlanSheet["towers"]> {
  const chosen = { units: tower.units ?? 1, crt: model.crt, kind };
  return {
    kind,
    crt: chosen.units * chosen.crt,
    line: towersLine(locale, model.name, chosen, duty, units),
  };
}

/** Headline of a year in weather of another place. */
function foreignHeadline(locale: Locale, { site, year }: Plan): string | undefined {
  const foreign = foreignStation(site?.place, year?.station);
  return (
    foreign &&
    site &&
    fill(planWords[locale].year.foreign, { station: foreign[locale], place: site.place.name[locale] })
  );
}

/** A year of the towers chosen has their rated fan power where the address names none. */
function withFanPower(year: PlannedYear, { tower }: Plan, { model }: PlanFacts): PlannedYear {
  if (year.fanKilowatts !== undefined || year.crt !== undefined || !tower || !model) return year;
  return { ...year, fanKilowatts: fanKilowattsOf(model.model, tower.units ?? 1) };
}

/** Nominal size of the towers chosen, CRT; without any that of the duty in whole tons. */
function towerSize(duty: Duty, { tower }: Plan, { model }: PlanFacts): number {
  if (tower && model) return (tower.units ?? 1) * model.model.crt;
  return selection(duty.flowRate, capacity(duty).finalCRT).nominalCRT;
}

function siteTable(
  locale: Locale,
  { wetBulbTemp, height = 0 }: Duty,
  { place, margin }: NonNullable<Plan["site"]>,
  rows: Rows,
): SheetTable {
  const { site } = planWords[locale];
  const temperature = (label: string, celsius: number) =>
    rows(label, (units) => told(celsius, "temperature", units));
  return {
    title: site.title,
    rows: [
      ...rows(site.place, () => place.name[locale]),
      ...rows(site.source, () => site.sources[place.source]),
      ...temperature(site.published, place.wetBulbTemp),
      ...rows(site.margin, (units) => `+${told(margin, "difference", units)}`),
      ...temperature(site.design, wetBulbTemp),
      ...temperature(site.dryBulb, place.dryBulbTemp),
      ...rows(site.height, (units) => told(height, "height", units)),
    ],
  };
}

function towerTable(
  locale: Locale,
  duty: Duty,
  { units: count = 1 }: NonNullable<Plan["tower"]>,
  { model, kind }: NonNullable<PlanFacts["model"]>,
  rows: Rows,
): SheetTable {
  const { tower: words } = planWords[locale];
  const { kinds, estimated } = towerKindWords[locale];
  const { length, width, height, shippingWeight, operatingWeight } = model;
  const installed = count * model.crt;
  const { finalCRT } = capacity(duty);
  const mass = (label: string, kilograms: number | null) =>
    kilograms === null ? [] : rows(label, (units) => told(kilograms, "mass", units));
  const isSized = length !== null && width !== null && height !== null;
  return {
    title: words.title,
    rows: [
      ...rows(words.model, () => `${count} × ${model.name}`),
      ...rows(words.kind, () => kinds[kind]),
      ...rows(words.installed, (units) => installedText(installed, units)),
      ...rows(
        selectionBasis(kind, duty) === "estimated" ? `${words.capability} (${estimated})` : words.capability,
        () => `${oneDecimal(capabilityPercent(installed, finalCRT))}%`,
      ),
      ...(isSized ? rows(words.size, (units) => dimensionsText([length, width, height], units)) : []),
      ...mass(words.operating, operatingWeight),
      ...mass(words.shipping, shippingWeight),
      ...fanRows(words, model, count, rows),
      ...soundRows(words, model, count, rows),
    ],
  };
}

/** Rated fan power of one tower and of all. */
function fanRows(words: PlanWords["tower"], model: Model, count: number, rows: Rows): SheetRow[] {
  const { fans, motor } = model;
  const all = fanKilowattsOf(model, count);
  if (motor === null || all === undefined) return [];
  return [
    ...rows(words.fans, () => `${fans ?? 1} × ${enteredFigure(motor)} kW`),
    ...(count > 1 ? rows(fill(words.fansTogether, { count }), () => `${enteredFigure(all)} kW`) : []),
  ];
}

/** Sound of one tower and of all, never without the distance. */
function soundRows(words: PlanWords["tower"], model: Model, count: number, rows: Rows): SheetRow[] {
  const { sound, soundDistance } = model;
  if (sound === null || soundDistance === null) return [];
  const level = (decibels: number) => (units: UnitChoice) =>
    fill(words.soundAt, {
      sound: enteredFigure(Number(decibels.toFixed(1))),
      distance: told(soundDistance, "height", units),
    });
  return [
    ...rows(words.sound, level(sound)),
    ...(count > 1 ? rows(fill(words.soundTogether, { count }), level(soundTogether(sound, count))) : []),
  ];
}

function waterTable(
  { water: words }: PlanWords,
  duty: Duty,
  question: NonNullable<Plan["water"]>,
  rows: Rows,
): SheetTable {
  const flow = (label: string, value: number) => rows(label, (units) => told(value, "flow", units));
  const { evaporation, drift, blowdown, makeUp } = waterBalance(duty, question);
  return {
    title: words.title,
    rows: [
      ...rows(words.cycles, () => enteredFigure(question.cycles)),
      ...flow(words.drift, drift),
      ...flow(words.evaporation, evaporation),
      ...flow(words.blowdown, blowdown),
      ...flow(words.makeUp, makeUp),
    ],
  };
}

function waterNote(
  { water: words }: PlanWords,
  { dryBulbTemp }: NonNullable<Plan["water"]>,
  units: UnitChoice,
): string {
  return dryBulbTemp === undefined
    ? words.estimated
    : fill(words.counted, { dryBulb: inBothUnits(dryBulbTemp, "temperature", units) });
}

/** Length, width and height of one tower, mm. */
function dimensionsText(sides: readonly number[], units: UnitChoice): string {
  const all = sides.map((side) => measured(side, "dimension", units));
  return `${all.map(({ figure }) => figure).join(" × ")} ${all[0]?.unit}`;
}
