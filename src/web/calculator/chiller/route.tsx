import { inCRT } from "#content/figures.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ChillerDuty } from "#engine/chiller/chiller.ts";
import { chillerAt } from "#engine/chiller/entry.ts";
import { CallToAction } from "#web/page/CallToAction.tsx";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { AddedBlocks } from "#web/page-record/built-in/AddedBlocks.tsx";
import type { Quote } from "#web/quote.ts";
import type { Route } from "./+types/route";
import { ChillerAnswer } from "./ChillerAnswer.tsx";
import { ChillerForm } from "./ChillerForm.tsx";
import { ChillerSteps } from "./ChillerSteps.tsx";
import { chillerAddresses } from "./chiller-addresses.ts";
import { chillerSteps } from "./chiller-steps.ts";

export function loader(asked: Route.LoaderArgs) {
  const made = pageData(asked, { page: "chiller", above: "calculator" });
  const { searchParams } = new URL(asked.request.url);
  const opening = chillerAt(searchParams);
  return {
    ...made,
    opening,
    values: Object.fromEntries(searchParams),
    ...(opening.kind === "answered" && { quote: quoteFor(made.locale, opening.result) }),
  };
}

function quoteFor(locale: Locale, result: ChillerDuty): Quote {
  const { quotation } = chillerAddresses(locale, result);
  return { href: quotation, carries: inCRT(result.selectionCRT ?? result.basicCRT) };
}

/** Chillers are without end: search engines list the page that asks for one. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOfPage({ loaderData }),
  ...(loaderData?.opening.kind === "answered" ? [{ name: "robots", content: "noindex, follow" }] : []),
];

/** From a chiller to the duty of its tower. It needs no script. */
export default function ChillerPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, opening, values, quote } = loaderData;
  return (
    <Page page={page} isBrief>
      <div className="page-width grid grid-cols-1 gap-10 py-5 lg:py-14">
        <div>
          <ChillerForm locale={locale} text={text.form} opening={opening} values={values} isComplete />
          {opening.kind === "answered" && (
            <ChillerAnswer locale={locale} text={text.answer} answered={opening} heading="h2" />
          )}
        </div>
        {opening.kind === "answered" && (
          <ChillerSteps
            text={text.steps}
            steps={chillerSteps(text.steps, opening.question, opening.result)}
            methodHref={pathIn(locale, paths.method)}
          />
        )}
        {opening.kind === "answered" && opening.question.unit === "USRT" && (
          <p className="max-w-[52em] text-compact text-muted">
            {text.ton}{" "}
            <a
              href={`${pathIn(locale, paths.size)}?tons=${opening.question.cooling}&of=USRT`}
              className="text-link"
            >
              {text.bySize}
            </a>
          </p>
        )}
        <p className="print:hidden">
          <a href={pathIn(locale, paths.calculator)} className="text-link">
            {text.back}
          </a>
        </p>
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} href={quote?.href} />
    </Page>
  );
}
