import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import type { SheetWords } from "#content/calculator/sheet.ts";
import type { Content } from "#content/editing/defaults.ts";
import { type TestUnits, testFigure, withBothSigns } from "#content/figures/test-units.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import type { Acceptance, AcceptanceQuestion } from "#engine/acceptance/acceptance.ts";
import { chart } from "../../charts/chart.ts";
import { companyLines, type DesignSheet, jobRows } from "../design-sheet.ts";
import type { SheetJob } from "../job.ts";
import { chartDrawing, paperPage, resultGroup } from "../paper.ts";
import {
  group,
  type Part,
  type SheetPage,
  type SheetTable,
  table,
  text,
  textElement,
} from "../paper-parts.ts";
import { type CurvesReport, curvesReport } from "./curves-report.ts";
import { reportRows } from "./report-rows.ts";
import { headFigures, methodTexts, verdictText } from "./verdict-text.ts";

/** An evaluated test and its description. */
export interface EvaluatedTest {
  question: AcceptanceQuestion;
  result: Acceptance;
}

/** Everything that stands on the report of a test, worded and in order. */
export interface AcceptanceSheet extends Pick<DesignSheet, "company" | "job" | "date" | "link"> {
  locale: Locale;
  title: string;
  verdict: string;
  results: DesignSheet["results"];
  figures: SheetTable;
  instruments: SheetTable;
  agreed: SheetTable;
  method: { title: string; paragraphs: string[] };
  curves?: CurvesReport | undefined;
}

interface ReportContext {
  now: Date;
  /** Address of the evaluation, with host. */
  address: string;
  job: SheetJob;
  company: Content["company"];
  words: Pick<AcceptanceWords, "form" | "report"> & Pick<SheetWords, "job">;
  /** Units of the report; values in the standard unit stand beside. */
  units: TestUnits;
}

/** The report of a test. The date is Korean time, whatever language it is in. */
export function acceptanceSheet(
  locale: Locale,
  { question, result }: EvaluatedTest,
  { now, address, job, company, words, units }: ReportContext,
): AcceptanceSheet {
  const { form, report } = words;
  return {
    locale,
    title: report.title,
    verdict: verdictText(report, question, result),
    date: { label: report.date, text: dayInWords(locale, dayInKorea(now)) },
    job: jobRows(words, job),
    results: headFigures(report, question, result),
    figures: figureTable(report, { question, result }, units),
    instruments: {
      title: form.instruments.title,
      rows: instrumentRows({ form, report }, question, units),
    },
    agreed: { title: report.agreed, rows: agreedRows({ form, report }, question, units) },
    method: {
      title: report.method.title,
      paragraphs: methodTexts(report, question, result),
    },
    curves: curvesReport(report, question, result),
    link: { label: report.address, address },
    company: companyLines(locale, company),
  };
}

/** The report as a page of paper, and with a maker's curves further pages on how these were evaluated. */
export function acceptancePages(sheet: AcceptanceSheet): SheetPage[] {
  const report = paperPage(sheet, [
    resultGroup({ title: sheet.title, lead: sheet.verdict, results: sheet.results }),
    table(sheet.figures),
    group("div", "charts", [table(sheet.instruments), table(sheet.agreed)]),
    text(sheet.method),
  ]);
  return [report, ...(sheet.curves ? curvesPages(sheet, sheet.curves) : [])];
}

/** Lines of the table of each flow that the page of the steps has room for. */
const maxRowsBeside = 8;

function curvesPages(
  sheet: AcceptanceSheet,
  { title, lead, points, charts, curves }: CurvesReport,
): SheetPage[] {
  const steps: Part[] = [
    group("div", undefined, [textElement("h2", "title", title), textElement("p", "muted", lead)]),
    group(
      "div",
      "charts",
      points.map((point) =>
        group("div", "text", [table(point.table), textElement("p", undefined, point.result)]),
      ),
    ),
    group("div", "charts", charts.map(chartPart)),
  ];
  const tables = group("div", "tables", curves.map(table));
  const isBeside = curves.length <= 3 && curves.every(({ rows }) => rows.length <= maxRowsBeside);
  const pages = isBeside ? [[...steps, tables]] : [steps, [tables]];
  return pages.map((parts) => paperPage(sheet, parts));
}

function chartPart({ title, alt, note, spec }: CurvesReport["charts"][number]): Part {
  return group("figure", undefined, [
    textElement("h2", "caption", title),
    { tag: "svg", drawing: chartDrawing(chart(spec(chartSize))), alt },
    ...(note ? [textElement("p", "muted", note)] : []),
  ]);
}

/** User units, as on the design sheet but for the height: three rows of charts fit on a page. */
const chartSize = { width: 360, height: 190, fontSize: 11 };

function figureTable(
  words: AcceptanceWords["report"],
  { question, result }: EvaluatedTest,
  units: TestUnits,
): SheetTable {
  const points = question.points.map((_, index) => fill(words.point, { number: index + 1 }));
  return {
    title: words.figures,
    columns: [words.design, ...points],
    rows: reportRows(words, question, result, units).map(({ label, design, points: cells }) => ({
      label,
      figures: [design, ...cells.map(({ text: cell, isOutside }) => (isOutside ? `${cell} *` : cell))],
    })),
  };
}

function instrumentRows(
  { form: { instruments: words }, report }: Pick<AcceptanceWords, "form" | "report">,
  { instruments }: AcceptanceQuestion,
  units: TestUnits,
) {
  const kelvin = (value: number) => testFigure(value, "difference", units, enteredFigure);
  const rows = [
    [words.flow, instruments.flowPercent, enteredFigure],
    [words.hot, instruments.hotWaterKelvin, kelvin],
    [words.cold, instruments.coldWaterKelvin, kelvin],
    [words.wb, instruments.wetBulbKelvin, kelvin],
    [words.kw, instruments.fanPowerPercent, enteredFigure],
  ] as const;
  return rows.map(([label, error, write]) => ({
    label: withBothSigns(label, units),
    figures: [error > 0 ? `±${write(error)}` : report.none],
  }));
}

/** Rows of the agreed bounds and the acceptance criterion; absent bounds are left out. */
function agreedRows(
  { form, report }: Pick<AcceptanceWords, "form" | "report">,
  { agreed = {}, passPercent, draft = "induced" }: AcceptanceQuestion,
  units: TestUnits,
) {
  const bound = (value: number | undefined, write: (value: number) => string = enteredFigure) =>
    value === undefined ? report.none : write(value);
  const kelvin = (value: number) => testFigure(value, "difference", units, enteredFigure);
  return [
    { label: form.pass.label, figures: [`${enteredFigure(passPercent)}%`] },
    { label: form.agreed.flow, figures: [bound(agreed.flowPercent)] },
    { label: form.agreed.range, figures: [bound(agreed.rangePercent)] },
    { label: withBothSigns(form.agreed.wb, units), figures: [bound(agreed.wetBulbKelvin, kelvin)] },
    { label: form.agreed.kw, figures: [bound(agreed.fanPowerPercent)] },
    { label: form.sold.draft.label, figures: [form.sold.draft[draft]] },
    { label: `* ${report.outside}`, figures: [""] },
  ];
}
