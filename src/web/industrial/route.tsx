import { data } from "react-router";
import { company } from "#content/company.ts";
import { listedProduct } from "#content/lookup/listed-product.ts";
import { industrial } from "#content/pages/industrial.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { servicesContext, siteUrlContext } from "../context.ts";
import { CallToAction } from "../layout/CallToAction.tsx";
import type { PageHandle } from "../page-handle.ts";
import { CoverPicture } from "../pictures/CoverPicture.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph, shortTrail } from "../seo/structured-data/page-graph.ts";
import { productThings } from "../seo/structured-data/product.ts";
import { PageHero, pageHeroSizes } from "../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { Advantages } from "./Advantages.tsx";
import { Information } from "./Information.tsx";
import { Modular } from "./Modular.tsx";
import { Uses } from "./Uses.tsx";
import { Videos } from "./Videos.tsx";

export const handle: PageHandle = { anchorDelayMs: 300 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const text = industrial[locale];
  // The page stands without the database, too: the browser then asks for the products.
  const products = await context
    .get(servicesContext)
    .products.list({ category: "industrial" })
    .catch(() => null);
  const page = {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text,
    breadcrumbs: shared[locale].breadcrumbs,
    range: {
      locale,
      text: { label: text.information.title, loading: text.loading },
      products: products?.map((product) => listedProduct(locale, product)) ?? null,
    },
  };
  // A page without its products is not to be kept, neither by our cache nor by a search engine.
  return data(page, { status: products === null ? 503 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.industrial, words: loaderData.text.meta }) : [];

export default function IndustrialPage({ loaderData }: Route.ComponentProps) {
  const { locale, siteUrl, text, breadcrumbs, range } = loaderData;
  const site = { siteUrl, locale };
  const graph = pageGraph(
    {
      ...site,
      type: "WebPage",
      path: paths.industrial,
      words: text.meta,
      trail: shortTrail(locale, paths.industrial, text.h1),
    },
    productThings(site, {
      path: paths.industrial,
      name: text.h1,
      description: text.meta.description,
      picture: "hero-modular",
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
          { label: text.h1, href: pathIn(locale, paths.industrial) },
        ]}
        picture={
          <CoverPicture
            name="hero-modular"
            locale={locale}
            alt={text.alt}
            sizes={pageHeroSizes}
            first
            className="object-[78%_50%]"
          />
        }
      />
      <Information text={text.information} range={range} />
      <Advantages locale={locale} text={text.advantages} />
      <Uses text={text.uses} />
      <Modular locale={locale} text={text.modular} />
      <Videos locale={locale} text={text.videos} />
      <CallToAction locale={locale} text={text.callToAction} />
      <StructuredData data={graph} />
    </>
  );
}
