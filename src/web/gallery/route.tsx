import { data } from "react-router";
import { galleryDescription } from "#content/derived/gallery-description.ts";
import { filterCountries } from "#content/derived/site-countries.ts";
import { fill } from "#content/fill.ts";
import { toStoredCountry } from "#content/lookup/country-names.ts";
import { partnerOf } from "#content/lookup/product-view.ts";
import { localizedTerms, urlSlugs } from "#content/lookup/projects.ts";
import { andMode, fetchFailures } from "#content/pages/gallery.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { type HydrateWhen, Island } from "../islands/Island.tsx";
import { mapView } from "../map/map-view.ts";
import { AddedBlocks } from "../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../page/CallToAction.tsx";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { type PageWithHeader, pageData } from "../page/page-data.ts";
import type { PageHandle } from "../page-handle.ts";
import { readFilter } from "../project-list/filter-state.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { projectList } from "../seo/structured-data/gallery.ts";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { ListNotice } from "../ui/lists/ListNotice.tsx";
import type { Route } from "./+types/route";
import { loadGalleryData, statusOf } from "./data/load-gallery-data.ts";
import type { EmbeddedData } from "./data/use-gallery-data.ts";
import Gallery, { type GalleryProps } from "./Gallery.tsx";

const allSlugs = urlSlugs();

export const handle: PageHandle = { noAnchor: true };

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const {
    locale,
    text: words,
    page: defaultPage,
  } = pageData(args, { page: "gallery", type: "CollectionPage" });
  const filter = readFilter(new URL(request.url).searchParams, allSlugs, toStoredCountry);
  const services = context.get(servicesContext);
  const [{ structuredDataProjects, ...loaded }, cities, types, products] = await Promise.all([
    loadGalleryData(services, filter, locale),
    services.projects.cities().catch(() => []),
    services.projects.types().catch(() => []),
    services.products.listVisible().catch(() => []),
  ]);
  const { meta, pageTitle, h1, lead, callToAction, ...text } = words;
  const content = context.get(contentContext);
  const { worldMap, company } = content;
  const countries = worldMap[locale].pins.map(({ id }) => id);
  const page = withDescription(defaultPage, galleryDescription(content, locale));
  // The address may have a country without projects.
  const neededCountries = new Set([...countries, filter.country]);
  const island: GalleryProps = {
    locale,
    text: { ...text, andMode },
    map: mapView(worldMap[locale], { headOffice: company.offices[0], stats: loaded.stats, cities }),
    countries: filterCountries(countries),
    types,
    terms: localizedTerms(locale, partnerOf(products), neededCountries),
    slugs: urlSlugs(neededCountries),
    galleryPath: pathIn(locale, paths.gallery),
    failures: fetchFailures,
    filter,
    loaded,
  };
  return data(
    { page, pageTitle, callToAction, island, pageNumber: filter.page, structuredDataProjects },
    { status: statusOf(loaded, filter) },
  );
}

/** If the server could not load a part, the browser fetches it at once instead of at the first interaction. */
function hydrateWhen({ serverPage, list, stats, tags }: EmbeddedData): HydrateWhen {
  const isLoaded = (serverPage ?? list) !== null && stats !== null && tags !== null;
  return isLoaded ? "interaction-if-plain" : "load";
}

function withDescription(page: PageWithHeader, description: string): PageWithHeader {
  return { ...page, words: { ...page.words, description } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, pageNumber, pageTitle } = loaderData;
  if (pageNumber === 1) return pageMeta(page);
  const title = fill(pageTitle, { title: page.words.title, page: pageNumber });
  return pageMeta({ ...page, query: `?page=${pageNumber}`, words: { ...page.words, title } });
};

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { page, callToAction, island, structuredDataProjects } = loaderData;
  const structuredData = structuredDataProjects ? [projectList(page, structuredDataProjects)] : [];
  return (
    <>
      <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h1 className="text-page-title leading-[1.15]">{page.title}</h1>
        <p className="mt-4 max-w-[38em] text-balance text-muted lg:text-lg">{page.lead}</p>
        <HeaderEnd />
      </div>
      {island.loaded.stats?.totalProjects === 0 ? (
        <NoProjects text={island.text.results} />
      ) : (
        <Island
          name="gallery"
          part={Gallery}
          props={island}
          when={hydrateWhen(island.loaded)}
          module="Gallery"
        />
      )}
      <AddedBlocks page={page} />
      <CallToAction page={page} text={callToAction} />
      <StructuredData data={pageGraph(page, structuredData)} />
    </>
  );
}

/** A company without projects has nothing to count, to show on a map or to filter. */
function NoProjects({ text }: { text: GalleryProps["text"]["results"] }) {
  return (
    // The search of the bar at the bottom of phones leads to this id.
    <section id="filters" aria-label={text.label} className="page-width pb-24">
      <ListNotice title={text.empty} />
    </section>
  );
}
