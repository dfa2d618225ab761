import type { Content } from "#content/editing/defaults.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import type { Acceptance, AcceptanceQuestion } from "../../engine/acceptance/acceptance.ts";
import { type TestUnits, testFigure, withBothSigns } from "../../figures/test-units.ts";
import type { SheetJob } from "../../selection/job.ts";
import type { AcceptanceWords } from "../../words/acceptance.ts";
import type { SheetWords } from "../../words/sheet.ts";
import { companyLines, type DesignSheet, jobRows } from "../design-sheet.ts";
import { answer, paperFoot, paperHead } from "../paper.ts";
import { group, type Paper, type SheetTable, table, text } from "../paper-parts.ts";
import { headFigures, reportRows, verdictText } from "./report-rows.ts";

/** An evaluated test, and what was said of it. */
export interface EvaluatedTest {
  question: AcceptanceQuestion;
  result: Acceptance;
}

/** Everything that stands on the report of a test, worded and in order. */
export interface AcceptanceSheet extends Pick<DesignSheet, "company" | "job" | "date" | "link"> {
  locale: Locale;
  title: string;
  verdict: string;
  answers: DesignSheet["answers"];
  figures: SheetTable;
  instruments: SheetTable;
  agreed: SheetTable;
  method: { title: string; paragraphs: string[] };
}

interface Made {
  now: Date;
  /** Address of the evaluation, with host. */
  address: string;
  job: SheetJob;
  company: Content["company"];
  words: Pick<AcceptanceWords, "form" | "report"> & Pick<SheetWords, "job">;
  /** Units of the report; the contract's values stand beside. */
  units: TestUnits;
}

/** The report of a test. The date is Korean time, whatever language it is in. */
export function acceptanceSheet(
  locale: Locale,
  { question, result }: EvaluatedTest,
  { now, address, job, company, words, units }: Made,
): AcceptanceSheet {
  const { form, report } = words;
  return {
    locale,
    title: report.title,
    verdict: verdictText(report.verdicts, question, result),
    date: { label: report.date, text: dayInKorea(now) },
    job: jobRows(words, job),
    answers: headFigures(report, question, result),
    figures: figureTable(report, { question, result }, units),
    instruments: {
      title: form.instruments.title,
      rows: instrumentRows({ form, report }, question, units),
    },
    agreed: { title: report.agreed, rows: agreedRows({ form, report }, question, units) },
    method: {
      title: report.method.title,
      paragraphs: [report.method.text, report.method.draft[question.draft ?? "induced"], report.method.limit],
    },
    link: { label: report.address, address },
    company: companyLines(locale, company),
  };
}

/** The report as a page of paper. */
export function acceptancePaper(sheet: AcceptanceSheet): Paper {
  return {
    body: group("div", "body", [
      ...paperHead(sheet),
      answer({ title: sheet.title, lead: sheet.verdict, answers: sheet.answers }),
      table(sheet.figures),
      group("div", "charts", [table(sheet.instruments), table(sheet.agreed)]),
      text(sheet.method),
    ]),
    foot: paperFoot(sheet),
  };
}

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
