import { ArrowLeft } from "lucide-react";
import { company } from "#content/company.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "#web/context.ts";
import { CallToAction } from "#web/layout/CallToAction.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { StructuredData } from "#web/seo/StructuredData.tsx";
import { pageGraph } from "#web/seo/structured-data/page-graph.ts";
import { Contents } from "#web/ui/Contents.tsx";
import { PageHero } from "#web/ui/PageHero.tsx";
import { carriedDuty } from "../engine/duty/entry.ts";
import { dutyAddresses } from "../words/addresses.ts";
import { calculator } from "../words/calculator.ts";
import { method } from "../words/method.ts";
import type { Route } from "./+types/route";
import { ratioComparisons, summaryOf } from "./comparisons.ts";
import { MethodSection } from "./MethodSection.tsx";
import { sectionParts } from "./SectionParts.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const carried = carriedDuty(searchParams);
  const { breadcrumbs } = shared[locale];
  const { count, crossFlow, mean, largest } = summaryOf(ratioComparisons());
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: method[locale],
    summary: { count, crossFlow, mean: mean.toFixed(1), largest: largest.toFixed(1) },
    /** Where the duty of the result goes on to, if who reads comes from one. */
    onward: carried?.kind === "duty" ? dutyAddresses(locale, carried.duty) : undefined,
    trailLabel: breadcrumbs.label,
    trail: [
      { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: calculator[locale].h1, href: pathIn(locale, paths.calculator) },
      { label: method[locale].h1, href: pathIn(locale, paths.method) },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.method, words: loaderData.text.meta }) : [];

/** The method laid open, section by section; their list stands beside it on wide screens. */
export default function MethodPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, summary, siteUrl, onward, trail, trailLabel } = loaderData;
  return (
    <>
      <PageHero title={text.h1} lead={text.lead} trail={trail} trailLabel={trailLabel} />
      <div className="page-width grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[3fr_9fr] lg:py-22">
        <Contents title={text.contents} sections={text.sections} className="print:hidden">
          <a
            href={onward?.calculator ?? pathIn(locale, paths.calculator)}
            className="mt-4 inline-flex items-center gap-1.5 py-1.5 font-semibold text-action hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {text.back}
          </a>
        </Contents>
        <div className="min-w-0 divide-y divide-line">
          {text.sections.map(({ id, title, paragraphs }, index) => (
            <MethodSection
              key={id}
              id={id}
              number={index + 1}
              title={title}
              paragraphs={paragraphs.map((paragraph) => fill(paragraph, summary))}
              parts={sectionParts(id, locale, text)}
            />
          ))}
        </div>
      </div>
      <CallToAction locale={locale} href={onward?.quotation} />
      <StructuredData
        data={pageGraph({ siteUrl, locale, type: "WebPage", path: paths.method, words: text.meta, trail })}
      />
    </>
  );
}
