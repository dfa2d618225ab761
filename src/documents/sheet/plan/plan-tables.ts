import { planWords } from "#content/calculator/plan/plan.ts";
import { towerSheetWords } from "#content/calculator/plan/tower-sheet.ts";
import { quantityText, standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, productView } from "#content/lookup/product-view.ts";
import { stationOfOtherPlace } from "#content/places/weather-station.ts";
import type { Locale } from "#domain/locale.ts";
import { hasPerformanceMethod } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { yearOf } from "#engine/year/year.ts";
import type { SheetTable, SheetText } from "../paper-parts.ts";
import { type PageContent, type TowerSheet, towerSheet } from "../tower/tower-sheet.ts";
import {
  type ChosenTowersSummary,
  type PlannedTowers,
  type PlanRecords,
  plannedTowers,
  summarizeChosenTowers,
  towerSize,
  withFanPower,
} from "./chosen-towers.ts";
import type { Plan } from "./plan.ts";
import { yearQuestion } from "./planned-year.ts";
import { towerTable } from "./tower-table.ts";
import { waterNote, waterTable } from "./water-table.ts";
import { enteredRow, monthTable, type Rows, rowsIn, yearNotes, yearTable } from "./year-tables.ts";

/** Texts and tables of a plan for the pages after the first, or for lines on the first. */
export interface PlanSheet {
  title: string;
  lead: string;
  chosenTowers?: ChosenTowersSummary | undefined;
  /** Record of the chosen model. */
  towerRecord?: TowerSheet | undefined;
  /** Site and water. */
  tables: SheetTable[];
  /** The chosen towers. */
  towersTable?: SheetTable | undefined;
  /** The year as a whole and by month; empty where no year was calculated. */
  year: SheetTable[];
  notes: SheetText[];
}

/** Plan with the complete address of its sheet. */
export interface PlanWithAddress extends PlanSheet {
  address: string;
}

/** The pages of a plan. Throws a RangeError for a duty that `checkDuty` refuses. */
export function planSheet(
  locale: Locale,
  duty: Duty,
  plan: Plan,
  records: PlanRecords,
  units: UnitChoice = standardUnits,
): PlanSheet {
  const words = planWords[locale];
  const rows = rowsIn(units);
  const siteAndWater = [
    ...(plan.site ? [siteTable(locale, duty, plan.site, rows)] : []),
    ...(plan.water ? [waterTable(words, duty, plan.water, rows)] : []),
  ];
  const chosen = plannedTowers(plan, records);
  const towers = chosen ? towerTable(locale, duty, chosen, rows) : undefined;
  const headline = stationHeadline(locale, plan);
  const year = yearTables(locale, duty, plan, records, units);
  const notes = notesOf(locale, plan, records, { hasYear: year.length > 0, units });
  const hasYearPage = year.length > 0;
  return {
    title: words.title,
    lead: headline ? `${headline}. ${words.lead}` : words.lead,
    chosenTowers: chosen && summarizeChosenTowers(locale, duty, chosen, units),
    towerRecord:
      chosen &&
      towers &&
      recordOf(
        locale,
        chosen,
        {
          // Without results of the method, the first page has room for the record.
          isOnFirstPage: !hasPerformanceMethod(chosen.kind),
          towers,
          others: hasYearPage ? [] : siteAndWater,
          notes: hasYearPage ? [] : notes,
        },
        units,
      ),
    tables: siteAndWater,
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
  records: PlanRecords,
  units: UnitChoice,
): SheetTable[] {
  const planned = plan.year && withFanPower(plan.year, plan, records);
  if (!planned || !records.weather) return [];
  const question = yearQuestion(duty, planned, towerSize(duty, plan, records));
  const year = yearOf(question, records.weather);
  const headline = stationHeadline(locale, plan);
  return [
    { ...yearTable(locale, planned, year, { question, units }), ...(headline && { title: headline }) },
    monthTable(planWords[locale], planned, year, units),
  ];
}

function notesOf(
  locale: Locale,
  { water, year }: Plan,
  { model }: PlanRecords,
  { hasYear, units }: { hasYear: boolean; units: UnitChoice },
): SheetText[] {
  const words = planWords[locale];
  const towerNotes = [
    ...(model?.optionNamesWithOwnFigures
      ? [fill(towerSheetWords[locale].ownFigures, { options: model.optionNamesWithOwnFigures })]
      : []),
    ...(model?.isSample ? [words.tower.sample] : []),
  ];
  return [
    ...(water ? [{ title: words.water.title, paragraphs: [waterNote(words, water, units)] }] : []),
    ...(hasYear ? [{ title: words.year.title, paragraphs: yearNotes(words, year) }] : []),
    ...(towerNotes.length > 0 ? [{ title: words.tower.title, paragraphs: towerNotes }] : []),
  ];
}

/** The record of the model; none where its product is not known. */
function recordOf(
  locale: Locale,
  { towerCount, running, model, product }: PlannedTowers,
  content: PageContent,
  units: UnitChoice,
): TowerSheet | undefined {
  if (!product) return undefined;
  const series = { ...product, title: brandedTitle(productView(locale, product)) };
  return towerSheet(locale, { model, series, towerCount, running }, content, units);
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
      ...enteredRow(site.design, wetBulbTemp, rows),
      ...temperature(site.dryBulb, place.dryBulbTemp),
      ...rows(site.height, (units) => quantityText(height, "height", units)),
    ],
  };
}
