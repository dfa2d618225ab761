import { inCRT } from "#content/figures.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ChillerDuty } from "#engine/chiller/chiller.ts";
import { chillerAt } from "#engine/chiller/chiller-query.ts";
import type { InquiryLink } from "#web/inquiry-link.ts";
import { AddedBlocks } from "#web/own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "#web/page/CallToAction.tsx";
import { Page } from "#web/page/Page.tsx";
import { metaOfPage, pageData } from "#web/page/page-data.ts";
import { sizeAddress } from "#web/series/duty/asked-size.ts";
import type { Route } from "./+types/route";
import { ChillerForm } from "./ChillerForm.tsx";
import { ChillerResult } from "./ChillerResult.tsx";
import { ChillerSteps } from "./ChillerSteps.tsx";
import { chillerAddresses } from "./chiller-addresses.ts";
import { chillerSteps } from "./chiller-steps.ts";

export function loader(args: Route.LoaderArgs) {
  const made = pageData(args, { page: "chiller", above: "calculator" });
  const { searchParams } = new URL(args.request.url);
  const state = chillerAt(searchParams);
  return {
    ...made,
    state,
    values: Object.fromEntries(searchParams),
    ...(state.kind === "answered" && { inquiryLink: inquiryLinkFor(made.locale, state.result) }),
  };
}

function inquiryLinkFor(locale: Locale, result: ChillerDuty): InquiryLink {
  const { inquiry } = chillerAddresses(locale, result);
  return { href: inquiry, summary: inCRT(result.selectionCRT ?? result.basicCRT) };
}

/** Search engines index only the page without a chiller, because the number of chillers is unlimited. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOfPage({ loaderData }),
  ...(loaderData?.state.kind === "answered" ? [{ name: "robots", content: "noindex, follow" }] : []),
];

/** Page from a chiller to the duty of its tower. It works without script. */
export default function ChillerPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, state, values, inquiryLink } = loaderData;
  return (
    <Page page={page} isBrief>
      <div className="page-width grid grid-cols-1 gap-10 py-5 lg:py-14">
        <div>
          <ChillerForm locale={locale} text={text.form} state={state} values={values} isComplete />
          {state.kind === "answered" && (
            <ChillerResult locale={locale} text={text.answer} answered={state} heading="h2" />
          )}
        </div>
        {state.kind === "answered" && (
          <ChillerSteps
            text={text.steps}
            steps={chillerSteps(text.steps, state.question, state.result)}
            methodHref={pathIn(locale, paths.method)}
          />
        )}
        {state.kind === "answered" && state.question.unit === "USRT" && (
          <p className="max-w-[52em] text-compact text-muted">
            {text.ton}{" "}
            <a
              href={sizeAddress(locale, { typed: state.question.cooling, unit: "USRT" })}
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
      <CallToAction page={page} href={inquiryLink?.href} />
    </Page>
  );
}
