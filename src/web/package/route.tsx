import { company } from "#content/company.ts";
import { packageTowers } from "#content/pages/package.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../context.ts";
import { CallToAction } from "../layout/CallToAction.tsx";
import { CoverPicture } from "../pictures/CoverPicture.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph, shortTrail } from "../seo/structured-data/page-graph.ts";
import { productThings } from "../seo/structured-data/product.ts";
import { PageHero, pageHeroSizes } from "../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { BacSeries } from "./BacSeries.tsx";
import { OwnSeries } from "./OwnSeries.tsx";
import { Recommendations } from "./Recommendations.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { breadcrumbs, buttons, renderNote } = shared[locale];
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: packageTowers[locale],
    words: { breadcrumbs, buttons, renderNote },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.package, words: loaderData.text.meta }) : [];

export default function PackagePage({ loaderData: { locale, siteUrl, text, words } }: Route.ComponentProps) {
  const site = { siteUrl, locale };
  const graph = pageGraph(
    {
      ...site,
      type: "WebPage",
      path: paths.package,
      words: text.meta,
      trail: shortTrail(locale, paths.package, text.h1),
    },
    productThings(site, {
      path: paths.package,
      name: text.h1,
      description: text.meta.description,
      picture: "hero-package",
    }),
  );
  return (
    <>
      <PageHero
        title={text.h1}
        lead={text.lead}
        trailLabel={words.breadcrumbs.label}
        trail={[
          { label: words.breadcrumbs.home, href: pathIn(locale, paths.home) },
          { label: text.h1, href: pathIn(locale, paths.package) },
        ]}
        picture={
          <CoverPicture
            name="hero-package"
            locale={locale}
            alt={text.alt}
            sizes={pageHeroSizes}
            first
            className="object-[75%_50%]"
          />
        }
      />
      <OwnSeries locale={locale} text={text.own} buttons={words.buttons} />
      <BacSeries locale={locale} text={text.bac} words={words} />
      <Recommendations locale={locale} text={text.recommendations} catalog={text.catalog} />
      <CallToAction locale={locale} text={text.callToAction} />
      <StructuredData data={graph} />
    </>
  );
}
