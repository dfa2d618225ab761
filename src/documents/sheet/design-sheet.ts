import { type Logo, logoOf } from "#content/brand/logo.ts";
import { calculator } from "#content/calculator/calculator.ts";
import { validityText } from "#content/calculator/calculator-validity.ts";
import { type SheetWords, sheetWords } from "#content/calculator/sheet.ts";
import type { Content } from "#content/editing/defaults.ts";
import { dutyFigures, type FigureSlot } from "#content/figures/duty-figures.ts";
import { formatWithUnit, standardMeasured } from "#content/figures/figure.ts";
import { type FigureNames, figureNames, figureRows } from "#content/figures/figure-rows.ts";
import { inBothUnits, isStandardChoice, standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { oneDecimal, threeDecimals } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import type { SelectedTowers } from "#documents/sound/sound-parameter.ts";
import type { AnsweredSound } from "#documents/sound/sound-result.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import { hasPerformanceMethod } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { pressureAt } from "#engine/method/air.ts";
import { capacity } from "#engine/method/capacity.ts";
import { type Result, resultOf } from "#engine/method/result.ts";
import { standardConditions } from "#engine/method/standard-tower.ts";
import { validityOf } from "#engine/method/validity.ts";
import { jobFields, type SheetJob } from "./job.ts";
import { type Part, rowsInBothUnits, type SheetRow, type SheetTable, type SheetText } from "./paper-parts.ts";
import type { PlanWithAddress } from "./plan/plan-tables.ts";
import { type SheetChart, sheetCharts } from "./sheet-charts.ts";
import { changeRows, whyTexts } from "./sheet-results.ts";
import { soundSection } from "./sound-section.ts";

/** Any flow at standard conditions: the operating point is the same. */
const standardResult = resultOf({ flowRate: 390, ...standardConditions });

/** Everything that stands on a design sheet, worded and in order, for paper and screen alike. */
export interface DesignSheet {
  locale: Locale;
  documentTitle: string;
  title: string;
  lead: string;
  date: { label: string; text: string };
  /** Rows of the job, in the order of `jobFields`. */
  job: { label: string; text: string }[];
  /** The answer at large: final CRT, and the whole tons to select. */
  results: { label: string; figure: string }[];
  /** A line on the chosen towers: whether they meet the duty. */
  towersLine?: string | undefined;
  tables: SheetTable[];
  charts: SheetChart[];
  /** Explains the size. This and the next two are results of the method for open towers; absent for closed-circuit towers. */
  why?: SheetText | undefined;
  /** How the size changes when an input goes up or down. */
  changes?: SheetTable | undefined;
  validity?: SheetText | undefined;
  method: SheetText;
  limits: SheetText;
  /** Choices beyond the duty: site, towers, water, year. */
  plan?: PlanWithAddress | undefined;
  /** Sound at a neighbor, on pages of its own. */
  sound?: Part[][] | undefined;
  link: { label: string; address: string };
  /** More than a duty stands on it: a browser prints it smaller, to keep each page whole. */
  isDense: boolean;
  company: { name: string; lines: string[]; logo?: Logo };
}

export interface SheetOptions {
  now: Date;
  /** Address of the calculation, with host. */
  address: string;
  /** Project, client and the like, as far as they were given. */
  job?: SheetJob;
  plan?: PlanWithAddress | undefined;
  sound?: AnsweredSound | undefined;
  /** Towers of the selection: a note on the sheet says if the case of sound has other towers. */
  selected?: SelectedTowers | undefined;
  /** Units of the figures, with the standard ones behind where they differ. */
  units?: UnitChoice | undefined;
  /** Company of the sheet. */
  company: Content["company"];
  /** Words of the sheet; the program's own by default. */
  words?: SheetWords | undefined;
}

/**
 * The sheet of one duty. The date is Korean time, whatever language it is in.
 * Throws a RangeError for a duty that `checkDuty` refuses.
 */
export function designSheet(
  locale: Locale,
  duty: Duty,
  {
    now,
    address,
    company,
    words = sheetWords[locale],
    job = {},
    plan,
    sound,
    selected,
    units = standardUnits,
  }: SheetOptions,
): DesignSheet {
  const names = figureNames(locale);
  const result = resultOf(duty);
  const { towerKind, line: towersLine, runningCRT } = plan?.chosenTowers ?? {};
  // The method holds for open towers only.
  const hasMethod = towerKind === undefined || hasPerformanceMethod(towerKind);
  const ofKind = towerKind && towerKind !== "counterflow" ? words.kinds[towerKind] : undefined;
  const sheet: DesignSheet = {
    locale,
    documentTitle: sheetTitle(words, duty, company.name[locale]),
    title: words.title,
    lead: ofKind?.lead ?? words.lead,
    date: { label: words.date, text: dayInWords(locale, dayInKorea(now)) },
    job: jobRows(words, job),
    results: (["finalCRT", "nominalCRT"] as const).map((key) => ({
      label: names[key]?.label ?? "",
      figure: formatWithUnit(standardMeasured(dutyFigures[key].value(result), dutyFigures[key].in)),
    })),
    towersLine,
    tables: [
      { title: words.duty, rows: sheetRows("sheet-duty", names, [result], units) },
      { title: words.results, rows: sheetRows("sheet-results", names, [result], units) },
    ],
    charts: [],
    method: textSection(words.method.title, [
      hasMethod
        ? fill(words.method.text, { pressure: threeDecimals(pressureAt(duty.height ?? 0) / 1000) })
        : words.method.rated,
    ]),
    limits: textSection(words.limits.title, [ofKind?.limits ?? words.limits.text]),
    ...(plan && { plan }),
    ...(sound && { sound: soundSection(locale, sound, selected) }),
    link: { label: words.link, address },
    isDense: plan !== undefined || Object.keys(job).length > 0 || !isStandardChoice(units),
    company: companyLines(locale, company),
  };
  if (!hasMethod) return sheet;
  const { operatingPoint, ...ofMethod } = methodParts(locale, words, result, { units, towerCRT: runningCRT });
  return { ...sheet, ...ofMethod, tables: [...sheet.tables, operatingPoint] };
}

/** The parts that only the method for open towers can fill. */
function methodParts(
  locale: Locale,
  words: SheetWords,
  result: Result,
  { units, towerCRT }: { units: UnitChoice; towerCRT: number | undefined },
) {
  const { duty, capacity: found, sizeToSelect } = result;
  const validity = validityText(calculator[locale].validity, validityOf(duty, found), (value, as) =>
    inBothUnits(value, as, units),
  );
  return {
    operatingPoint: {
      title: words.operatingPoint,
      columns: [words.thisDuty, words.standard],
      hasReference: true,
      rows: sheetRows("sheet-operating-point", figureNames(locale), [result, standardResult], units),
    },
    charts: sheetCharts(words.charts, {
      duty,
      capacity: found,
      towerCRT: towerCRT ?? sizeToSelect.nominalCRT,
      units,
    }),
    why: textSection(words.why.title, whyTexts(words.why, duty, found, units)),
    changes: {
      title: words.changes.title,
      columns: [words.changes.up, words.changes.down],
      rows: changeRows(words.changes, duty, units),
    },
    validity: textSection(validity.title, [validity.text]),
  };
}

/** Rows of the job, in the order of `jobFields`. */
export function jobRows(words: Pick<SheetWords, "job">, job: SheetJob): DesignSheet["job"] {
  return jobFields.flatMap((field) => {
    const text = job[field];
    return text === undefined ? [] : [{ label: words.job.fields[field], text }];
  });
}

/** No line ends between a figure and its unit, or within a formula. */
function textSection(title: string, paragraphs: readonly string[]): SheetText {
  const unbroken = (text: string) => text.replaceAll(/(?<=[\d=]) (?=[°=(\dmkC])|(?<=L) (?==)/g, "\u00a0");
  return { title, paragraphs: paragraphs.map(unbroken) };
}

/** Title of the document: also the name that browsers give to its print. */
export function sheetTitle(words: SheetWords, duty: Duty, company: string): string {
  const crt = oneDecimal(capacity(duty).finalCRT);
  return fill(words.documentTitle, { crt, company });
}

/** Rows have only the names of figures, without the explanations that the web page shows. */
function sheetRows(
  slot: FigureSlot,
  names: FigureNames,
  results: readonly [Result, ...Result[]],
  units: UnitChoice = standardUnits,
): SheetRow[] {
  const standard = figureRows(slot, names, results);
  return figureRows(slot, names, results, units).flatMap(({ label, figures }, index) =>
    rowsInBothUnits(label, figures, standard[index]?.figures ?? figures),
  );
}

/** Lines of the company: its name and its first office. */
export function companyLines(locale: Locale, company: SheetOptions["company"]): DesignSheet["company"] {
  const [office] = company.offices;
  const contactLines = office
    ? [office.address[locale], office.phone[locale], office.email]
    : [company.email];
  const logo = logoOf(company.brand.logo);
  return { name: company.name[locale], lines: contactLines, ...(logo && { logo }) };
}
