import { data, redirect } from "react-router";
import { kakaoOf } from "#content/derived/kakao-channel.ts";
import type { Content } from "#content/editing/defaults.ts";
import { partnerOf, productView } from "#content/lookup/product-view.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { paths } from "#content/paths.ts";
import { hiddenPaths } from "#content/sections/hidden-paths.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { newsIn } from "#domain/own-pages/news-summary.ts";
import { newsAmong } from "#domain/own-pages/page-summary.ts";
import type { Product } from "#domain/products/product.ts";
import { chillerAt, chillerKeys } from "#engine/chiller/chiller-query.ts";
import { contentContext, searchEnginesContext, servicesContext } from "../context.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import { attachedProjectView } from "../inquiries/attached/attached-project-view.ts";
import { attachedSelectionView } from "../inquiries/attached/attached-selection-view.ts";
import InquiryForm from "../inquiries/InquiryForm.tsx";
import { type AskedAbout, aboutProduct, prefilledInquiry } from "../inquiries/prefilled-inquiry.ts";
import { Island } from "../islands/Island.tsx";
import { mapView } from "../map/map-view.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { NewestNews } from "../own-pages/news/NewestNews.tsx";
import { searchMetadata } from "../page/page-data.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { headOffice } from "../seo/structured-data/offices.ts";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { verificationMeta } from "../seo/verification-meta.ts";
import { parseProductParameter } from "../series/inquiry-about.ts";
import { SizeForm } from "../series/size/SizeForm.tsx";
import type { Route } from "./+types/route";
import { Chiller } from "./Chiller.tsx";
import { CompanySummary } from "./CompanySummary.tsx";
import { Contact } from "./Contact.tsx";
import { Hero } from "./Hero.tsx";
import { LatestProjects } from "./LatestProjects.tsx";
import { MapSection } from "./MapSection.tsx";
import { ProductCards } from "./ProductCards.tsx";
import { Resources } from "./Resources.tsx";
import { Stats } from "./Stats.tsx";

export const handle: PageHandle = { headerOverPicture: true };

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const url = new URL(request.url);
  const metadata = searchMetadata(args, { page: "home" });
  const { locale } = metadata;
  const search = url.searchParams.get("s");
  if (search !== null) throw redirect(`${pathIn(locale, paths.gallery)}?s=${encodeURIComponent(search)}`);
  const { projects, products, ownPages } = context.get(servicesContext);
  const content = context.get(contentContext);
  const { home, worldMap, gallery, inquiry, company, shared } = content;
  // Without the database the page is still rendered: its tiles keep their loading text.
  const [stats, latest, cities, project, models, published] = await Promise.all([
    projects.stats().catch(() => null),
    projects.forHome(3).catch(() => null),
    projects.cities().catch(() => []),
    attachedProjectView(locale, url.searchParams, projects),
    products.listVisible().catch(() => []),
    ownPages.published().catch(() => []),
  ]);
  const page = {
    locale,
    page: metadata,
    verification: verificationMeta(context.get(searchEnginesContext), company.searchEngines),
    text: home[locale],
    hidden: hiddenPaths(content, models),
    size: content.size[locale].form,
    chiller: chillerIn(locale, content, url.searchParams),
    map: mapView(worldMap[locale], { headOffice: company.offices[0], stats, cities }),
    office: company.offices[0],
    kakao: kakaoOf(company, shared[locale]),
    reading: articleLinks(content, locale, ["faq"]),
    stats,
    latest: latest?.map((project) => localizeProject(locale, project)) ?? null,
    news: { text: content.news[locale], news: newsIn(locale, newsAmong(published)).slice(0, 3) },
    card: gallery[locale].card,
    terms: localizedTerms(locale, partnerOf(models)),
    form: {
      locale,
      text: inquiry[locale],
      toast: shared[locale].toast,
      privacyHref: pathIn(locale, inquiry[locale].privacy.link.href),
      selection: attachedSelectionView(locale, url.searchParams, models),
      initial: prefilledInquiry(inquiry[locale], askedAbout(args, models)),
      project,
    },
  };
  // A page without its figures must not be cached or indexed.
  return data(page, { status: stats === null || latest === null ? 503 : 200 });
}

/** Chiller of the address, with the texts of its form and result. */
function chillerIn(locale: Locale, { chiller }: Content, query: URLSearchParams) {
  const { form, answer } = chiller[locale];
  const named = [...query].filter(([key]) => chillerKeys.includes(key));
  return { text: { form, answer }, state: chillerAt(query), values: Object.fromEntries(named) };
}

/** Subject of the inquiry: chosen towers, a product, or a catalogue without a product. */
function askedAbout(
  { request, context }: Route.LoaderArgs,
  products: readonly Product[],
): AskedAbout | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const { model: chosen, product: productText } = readSelection(searchParams);
  for (const product of products) {
    const model = product.models.find(({ name }) => name === chosen);
    if (model) return aboutProduct(productView(locale, product), model);
  }
  if (productText === undefined) return undefined;
  const { slug, isModel } = parseProductParameter(productText);
  const found = products.find((product) => product.slug === slug);
  if (found) return aboutProduct(productView(locale, found), found.models.find(isModel));
  const other = context.get(contentContext).catalog[locale].items.find(({ id }) => id === slug);
  return other && { title: other.title, productType: "water-treatment" };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData.page), ...loaderData.verification] : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    locale,
    page,
    text,
    hidden,
    size,
    chiller,
    map,
    office,
    kakao,
    reading,
    stats,
    latest,
    card,
    terms,
    form,
    news,
  } = loaderData;
  const { sections } = text;
  return (
    <>
      <Hero locale={locale} text={text} hidden={hidden} />
      {sections.chiller && <Chiller locale={locale} {...chiller} />}
      {sections.size && (
        <section className="page-width pt-10 lg:pt-14 print:hidden">
          <SizeForm locale={locale} text={size} heading="h2" />
        </section>
      )}
      {sections.stats && <Stats text={text.stats} stats={stats} />}
      {sections.products && <ProductCards locale={locale} text={text.products} hidden={hidden} />}
      {sections.company && <CompanySummary locale={locale} text={text.company} />}
      {sections.map && <MapSection locale={locale} text={text.map} map={map} stats={stats} />}
      {sections.projects && (
        <LatestProjects locale={locale} text={text.projects} card={card} terms={terms} projects={latest} />
      )}
      {sections.news && <NewestNews locale={locale} {...news} />}
      {sections.resources && <Resources locale={locale} text={text.resources} />}
      <AddedBlocks page={page} />
      <Contact locale={locale} text={text.contact} office={office} kakao={kakao} reading={reading}>
        <Island name="inquiry" part={InquiryForm} props={form} when="interaction" />
      </Contact>
      <StructuredData data={pageGraph(page, headOffice(page))} />
    </>
  );
}
