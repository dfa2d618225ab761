import { data } from "react-router";
import { fill } from "#content/fill.ts";
import { addressKeys, countryInKorean, localizedTerms } from "#content/lookup/projects.ts";
import { andMode, fetchFailures } from "#content/pages/gallery.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { Island } from "../islands/Island.tsx";
import { cityDots } from "../map/city-dots.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { pageData } from "../page/page-data.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { projectList } from "../seo/structured-data/gallery.ts";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import type { Route } from "./+types/route";
import { load, statusOf } from "./data/load.ts";
import { readFilter } from "./filters/filter-state.ts";
import Gallery, { type GalleryProps } from "./Gallery.tsx";

const keys = addressKeys();

export const handle: PageHandle = { noAnchor: true };

export async function loader(asked: Route.LoaderArgs) {
  const { context, request } = asked;
  const { locale, text: words, page } = pageData(asked, { page: "gallery", type: "CollectionPage" });
  const filter = readFilter(new URL(request.url).searchParams, keys, countryInKorean);
  const services = context.get(servicesContext);
  const [{ listing, ...loaded }, cities] = await Promise.all([
    load(services, filter, locale),
    services.projects.cities().catch(() => []),
  ]);
  const { meta, pageTitle, h1, lead, callToAction, ...text } = words;
  const island: GalleryProps = {
    locale,
    text: { ...text, andMode },
    map: context.get(contentContext).worldMap[locale],
    cities: cityDots(cities),
    terms: localizedTerms(locale),
    keys,
    gallery: pathIn(locale, paths.gallery),
    failures: fetchFailures,
    filter,
    loaded,
  };
  return data(
    { page, pageTitle, callToAction, island, number: filter.page, listing },
    { status: statusOf(loaded, filter) },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, number, pageTitle } = loaderData;
  if (number === 1) return pageMeta(page);
  const title = fill(pageTitle, { title: page.words.title, page: number });
  return pageMeta({ ...page, query: `?page=${number}`, words: { ...page.words, title } });
};

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { page, callToAction, island, listing, number } = loaderData;
  const things = number === 1 ? [projectList(page, listing)] : [];
  return (
    <>
      <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h1 className="text-page-title leading-[1.15]">{page.title}</h1>
        <p className="mt-4 max-w-[38em] text-balance text-muted lg:text-lg">{page.lead}</p>
        <HeaderEnd />
      </div>
      <Island name="gallery" part={Gallery} props={island} when="load" module="Gallery" />
      <CallToAction page={page} text={callToAction} />
      <StructuredData data={pageGraph(page, things)} />
    </>
  );
}
