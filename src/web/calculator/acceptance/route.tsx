import { data, redirect } from "react-router";
import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { calculator } from "#content/calculator/calculator.ts";
import { standardUnits } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import { paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { jobRows } from "#documents/sheet/design-sheet.ts";
import { jobIn } from "#documents/sheet/job.ts";
import { curveProblemTexts } from "#documents/sheet/report/curve-problem-text.ts";
import { testProblemText } from "#documents/sheet/report/test-problem.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { inEach, localeOf, locales, pathIn } from "#domain/locale.ts";
import { acceptanceInQuery, curvesInQuery, curvesKey } from "#engine/acceptance/acceptance-query.ts";
import { contentContext, siteUrlContext } from "#web/context.ts";
import { AddedBlocks } from "#web/own-pages/built-in/AddedBlocks.tsx";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { problemText } from "../page/units/field-units.ts";
import type { Route } from "./+types/route";
import { AcceptanceForm } from "./AcceptanceForm.tsx";
import { AcceptanceReport } from "./AcceptanceReport.tsx";
import { InTestUnits, inEachUnit } from "./InTestUnits.tsx";
import { sampleAddress } from "./sample-test.ts";
import { sentForm, tableOfAddress } from "./sent-form.ts";
import { TestUnitChoice } from "./TestUnitChoice.tsx";

export function loader(args: Route.LoaderArgs) {
  const data = pageData(args, { page: "acceptance", above: "calculator" });
  const { locale } = data;
  const content = args.context.get(contentContext);
  const { pathname, search, searchParams } = new URL(args.request.url);
  const curves = curvesInQuery(searchParams);
  const state = acceptanceInQuery(searchParams, curves);
  const { form } = content.acceptance[locale];
  const table = tableOfAddress(searchParams.get(curvesKey), curves, headingsOf(form.curves));
  const problems =
    state.kind === "refused"
      ? state.problems.map((problem) => ({
          name: problem.kind === "curves" ? curvesKey : "name" in problem ? problem.name : "",
          texts: inEachUnit((units) =>
            testProblemText(locale, problem, units, (violation) =>
              problemText(calculator[locale], violation, { ...standardUnits, ...units }),
            ),
          ),
        }))
      : [];
  return {
    ...data,
    state,
    problems,
    values: {
      ...Object.fromEntries(searchParams),
      ...(table === undefined ? {} : { [curvesKey]: table }),
    },
    search,
    sample: sampleAddress(locale, form.curves.sampleProject),
    company: content.company.name[locale],
    jobWords: content.sheet[locale].job,
    date: dayInWords(locale, dayInKorea(new Date())),
    job: jobRows(content.sheet[locale], jobIn(searchParams)),
    back: selectionAddresses(locale, readSelection(searchParams, "acceptance")).calculator,
    address: args.context.get(siteUrlContext) + pathname + search,
    pdf: inEach(locales, (language) => `/api/acceptance-report.pdf${search}&lang=${language}`),
  };
}

/** Redirects a submitted form to the address of its evaluation, or returns its texts with the problems of its curves. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const sent = await sentForm(await request.formData().catch(() => new FormData()));
  if (sent.kind === "address")
    return redirect(sent.query === "" ? pathname : `${pathname}?${sent.query}`, 303);
  const words = context.get(contentContext).acceptance[locale].problems.curves;
  const texts =
    typeof sent.problems === "string"
      ? [words.files[sent.problems]]
      : curveProblemTexts(words, sent.problems);
  return data({ values: sent.values, title: words.title, texts }, { status: 400 });
}

export const meta = metaOfPage;

/**
 * Page of the acceptance test: the form, and above it the report of a submitted test. Works without script.
 */
export default function AcceptancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, text, page, state, company, date, jobWords, job, back, address, pdf } = loaderData;
  const problems = actionData
    ? actionData.texts.map((each) => ({ name: curvesKey, texts: [each] }))
    : loaderData.problems;
  return (
    <Page page={page}>
      <div className="page-width grid grid-cols-1 gap-12 py-14 lg:py-20">
        <TestUnitChoice words={text.units} />
        {problems.length > 0 && (
          <div
            id="test-problems"
            role="alert"
            className="rounded-button border border-danger bg-danger-soft px-5 py-5"
          >
            <p className="font-semibold text-lead">{actionData?.title ?? text.problems.title}</p>
            <ul className="mt-2 list-disc pl-5 text-compact">
              {problems.map(({ texts }) => (
                <li key={texts[0]}>
                  <InTestUnits texts={texts} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {state.kind === "evaluated" && (
          <AcceptanceReport
            locale={locale}
            words={text.report}
            job={job}
            pdf={pdf}
            {...state}
            company={company}
            date={date}
            address={address}
          />
        )}
        <AcceptanceForm
          locale={locale}
          words={text.form}
          job={jobWords}
          action={pathIn(locale, paths.acceptance)}
          values={actionData?.values ?? loaderData.values}
          wrong={problems.map(({ name }) => name)}
          search={loaderData.search}
          sample={loaderData.sample}
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

/** Headings of the table in the box, in the language of the page. */
function headingsOf({ headings: { flow, wetBulb, range } }: AcceptanceWords["form"]["curves"]) {
  return { flow, wetBulb, range: (kelvin: number) => fill(range, { kelvin }) };
}
