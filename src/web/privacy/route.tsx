import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import { privacy } from "#content/privacy.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
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
        <nav
          aria-labelledby="contents"
          className="text-[15px] lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="contents" className="mb-3 text-base tracking-normal">
            {text.contents}
          </h2>
          <ol className="gap-x-8 border-line border-t pt-2 sm:max-lg:columns-2">
            {text.sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="grid grid-cols-[1.75rem_1fr] py-1.5 text-[#33475b] hover:text-action hover:underline"
                >
                  <span className="figures">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
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
