import { type PlanWords, planWords } from "#content/calculator/plan/plan.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { towerSheetWords } from "#content/calculator/plan/tower-sheet.ts";
import { verdictWords } from "#content/calculator/verdict/verdict.ts";
import { runningSize, towersLine } from "#content/calculator/verdict/verdict-text.ts";
import {
  inBothUnits,
  measured,
  quantityText,
  standardUnits,
  type UnitChoice,
} from "#content/figures/measures.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, productView } from "#content/lookup/product-view.ts";
import { stationOfOtherPlace } from "#content/places/weather-station.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { capabilityPercent } from "#engine/design/cold-water.ts";
import { hasPerformanceMethod, selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import { fanKilowattsOf, soundTogether } from "#engine/design/towers/towers-together.ts";
import { waterBalance } from "#engine/design/water.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { runningOf } from "#engine/finder/tower.ts";
import { capacity } from "#engine/method/capacity.ts";
import { heatLoad } from "#engine/method/heat-load.ts";
import { sizeToSelectFor } from "#engine/method/selected-size.ts";
import type { Weather } from "#engine/year/weather.ts";
import { yearOf } from "#engine/year/year.ts";
import type { SheetRow, SheetTable, SheetText } from "../paper-parts.ts";
import { type PageContent, type TowerSheet, towerSheet } from "../tower/tower-sheet.ts";
import type { Plan } from "./plan.ts";
import { type PlannedYear, yearQuestion } from "./planned-year.ts";
import { installedText, monthTable, type Rows, rowsIn, yearNotes, yearTable } from "./year-tables.ts";

/** Records that a plan refers to: the model by its name, the weather by its station. */
export interface PlanFacts {
  model: { model: Model; kind: TowerKind; isSample: boolean; product?: Product | undefined } | undefined;
  weather: Weather | undefined;
  /** One of the towers is standby (N+1). */
  hasReserve?: boolean | undefined;
}

/** Texts and tables of a plan for the second page of the sheet. */
export interface PlanSheet {
  title: string;
  lead: string;
  /** Kind of the chosen towers, the size of those that run, CRT, and a line with the verdict on them. */
  towerVerdict?: { kind: TowerKind; crt: number; line: string } | undefined;
  /** Record of the chosen model. */
  towerRecord?: TowerSheet | undefined;
  /** Site and water. */
  tables: SheetTable[];
  /** The chosen towers. */
  towersTable?: SheetTable | undefined;
  /** The year as a whole and by month; empty where none was counted. */
  year: SheetTable[];
  notes: SheetText[];
}

/** Plan with the complete address of its sheet. */
export interface AddressedPlan extends PlanSheet {
  address: string;
}

/** Finds a model by its name among the company's own products, without the partner's. */
export function findOwnModel(products: readonly Product[], name: string): PlanFacts["model"] {
  return products
    .filter(({ brand }) => brand === null)
    .flatMap((product) => {
      const { models, tags, hasSampleModels: isSample } = product;
      const kind = towerKindOf(tags);
      return models.map((model) => ({ model, kind, isSample, product }));
    })
    .find(({ model }) => model.name === name);
}

/** The pages of a plan. Throws a RangeError for a duty that `checkDuty` refuses. */
export function planSheet(
  locale: Locale,
  duty: Duty,
  plan: Plan,
  facts: PlanFacts,
  units: UnitChoice = standardUnits,
): PlanSheet {
  const words = planWords[locale];
  const rows = rowsIn(units);
  const own = [
    ...(plan.site ? [siteTable(locale, duty, plan.site, rows)] : []),
    ...(plan.water ? [waterTable(words, duty, plan.water, rows)] : []),
  ];
  const chosen = chosenOf(plan, facts);
  const towers = chosen ? towerTable(locale, duty, chosen, rows) : undefined;
  const headline = stationHeadline(locale, plan);
  const year = yearTables(locale, duty, plan, facts, units);
  const notes = notesOf(words, plan, facts, { hasYear: year.length > 0, units });
  const hasOwnPage = year.length > 0;
  return {
    title: words.title,
    lead: headline ? `${headline}. ${words.lead}` : words.lead,
    towerVerdict: chosen && towersOf(locale, duty, chosen, units),
    towerRecord:
      chosen &&
      towers &&
      recordOf(
        locale,
        chosen,
        {
          isFirstPage: !hasPerformanceMethod(chosen.kind),
          towers,
          others: hasOwnPage ? [] : own,
          notes: hasOwnPage ? [] : notes,
        },
        units,
      ),
    tables: own,
    towersTable: towers,
    year,
    notes,
  };
}

/** The year as a whole and by month. */
function yearTables(
  locale: Locale,
  duty: Duty,
  plan: Plan,
  facts: PlanFacts,
  units: UnitChoice,
): SheetTable[] {
  const planned = plan.year && withFanPower(plan.year, plan, facts);
  if (!planned || !facts.weather) return [];
  const crt = planned.crt ?? towerSize(duty, plan, facts);
  const year = yearOf(yearQuestion(duty, planned, crt), facts.weather);
  const headline = stationHeadline(locale, plan);
  return [
    { ...yearTable(locale, planned, year, { crt, units }), ...(headline && { title: headline }) },
    monthTable(planWords[locale], planned, year, units),
  ];
}

function notesOf(
  words: PlanWords,
  { water, year }: Plan,
  { model }: PlanFacts,
  { hasYear, units }: { hasYear: boolean; units: UnitChoice },
): SheetText[] {
  return [
    ...(water ? [{ title: words.water.title, paragraphs: [waterNote(words, water, units)] }] : []),
    ...(hasYear ? [{ title: words.year.title, paragraphs: yearNotes(words, year) }] : []),
    ...(model?.isSample ? [{ title: words.tower.title, paragraphs: [words.tower.sample] }] : []),
  ];
}

/** The record of the model; none where its product is not known. */
function recordOf(
  locale: Locale,
  { units: count, model, product }: NonNullable<PlanFacts["model"]> & { units: number },
  content: PageContent,
  units: UnitChoice,
): TowerSheet | undefined {
  if (!product) return undefined;
  const series = { ...product, title: brandedTitle(productView(locale, product)) };
  return towerSheet(locale, { model, series, count }, content, units);
}

/** The model of a plan with its numbers of towers: all, and those that run. */
type Chosen = NonNullable<PlanFacts["model"]> & { units: number; running: number };

function chosenOf({ tower }: Plan, { model, hasReserve = false }: PlanFacts): Chosen | undefined {
  if (!tower || !model) return undefined;
  const { units = 1 } = tower;
  return { ...model, units, running: runningOf(units, hasReserve) };
}

function towersOf(
  locale: Locale,
  duty: Duty,
  { model, kind, units, running }: Chosen,
  shownIn: UnitChoice,
): NonNullable<PlanSheet["towerVerdict"]> {
  const chosen = { units, running, crt: model.crt, kind };
  return {
    kind,
    crt: runningSize(chosen),
    line: towersLine(locale, model.name, chosen, duty, shownIn),
  };
}

/** Headline of a year in weather of another place. */
function stationHeadline(locale: Locale, { site, year }: Plan): string | undefined {
  const otherStation = stationOfOtherPlace(site?.place, year?.station);
  return (
    otherStation &&
    site &&
    fill(planWords[locale].year.foreign, { station: otherStation[locale], place: site.place.name[locale] })
  );
}

/** A year of the towers chosen has their rated fan power where the address names none. */
function withFanPower(year: PlannedYear, plan: Plan, facts: PlanFacts): PlannedYear {
  const chosen = chosenOf(plan, facts);
  if (year.fanKilowatts !== undefined || year.crt !== undefined || !chosen) return year;
  return { ...year, fanKilowatts: fanKilowattsOf(chosen.model, chosen.running) };
}

/** Nominal size of the towers chosen that run, CRT; without any that of the duty in whole tons. */
function towerSize(duty: Duty, plan: Plan, facts: PlanFacts): number {
  const chosen = chosenOf(plan, facts);
  if (chosen) return chosen.running * chosen.model.crt;
  return sizeToSelectFor(duty).nominalCRT;
}

function siteTable(
  locale: Locale,
  { wetBulbTemp, height = 0 }: Duty,
  { place, margin }: NonNullable<Plan["site"]>,
  rows: Rows,
): SheetTable {
  const { site } = planWords[locale];
  const temperature = (label: string, celsius: number) =>
    rows(label, (units) => quantityText(celsius, "temperature", units));
  return {
    title: site.title,
    rows: [
      ...rows(site.place, () => place.name[locale]),
      ...rows(site.source, () => site.sources[place.source]),
      ...temperature(site.published, place.wetBulbTemp),
      ...rows(site.margin, (units) => `+${quantityText(margin, "difference", units)}`),
      ...temperature(site.design, wetBulbTemp),
      ...temperature(site.dryBulb, place.dryBulbTemp),
      ...rows(site.height, (units) => quantityText(height, "height", units)),
    ],
  };
}

function towerTable(
  locale: Locale,
  duty: Duty,
  { model, kind, units: count, running }: Chosen,
  rows: Rows,
): SheetTable {
  const { tower: words } = planWords[locale];
  const { kinds, estimated } = towerKindWords[locale];
  const each = towerSheetWords[locale];
  const { length, width, height, shippingWeight, operatingWeight } = model;
  const installed = running * model.crt;
  const standby = running < count ? `, ${verdictWords[locale].standby}` : "";
  const { finalCRT } = capacity(duty);
  const mass = (label: string, kilograms: number | null) =>
    kilograms === null ? [] : rows(label, (units) => quantityText(kilograms, "mass", units));
  const isSized = length !== null && width !== null && height !== null;
  return {
    title: words.title,
    rows: [
      ...rows(words.model, () => `${count} × ${model.name}`),
      ...rows(words.kind, () => kinds[kind]),
      ...rows(words.installed, (units) => installedText(installed, units) + standby),
      ...rows(
        selectionBasis(kind, duty) === "estimated" ? `${words.capability} (${estimated})` : words.capability,
        () => `${oneDecimal(capabilityPercent(installed, finalCRT))}%`,
      ),
      ...(running > 1
        ? [
            ...rows(fill(each.flow, { count: running }), (units) =>
              quantityText(duty.flowRate / running, "flow", units),
            ),
            ...rows(
              fill(each.heat, { count: running }),
              () => `${oneDecimal(heatLoad(duty).kilowatts / running)} kW`,
            ),
          ]
        : []),
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
      distance: quantityText(soundDistance, "height", units),
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
  const flow = (label: string, value: number) => rows(label, (units) => quantityText(value, "flow", units));
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
