import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { fill } from "#content/fill.ts";
import { curvesReport } from "#documents/sheet/report/curves-report.ts";
import { reportRows } from "#documents/sheet/report/report-rows.ts";
import { shownAddress } from "#documents/sheet/report/shown-address.ts";
import {
  decidingVerdict,
  headFigures,
  methodTexts,
  verdictText,
} from "#documents/sheet/report/verdict-text.ts";
import { type Locale, otherLocales } from "#domain/locale.ts";
import type { Acceptance, AcceptanceQuestion } from "#engine/acceptance/acceptance.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Download, Printer } from "../../ui/icons/visitor-icons.ts";
import { CurvesSteps } from "./CurvesSteps.tsx";
import { InTestUnits, inEachUnit } from "./InTestUnits.tsx";

interface AcceptanceReportProps {
  locale: Locale;
  words: AcceptanceWords["report"];
  question: AcceptanceQuestion;
  result: Acceptance;
  company: string;
  date: string;
  job: readonly { label: string; text: string }[];
  /** Addresses of the evaluation, and of its PDF file in each language. */
  address: string;
  pdf: Record<Locale, string>;
}

/** Evaluation of a test as a printable report; the print has nothing else of the page. */
export function AcceptanceReport(props: AcceptanceReportProps) {
  const { locale, words, question, result, company, date, job, address, pdf } = props;
  const figures = headFigures(words, question, result);
  const steps = curvesReport(words, question, result);
  return (
    <section
      id="report"
      aria-labelledby="report-title"
      className="rounded-card border border-line bg-white px-5 py-7 sm:px-8 print:border-0 print:p-0"
    >
      <p className="flex flex-wrap justify-between gap-4 text-compact text-muted">
        <span>{company}</span>
        <span>
          {words.date} {date}
        </span>
      </p>
      {job.length > 0 && (
        <p className="mt-2 text-compact">{job.map(({ label, text }) => `${label}: ${text}`).join("  ·  ")}</p>
      )}
      <h2 id="report-title" className="heading-2 mt-2">
        {words.title}
      </h2>
      <dl className="figures mt-6 grid gap-6 border-ink border-y-2 py-5 sm:grid-cols-3 print:grid-cols-3">
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="text-compact text-muted">{label}</dt>
            <dd className="font-bold text-3xl text-navy">{figure}</dd>
          </div>
        ))}
      </dl>
      <p
        className={`mt-5 font-semibold text-lead ${decidingVerdict(question, result).isPassed ? "" : "text-danger"}`}
      >
        {verdictText(words, question, result)}
      </p>
      <ReportTable {...props} />
      {steps && <CurvesSteps steps={steps} />}
      <h3 className="mt-7 font-semibold">{words.method.title}</h3>
      {methodTexts(words, question, result).map((text) => (
        <p key={text} className="mt-2 text-compact text-muted">
          {text}
        </p>
      ))}
      <p className="mt-5 break-all text-note text-muted">
        {words.address}:{" "}
        <a href={address} className="underline underline-offset-4">
          {shownAddress(address)}
        </a>
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        <button type="button" data-print className={buttonClass("secondary", "script-only")}>
          <Printer className="size-4.5" />
          {words.print}
        </button>
        <a href={pdf[locale]} download data-pdf className={buttonClass("secondary")}>
          <Download className="size-4.5" />
          {words.pdf}
        </a>
        {otherLocales(locale).map((other) => (
          <a key={other} href={pdf[other]} download data-pdf className="text-link px-2 py-3 text-compact">
            {words.otherPdf[other]}
          </a>
        ))}
      </div>
    </section>
  );
}

function ReportTable({ words, question, result }: AcceptanceReportProps) {
  const tables = inEachUnit((units) => reportRows(words, question, result, units));
  const heads = question.points.map((_, index) => fill(words.point, { number: index + 1 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
    <section aria-label={words.figures} tabIndex={0} className="scroll-shadows relative mt-6">
      <table className="figures w-full border-ink border-t-2 text-compact">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-small">
            <th scope="col" className="py-2 text-left font-medium">
              {words.item}
            </th>
            {[words.design, ...heads].map((head) => (
              <th key={head} scope="col" className="py-2 pl-3 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables[0]?.map((row, at) => (
            <tr key={row.key} className="border-line border-b">
              <th scope="row" className="min-w-28 py-1.5 text-left font-medium">
                <InTestUnits texts={tables.map((table) => table[at]?.label ?? "")} />
              </th>
              <td className="py-1.5 pl-3 text-right text-muted">
                <InTestUnits texts={tables.map((table) => table[at]?.design ?? "")} />
              </td>
              {row.points.map(({ isOutside }, index) => (
                <td
                  key={heads[index]}
                  className={`py-1.5 pl-3 text-right font-semibold ${isOutside ? "text-danger" : ""}`}
                >
                  <InTestUnits texts={tables.map((table) => table[at]?.points[index]?.text ?? "")} />
                  {isOutside && <span className="block font-normal text-note">{words.outside}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
