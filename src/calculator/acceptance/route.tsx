import { paths } from "#content/paths.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { inEach, locales, pathIn } from "#domain/locale.ts";
import { contentContext, siteUrlContext } from "#web/context.ts";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { AddedBlocks } from "#web/page-record/built-in/AddedBlocks.tsx";
import { acceptanceAt } from "../engine/acceptance/entry.ts";
import { standardUnits } from "../figures/measures.ts";
import { problemText } from "../page/units/field-units.ts";
import { selectionAddresses } from "../selection/addresses.ts";
import { jobIn } from "../selection/job.ts";
import { readSelection } from "../selection/selection-texts.ts";
import { jobRows } from "../sheet/design-sheet.ts";
import { testProblemText } from "../sheet/report/test-problem.ts";
import { calculator } from "../words/calculator.ts";
import type { Route } from "./+types/route";
import { AcceptanceForm } from "./AcceptanceForm.tsx";
import { AcceptanceReport } from "./AcceptanceReport.tsx";
import { InUnits, inEachUnit } from "./InUnits.tsx";
import { UnitChoice } from "./UnitChoice.tsx";

export function loader(asked: Route.LoaderArgs) {
  const data = pageData(asked, { page: "acceptance", above: "calculator" });
  const { locale } = data;
  const content = asked.context.get(contentContext);
  const { pathname, search, searchParams } = new URL(asked.request.url);
  const opening = acceptanceAt(searchParams);
  const problems =
    opening.kind === "refused"
      ? opening.problems.map((problem) => ({
          name: "name" in problem ? problem.name : "",
          texts: inEachUnit((units) =>
            testProblemText(locale, problem, units, (violation) =>
              problemText(calculator[locale], violation, { ...standardUnits, ...units }),
            ),
          ),
        }))
      : [];
  return {
    ...data,
    opening,
    problems,
    values: Object.fromEntries(searchParams),
    company: content.company.name[locale],
    jobWords: content.sheet[locale].job,
    date: dayInKorea(new Date()),
    job: jobRows(content.sheet[locale], jobIn(searchParams)),
    back: selectionAddresses(locale, readSelection(searchParams, "test")).calculator,
    address: asked.context.get(siteUrlContext) + pathname + search,
    pdf: inEach(locales, (language) => `/api/acceptance-report.pdf${search}&lang=${language}`),
  };
}

export const meta = metaOfPage;

/**
 * Page of the acceptance test: the form, and above it the report of a submitted test. Works without script.
 */
export default function AcceptancePage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, opening, problems, values, company, date, jobWords, job, back, address, pdf } =
    loaderData;
  return (
    <Page page={page}>
      <div className="page-width grid grid-cols-1 gap-12 py-14 lg:py-20">
        <UnitChoice words={text.units} />
        {problems.length > 0 && (
          <div id="test-problems" role="alert" className="border-danger border-l-4 bg-notice-soft px-5 py-5">
            <p className="font-semibold text-lead">{text.problems.title}</p>
            <ul className="mt-2 list-disc pl-5 text-compact">
              {problems.map(({ texts }) => (
                <li key={texts[0]}>
                  <InUnits texts={texts} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {opening.kind === "evaluated" && (
          <AcceptanceReport
            locale={locale}
            words={text.report}
            job={job}
            pdf={pdf}
            {...opening}
            company={company}
            date={date}
            address={address}
          />
        )}
        <AcceptanceForm
          words={text.form}
          job={jobWords}
          action={pathIn(locale, paths.acceptance)}
          values={values}
          wrong={problems.map(({ name }) => name)}
        />
        <p className="print:hidden">
          <a href={back} className="text-link">
            {text.back}
          </a>
        </p>
      </div>
      <AddedBlocks page={page} />
    </Page>
  );
}
