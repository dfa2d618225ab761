import { data } from "react-router";
import { productView } from "#content/lookup/product-view.ts";
import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { headersOfPlayers, playersHeaders } from "../films/players.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import { chartedModels } from "../models/charted-models.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { Page } from "../page/Page.tsx";
import { metaOfPage, pageData } from "../page/page-data.ts";
import type { PageHandle } from "../page-handle.ts";
import { productList } from "../seo/structured-data/product.ts";
import { SectionHead } from "../ui/SectionHead.tsx";
import { TermList } from "../ui/TermList.tsx";
import type { Route } from "./+types/route";
import { Advantages } from "./Advantages.tsx";
import { Films } from "./Films.tsx";
import { filmThings } from "./film-things.ts";
import { Information } from "./Information.tsx";
import { listedProduct } from "./listed-product.ts";
import { Modular } from "./Modular.tsx";

export const handle: PageHandle = { anchorDelayMs: 300 };

export async function loader(args: Route.LoaderArgs) {
  const page = pageData(args, { page: "industrial" });
  const { locale, text } = page;
  const content = args.context.get(contentContext);
  const { more, diagram, range: capacityRange, chart, models } = content.series[locale];
  // Without the database the page is still rendered, and the browser fetches the products.
  const products = await args.context
    .get(servicesContext)
    .products.listVisible({ category: "industrial" })
    .catch(() => null);
  const series = products?.map((product) => productView(locale, product));
  const range = {
    locale,
    text: {
      label: text.information.title,
      loading: text.loading,
      more,
    },
    products: series?.map(listedProduct) ?? null,
  };
  const information = {
    words: {
      diagram,
      capacityRange,
      chart,
      sample: series?.some(({ hasSampleModels }) => hasSampleModels) ? models.sampleNote : undefined,
    },
    models: series?.flatMap((each) => each.models) ?? [],
    chart: chartedModels(series ?? []),
    range,
    comparison: content.compare[locale].invitation,
    reading: articleLinks(content, locale, ["choosing", "glossary"]),
  };
  const ofAdvantages = articleLinks(content, locale, ["noise", "winter", "fillService"]);
  const films = {
    locale,
    words: content.blocks[locale].film,
    newTab: content.shared[locale].buttons.externalNewTab,
  };
  return data(
    { ...page, information, ofAdvantages, films },
    {
      // A page without its products must not be cached or indexed.
      status: products === null ? 503 : 200,
      headers: headersOfPlayers(text.sections.videos ? text.videos.tabs.map(({ film }) => film) : []),
    },
  );
}

export const headers = playersHeaders;

export const meta = metaOfPage;

export default function IndustrialPage({ loaderData }: Route.ComponentProps) {
  const { text, page, information, ofAdvantages, films } = loaderData;
  const { sections } = text;
  return (
    <Page
      page={page}
      headerPicture={{ picture: text.picture, alt: text.alt, position: "object-[78%_50%]" }}
      isProduct
      things={[
        productList(page, information.range.products ?? []),
        ...(sections.videos ? text.videos.tabs.flatMap((tab) => filmThings(page, tab)) : []),
      ]}
    >
      <Information text={text.information} {...information} />
      {sections.advantages && <Advantages text={text.advantages} reading={ofAdvantages} />}
      {sections.uses && <Uses text={text.uses} />}
      {sections.modular && <Modular text={text.modular} />}
      {sections.videos && <Films text={text.videos} {...films} />}
      <AddedBlocks page={page} />
      <CallToAction page={page} text={text.callToAction} />
    </Page>
  );
}

function Uses({ text }: { text: (typeof industrial)[Locale]["uses"] }) {
  if (text.items.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead title={text.title} />
        <TermList items={text.items} columns={2} />
      </div>
    </section>
  );
}
