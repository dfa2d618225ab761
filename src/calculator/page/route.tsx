import { company } from "#content/company.ts";
import { inquiryPath, paths, sheetPaths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "#web/context.ts";
import { Island } from "#web/islands/Island.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { StructuredData } from "#web/seo/StructuredData.tsx";
import { pageGraph, shortTrail } from "#web/seo/structured-data/page-graph.ts";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { PageHero } from "#web/ui/PageHero.tsx";
import { dutyAddresses } from "../words/addresses.ts";
import { calculator } from "../words/calculator.ts";
import type { Route } from "./+types/route";
import Calculator, { type CalculatorProps } from "./Calculator.tsx";
import { Explanation, Notice } from "./Explanation.tsx";
import { Method } from "./Method.tsx";
import { openingAt } from "./opening.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const { form, problems, refusal, failure, results, validity, consultation, ...text } = calculator[locale];
  const { breadcrumbs } = shared[locale];
  const opening = openingAt(url.searchParams);
  const island: CalculatorProps = {
    locale,
    text: { form, problems, refusal, failure, results, validity, consultation },
    ...opening,
    action: pathIn(locale, paths.calculator),
    sheetPath: pathIn(locale, sheetPaths.page),
    homePath: pathIn(locale, paths.home),
  };
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text,
    breadcrumbs,
    consultationHref: opening.calculation
      ? dutyAddresses(locale, opening.calculation.input).quotation
      : inquiryPath[locale],
    island,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.calculator, words: loaderData.text.meta }) : [];

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { locale, siteUrl, text, breadcrumbs, consultationHref, island } = loaderData;
  const { consultation } = island.text;
  const trail = shortTrail(locale, paths.calculator, text.h1);
  const graph = pageGraph({
    siteUrl,
    locale,
    type: "WebPage",
    path: paths.calculator,
    words: text.meta,
    trail,
  });
  return (
    <>
      <PageHero
        title={text.h1}
        lead={text.lead}
        trailLabel={breadcrumbs.label}
        trail={[
          { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
          { label: text.h1, href: island.action },
        ]}
      />
      {/* The island's own boxes vanish, so that form and results are cells of this grid beside the explanation. */}
      <div className="page-width grid gap-10 py-14 lg:grid-cols-[7fr_5fr] lg:gap-x-16 lg:py-20 [&_[data-island]]:contents [&_[data-part]]:contents">
        <Island name="calculator" part={Calculator} props={island} when="load" module="Calculator" />
        <div className="lg:col-start-2 lg:row-start-1 lg:pt-8">
          <Explanation text={text.explanation} />
        </div>
        <div className="lg:col-span-2">
          <Notice text={text.notice} />
        </div>
      </div>
      <Method text={text.explanation} />
      <section className="py-16 lg:py-20">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
          <div>
            <h2 className="heading-2">{consultation.title}</h2>
            <p className="mt-3 text-muted">{consultation.text}</p>
          </div>
          <ButtonLink href={consultationHref} data-takes-duty>
            {consultation.button}
          </ButtonLink>
        </div>
      </section>
      <StructuredData data={graph} />
    </>
  );
}
