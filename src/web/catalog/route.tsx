import { company } from "#content/company.ts";
import { catalog } from "#content/pages/catalog.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../context.ts";
import { CallToAction } from "../layout/CallToAction.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph, shortTrail } from "../seo/structured-data/page-graph.ts";
import { PageHero } from "../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { CatalogCard } from "./CatalogCard.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { breadcrumbs, renderNote } = shared[locale];
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: catalog[locale],
    words: { breadcrumbs, renderNote },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.catalog, words: loaderData.text.meta }) : [];

export default function CatalogPage({ loaderData: { locale, siteUrl, text, words } }: Route.ComponentProps) {
  const trail = shortTrail(locale, paths.catalog, text.h1);
  const graph = pageGraph({ siteUrl, locale, type: "WebPage", path: paths.catalog, words: text.meta, trail });
  return (
    <>
      <PageHero
        title={text.h1}
        lead={text.lead}
        trailLabel={words.breadcrumbs.label}
        trail={[
          { label: words.breadcrumbs.home, href: pathIn(locale, paths.home) },
          { label: text.h1, href: pathIn(locale, paths.catalog) },
        ]}
      />
      <div className="page-width py-14 lg:py-20 print:py-6">
        <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3 print:gap-3">
          {text.items.map((item, index) => (
            <CatalogCard
              key={item.id}
              locale={locale}
              text={text}
              item={item}
              siteUrl={siteUrl}
              isAbove={index < 6}
            />
          ))}
        </ul>
        <p className="mt-6 text-muted text-sm">{words.renderNote}</p>
      </div>
      <CallToAction locale={locale} text={text.callToAction} />
      <StructuredData data={graph} />
    </>
  );
}
