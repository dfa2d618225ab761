import { data } from "react-router";
import { calculatorProblem } from "#content/calculator/calculator.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import type { SheetWords } from "#content/calculator/sheet.ts";
import { inCRT } from "#content/figures.ts";
import { paths } from "#content/paths.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { loadSheet } from "#documents/selection/load-sheet.ts";
import { dutyTexts, readSelection, selectionQuery } from "#documents/selection/selection-texts.ts";
import { designSheet, sheetTitle } from "#documents/sheet/design-sheet.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { readDuty } from "#engine/duty/duty.ts";
import { dutyQuery, unvalidatedDutyIn } from "#engine/duty/duty-query.ts";
import { capacity } from "#engine/method/capacity.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import { standardConditions } from "#engine/method/standard-tower.ts";
import { contentContext, isInEditorContext, servicesContext, siteUrlContext } from "#web/context.ts";
import type { InquiryLink } from "#web/inquiry-link.ts";
import { HeaderEnd } from "#web/page/HeaderEnd.tsx";
import type { PageHandle } from "#web/page-handle.ts";
import type { Route } from "./+types/route";
import { SheetPaper } from "./SheetPaper.tsx";
import { SheetProblem } from "./SheetProblem.tsx";
import { SheetTools } from "./SheetTools.tsx";
import styles from "./sheet.css?url";

/** Duty of the sheet in the editor: 500 CRT at the conditions that define it. */
const standardQuery = new URLSearchParams(dutyQuery({ ...standardConditions, flowRate: 500 * crtFlowRate }));

export const handle: PageHandle = { unlisted: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: requestedParams } = new URL(request.url);
  const searchParams =
    context.get(isInEditorContext) && requestedParams.size === 0 ? standardQuery : requestedParams;
  const locale = localeOf(pathname);
  const content = context.get(contentContext);
  const { company, sheet } = content;
  const [words, name] = [sheet[locale], company.name[locale]];
  const reading = readDuty(unvalidatedDutyIn(searchParams));
  if (reading.kind === "refused")
    return data(
      refusal(
        locale,
        searchParams,
        reading.violations.map((violation) => calculatorProblem(locale, violation)),
        { words, name },
      ),
      400,
    );
  const { duty } = reading;
  const { products, weather } = context.get(servicesContext);
  const siteUrl = context.get(siteUrlContext);
  const loaded = await loadSheet(locale, duty, searchParams, {
    products,
    weather,
    siteUrl,
    content,
    now: new Date(),
  });
  if (loaded.kind === "refused") {
    const texts = { ...readSelection(searchParams, "sheet"), ...dutyTexts(duty) };
    return data(
      {
        ...refusal(locale, searchParams, [loaded.problem], { words, name }),
        ...(loaded.isOnRequest && {
          inquiry: {
            href: selectionAddresses(locale, texts).inquiry,
            label: towerKindWords[locale].request,
          },
        }),
      },
      400,
    );
  }
  const { options, addresses } = loaded;
  // The charts of a sheet contain functions, which loader data cannot hold, so the page makes the sheet.
  return {
    kind: "sheet" as const,
    locale,
    duty,
    options,
    addresses,
    inquiryLink: { href: addresses.inquiry, summary: inCRT(capacity(duty).finalCRT) } satisfies InquiryLink,
    documentTitle: sheetTitle(words, duty, name),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.documentTitle },
  { name: "robots", content: "noindex" },
];

/** Design sheet of a duty, with tools for the screen around it. */
export default function SheetPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "refused") {
    const { words, problems, back, inquiry } = loaderData;
    return <SheetProblem words={words} problems={problems} back={back} inquiry={inquiry} />;
  }
  const { locale, duty, options, addresses } = loaderData;
  return (
    <div className="sheet-desk">
      <SheetTools locale={locale} words={options.words.tools} addresses={addresses} />
      <HeaderEnd />
      <SheetPaper sheet={designSheet(locale, duty, options)} />
    </div>
  );
}

/** Problem of the address, with a link to the calculator with the same values. */
function refusal(
  locale: Locale,
  query: URLSearchParams,
  problems: readonly string[],
  { words: { problem }, name }: { words: SheetWords; name: string },
) {
  return {
    kind: "refused" as const,
    locale,
    words: problem,
    inquiry: undefined as { href: string; label: string } | undefined,
    problems: [...new Set(problems)],
    back: pathIn(locale, paths.calculator) + selectionQuery(readSelection(query, "sheet")),
    documentTitle: `${problem.title} | ${name}`,
  };
}
