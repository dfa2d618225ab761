import { company } from "#content/company.ts";
import { waterTreatment } from "#content/pages/water-treatment.ts";
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
import { Benefits } from "./Benefits.tsx";
import { Chemical } from "./Chemical.tsx";
import { Combined } from "./Combined.tsx";
import { Need } from "./Need.tsx";
import { Physical } from "./Physical.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: waterTreatment[locale],
    breadcrumbs: shared[locale].breadcrumbs,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.waterTreatment, words: loaderData.text.meta }) : [];

export default function WaterTreatmentPage({ loaderData }: Route.ComponentProps) {
  const { locale, siteUrl, text, breadcrumbs } = loaderData;
  const site = { siteUrl, locale };
  const graph = pageGraph(
    {
      ...site,
      type: "WebPage",
      path: paths.waterTreatment,
      words: text.meta,
      trail: shortTrail(locale, paths.waterTreatment, text.h1),
    },
    productThings(site, {
      path: paths.waterTreatment,
      name: text.h1,
      description: text.meta.description,
      picture: "st-filter",
    }),
  );
  return (
    <>
      <PageHero
        title={text.h1}
        lead={text.lead}
        trailLabel={breadcrumbs.label}
        trail={[
          { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
          { label: text.h1, href: pathIn(locale, paths.waterTreatment) },
        ]}
        picture={<CoverPicture name="st-filter" locale={locale} alt={text.alt} sizes={pageHeroSizes} first />}
      />
      <Need text={text.need} />
      <Physical text={text.physical} />
      <Chemical locale={locale} text={text.chemical} />
      <Combined text={text.combined} />
      <Benefits locale={locale} text={text} />
      <CallToAction locale={locale} text={text.callToAction} />
      <StructuredData data={graph} />
    </>
  );
}
