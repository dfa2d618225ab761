import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { pathIn } from "#domain/locale.ts";
import { contentContext, siteUrlContext } from "#web/context.ts";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { smallestDifference } from "../engine/acceptance/test-point.ts";
import type { AcceptanceWords } from "../words/acceptance.ts";
import { calculatorProblem } from "../words/calculator.ts";
import type { Route } from "./+types/route";
import { AcceptanceForm } from "./AcceptanceForm.tsx";
import { AcceptanceReport } from "./AcceptanceReport.tsx";
import { acceptanceAt, type EntryProblem } from "./entry/acceptance-entry.ts";

export function loader(asked: Route.LoaderArgs) {
  const data = pageData(asked, { page: "acceptance", above: "calculator" });
  const { locale, text } = data;
  const { pathname, search, searchParams } = new URL(asked.request.url);
  const opening = acceptanceAt(searchParams);
  const problems =
    opening.kind === "refused"
      ? opening.problems.map((problem) => ({
          name: "name" in problem ? problem.name : "",
          text: problemText(text, problem, (violation) => calculatorProblem(locale, violation)),
        }))
      : [];
  return {
    ...data,
    opening,
    problems,
    values: Object.fromEntries(searchParams),
    company: asked.context.get(contentContext).company.name[locale],
    date: dayInKorea(new Date()),
    address: asked.context.get(siteUrlContext) + pathname + search,
  };
}

export const meta = metaOfPage;

/** What a performance test says of a tower: the form, and above it the report once there is one. It needs no script. */
export default function AcceptancePage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, opening, problems, values, company, date, address } = loaderData;
  return (
    <Page page={page}>
      <div className="page-width grid gap-12 py-14 lg:py-20">
        {problems.length > 0 && (
          <section
            id="test-problems"
            role="alert"
            className="border-danger border-l-4 bg-notice-soft px-5 py-5"
          >
            <p className="font-semibold text-lead">{text.problems.title}</p>
            <ul className="mt-2 list-disc pl-5 text-compact">
              {problems.map((problem) => (
                <li key={problem.text}>{problem.text}</li>
              ))}
            </ul>
          </section>
        )}
        {opening.kind === "evaluated" && (
          <AcceptanceReport
            words={text.report}
            {...opening}
            company={company}
            date={date}
            address={address}
          />
        )}
        <AcceptanceForm
          words={text.form}
          action={pathIn(locale, paths.acceptance)}
          values={values}
          wrong={problems.map(({ name }) => name)}
        />
        <p className="print:hidden">
          <a href={pathIn(locale, paths.calculator)} className="text-link">
            {text.back}
          </a>
        </p>
      </div>
    </Page>
  );
}

type Violation = Extract<EntryProblem, { kind: "duty" }>["violation"];

function problemText(
  words: AcceptanceWords,
  problem: EntryProblem,
  dutyProblem: (violation: Violation) => string,
): string {
  const { problems } = words;
  switch (problem.kind) {
    case "number":
      return fill(problems.number, {
        box: boxName(words.form, problem.name),
        lowest: enteredFigure(problem.lowest),
        highest: enteredFigure(problem.highest),
      });
    case "range":
    case "approach":
      return fill(problems[problem.kind], {
        box: boxName(words.form, problem.name),
        least: String(smallestDifference),
      });
    case "duty":
      return fill(problems.duty, { problem: dutyProblem(problem.violation) });
    default:
      return problems[problem.kind];
  }
}

/** What a box is called: that of a test point with its number. */
function boxName(
  { sold, points, columns, instruments, agreed }: AcceptanceWords["form"],
  name: string,
): string {
  const [first = "", second = ""] = name.split("-");
  const of = (labels: Record<string, string>) => labels[second] ?? name;
  if (first === "i") return `${instruments.title} ${of(instruments)}`;
  if (first === "a") return `${agreed.title} ${of(agreed)}`;
  if (name === "crt") return sold.crt;
  if (name === "height") return sold.height;
  if (name === "design-kw") return sold.designKilowatts;
  const point = fill(points.name, { number: first.slice(1) });
  return second === "" ? point : `${point} ${of(columns)}`;
}
