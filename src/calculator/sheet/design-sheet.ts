import { company } from "#content/company.ts";
import { enteredFigure, oneDecimal, wholeNumber } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { seoulTime } from "#content/inquiries/inquiry-mail.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "../engine/duty/duty.ts";
import { type Capacity, capacity } from "../engine/method/capacity.ts";
import { heatLoad } from "../engine/method/heat-load.ts";
import { type Selection, selection } from "../engine/method/selection.ts";
import { validityOf } from "../engine/method/validity.ts";
import { calculator } from "../words/calculator.ts";
import { validityText } from "../words/calculator-validity.ts";
import { changeRows, operatingRows, type SheetRow, whyTexts } from "./sheet-answers.ts";
import { type SheetChart, sheetCharts } from "./sheet-charts.ts";
import { type SheetWords, sheetWords } from "./sheet-words.ts";

/** Everything that stands on a design sheet, worded and in order, for paper and screen alike. */
export interface DesignSheet {
  locale: Locale;
  documentTitle: string;
  title: string;
  lead: string;
  date: { label: string; text: string };
  /** The answer at large: final CRT, and the whole tons to select. */
  answers: { label: string; figure: string }[];
  tables: SheetTable[];
  charts: SheetChart[];
  why: SheetText;
  changes: SheetTable;
  validity: SheetText;
  method: SheetText;
  limits: SheetText;
  link: { label: string; address: string };
  company: { name: string; lines: string[] };
}

export interface SheetText {
  title: string;
  paragraphs: string[];
}

export interface SheetTable {
  title: string;
  /** Heads of the figures, where there are two in a row. */
  columns?: [string, string];
  /** The second figure is there to compare the first with. */
  hasReference?: boolean;
  rows: SheetRow[];
}

export interface SheetOptions {
  now: Date;
  /** Where the calculation is found again, as a whole address. */
  address: string;
}

/**
 * The sheet of one duty. The date is Korean time, whatever language it is in.
 * Throws a RangeError for a duty that `checkDuty` refuses.
 */
export function designSheet(locale: Locale, duty: Duty, { now, address }: SheetOptions): DesignSheet {
  const words = sheetWords[locale];
  const result = capacity(duty);
  const selected = selection(duty.flowRate, result.finalCRT);
  const crt = oneDecimal(result.finalCRT);
  const { nominalCRT } = selected;
  const validity = validityText(calculator[locale].validity, validityOf(duty, result));
  const size = { [words.figures.finalCRT]: `${crt} CRT`, [words.figures.nominalCRT]: tons(nominalCRT) };
  return {
    locale,
    documentTitle: sheetTitle(locale, duty),
    title: words.title,
    lead: words.lead,
    date: { label: words.date, text: seoulTime(now.toISOString()).slice(0, "2025-03-04".length) },
    answers: Object.entries(size).map(([label, figure]) => ({ label, figure })),
    tables: [
      { title: words.duty, rows: dutyRows(words, duty, result) },
      { title: words.results, rows: resultRows(words, duty, result, selected) },
      {
        title: words.operatingPoint,
        columns: [words.thisDuty, words.standard],
        hasReference: true,
        rows: operatingRows(words, result.operatingPoint),
      },
    ],
    charts: sheetCharts(words.charts, { duty, capacity: result, nominalCRT }),
    why: said(words.why.title, whyTexts(words.why, duty, result)),
    changes: {
      title: words.changes.title,
      columns: [words.changes.up, words.changes.down],
      rows: changeRows(words.changes, duty),
    },
    validity: said(validity.title, [validity.text]),
    method: said(words.method.title, [words.method.text]),
    limits: said(words.limits.title, [words.limits.text]),
    link: { label: words.link, address },
    company: companyLines(locale),
  };
}

/** No line ends between a figure and its unit, or within a formula. */
function said(title: string, paragraphs: readonly string[]): SheetText {
  const unbroken = (text: string) => text.replaceAll(/(?<=[\d=]) (?=[°=(\dmkC])|(?<=L) (?==)/g, "\u00a0");
  return { title, paragraphs: paragraphs.map(unbroken) };
}

/** Title of the document: also the name that browsers give to its print. */
export function sheetTitle(locale: Locale, duty: Duty): string {
  const crt = oneDecimal(capacity(duty).finalCRT);
  return fill(sheetWords[locale].documentTitle, { crt, company: company.name[locale] });
}

function dutyRows(words: SheetWords, duty: Duty, { range, approach }: Capacity): SheetRow[] {
  const { figures } = words;
  return [
    { label: figures.flowRate, figures: [`${enteredFigure(duty.flowRate)} m³/h`] },
    { label: figures.hotWaterTemp, figures: [celsius(duty.hotWaterTemp)] },
    { label: figures.coldWaterTemp, figures: [celsius(duty.coldWaterTemp)] },
    { label: figures.wetBulbTemp, figures: [celsius(duty.wetBulbTemp)] },
    { label: figures.range, figures: [celsius(range)] },
    { label: figures.approach, figures: [celsius(approach)] },
  ];
}

function resultRows(words: SheetWords, duty: Duty, result: Capacity, selected: Selection): SheetRow[] {
  const { figures } = words;
  const heat = heatLoad(duty);
  const isWaterDecisive = selected.hydraulicCRT > result.finalCRT;
  return [
    { label: figures.basicCRT, figures: [`${oneDecimal(result.basicCRT)} CRT`] },
    { label: figures.correctionFactor, figures: [result.correctionFactor.toFixed(3)] },
    { label: figures.finalCRT, figures: [`${oneDecimal(result.finalCRT)} CRT`] },
    ...(isWaterDecisive
      ? [{ label: figures.selectionCRT, figures: [`${oneDecimal(selected.selectionCRT)} CRT`] }]
      : []),
    { label: figures.nominalCRT, figures: [tons(selected.nominalCRT)] },
    { label: figures.heat, figures: [`${oneDecimal(heat.kilowatts)} kW`] },
    { label: "", figures: [`${wholeNumber(heat.kcalPerHour)} kcal/h`] },
  ];
}

function companyLines(locale: Locale): DesignSheet["company"] {
  const [office] = company.offices;
  const reach = office ? [office.address[locale], office.phone[locale], office.email] : [company.email];
  return { name: company.name[locale], lines: reach };
}

function celsius(value: number): string {
  return `${oneDecimal(value)} °C`;
}

function tons(crt: number): string {
  return `${wholeNumber(crt)} CRT`;
}
