import { data } from "react-router";
import { company } from "#content/company.ts";
import { fill } from "#content/fill.ts";
import { countryInKorean, termsIn } from "#content/lookup/projects.ts";
import { andMode, fetchFailures, gallery } from "#content/pages/gallery.ts";
import { worldMap } from "#content/pages/world-map.ts";
import { paths } from "#content/paths.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { servicesContext, siteUrlContext } from "../context.ts";
import { Island } from "../islands/Island.tsx";
import { CallToAction } from "../layout/CallToAction.tsx";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { projectList } from "../seo/structured-data/gallery.ts";
import { pageGraph, shortTrail } from "../seo/structured-data/page-graph.ts";
import { OpeningEnd } from "../ui/OpeningEnd.tsx";
import type { Route } from "./+types/route";
import { load, statusOf } from "./data/load.ts";
import { readFilter } from "./filters/filter-state.ts";
import Gallery, { type GalleryProps } from "./Gallery.tsx";

export const handle: PageHandle = { noAnchor: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const filter = readFilter(url.searchParams, countryInKorean);
  const { listing, ...loaded } = await load(context.get(servicesContext), filter, locale);
  const { meta, pageTitle, h1, lead, callToAction, ...text } = gallery[locale];
  const island: GalleryProps = {
    locale,
    text: { ...text, andMode },
    map: worldMap[locale],
    terms: termsIn(locale),
    gallery: pathIn(locale, paths.gallery),
    failures: fetchFailures,
    filter,
    loaded,
  };
  return data(
    {
      locale,
      siteUrl: context.get(siteUrlContext),
      siteName: company.name[locale],
      text: { meta, pageTitle, h1, lead, callToAction },
      island,
      page: filter.page,
      listing,
    },
    { status: statusOf(loaded, filter) },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, text } = loaderData;
  if (page === 1) return pageMeta({ ...loaderData, path: paths.gallery, words: text.meta });
  const title = fill(text.pageTitle, { title: text.meta.title, page });
  const words = { ...text.meta, title };
  return pageMeta({ ...loaderData, path: paths.gallery, query: `?page=${page}`, words });
};

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { locale, siteUrl, text, island, listing, page } = loaderData;
  const { callToAction } = text;
  const site = { siteUrl, locale };
  const trail = shortTrail(locale, paths.gallery, text.h1);
  const graph = pageGraph({ ...site, type: "CollectionPage", path: paths.gallery, words: text.meta, trail }, [
    ...(page === 1 ? [projectList(site, listing)] : []),
  ]);
  return (
    <>
      <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h1 className="text-[clamp(2.125rem,4.2vw,3.5rem)] leading-[1.15]">{text.h1}</h1>
        <p className="mt-4 max-w-[38em] text-balance text-muted lg:text-lg">{text.lead}</p>
        <OpeningEnd />
      </div>
      <Island name="gallery" part={Gallery} props={island} when="load" module="Gallery" />
      <CallToAction locale={locale} text={callToAction} />
      <StructuredData data={graph} />
    </>
  );
}
