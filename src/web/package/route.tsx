import { data } from "react-router";
import { type ProductView, productLink, productView } from "#content/lookup/product-view.ts";
import { contentContext, servicesContext } from "../context.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import { productList } from "../seo/structured-data/product.ts";
import type { Route } from "./+types/route";
import { BacSeries } from "./BacSeries.tsx";
import { OwnSeries } from "./OwnSeries.tsx";
import { Recommendations } from "./Recommendations.tsx";

export async function loader(args: Route.LoaderArgs) {
  const page = pageData(args, { page: "package" });
  const products = await args.context
    .get(servicesContext)
    .products.listVisible()
    .catch(() => null);
  const shown = products?.map((product) => productView(page.locale, product)) ?? [];
  const of = (category: ProductView["category"]) => shown.filter((product) => product.category === category);
  const content = args.context.get(contentContext);
  const { more, range, models } = content.series[page.locale];
  const hasSamples = products?.some(
    ({ category, hasSampleModels }) => category === "package" && hasSampleModels,
  );
  const words = { more, range, sample: hasSamples ? models.sampleNote : undefined };
  const comparison = content.compare[page.locale].invitation;
  const reading = articleLinks(content, page.locale, ["choosing", "winter"]);
  // A page without its products must not be cached or indexed.
  return data(
    { ...page, own: of("package"), bac: page.text.sections.bac ? of("bac") : [], words, comparison, reading },
    { status: products === null ? 503 : 200 },
  );
}

export const meta = metaOfPage;

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, own, bac, words, comparison, reading } = loaderData;
  return (
    <Page
      page={page}
      headerPicture={{ picture: text.picture, alt: text.alt, position: "object-[75%_85%]" }}
      isProduct
      things={[productList(page, [...own, ...bac].map(productLink))]}
    >
      <OwnSeries locale={locale} text={text.own} series={own} buttons={page.shared.buttons} words={words} />
      <BacSeries locale={locale} text={text.bac} series={bac} words={page.shared} more={words.more} />
      {text.sections.recommendations && (
        <Recommendations
          {...{ locale, comparison, reading }}
          series={[...own, ...bac]}
          text={text.recommendations}
          catalog={text.catalog}
        />
      )}
      <AddedBlocks page={page} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}
