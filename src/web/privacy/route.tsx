import { company } from "#content/company.ts";
import { privacy } from "#content/pages/privacy.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { Contents } from "../ui/Contents.tsx";
import { PageHero } from "../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { PolicySection } from "./PolicySection.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { breadcrumbs } = shared[locale];
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: privacy[locale],
    trailLabel: breadcrumbs.label,
    trail: [
      { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: privacy[locale].h1, href: pathIn(locale, paths.privacy) },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.privacy, words: loaderData.text.meta }) : [];

/** The legal text with numbered sections; their list stands beside it on wide screens. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { locale, text, siteUrl, trail, trailLabel } = loaderData;
  return (
    <>
      <PageHero title={text.h1} lead={text.lead} trail={trail} trailLabel={trailLabel} />
      <div className="page-width grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[4fr_8fr] lg:py-22">
        <Contents title={text.contents} sections={text.sections} />
        <div className="max-w-[46rem] divide-y divide-line">
          {text.sections.map((section, index) => (
            <PolicySection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
      <StructuredData
        data={pageGraph({ siteUrl, locale, type: "WebPage", path: paths.privacy, words: text.meta, trail })}
      />
    </>
  );
}
