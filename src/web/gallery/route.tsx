import { data } from "react-router";
import { company } from "#content/company.ts";
import { andMode, fetchFailures, gallery } from "#content/gallery.ts";
import { countryInKorean, inLocale, proseIn, termsIn } from "#content/gallery-lookup.ts";
import { inquiryPath, paths } from "#content/paths.ts";
import { worldMap } from "#content/world-map.ts";
import type { Services } from "#data/services.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { servicesContext, siteUrlContext } from "../context.ts";
import { Island } from "../islands/Island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { projectList } from "../seo/structured-data/gallery.ts";
import { pageGraph, shortTrail } from "../seo/structured-data/page-graph.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { Route } from "./+types/route";
import { all, type GalleryFilter, readFilter } from "./filters/filter-state.ts";
import Gallery, { type GalleryProps } from "./Gallery.tsx";
import type { Loaded } from "./use-gallery-data.ts";

export const handle: PageHandle = { islands: ["Gallery"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const filter = readFilter(url.searchParams, countryInKorean);
  const loaded = await load(context.get(servicesContext), filter, locale);
  const { meta, h1, lead, callToAction, ...text } = gallery[locale];
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
      text: { meta, h1, lead, callToAction },
      island,
      listing: loaded.projects?.map((project) => inLocale(locale, project)) ?? [],
    },
    // A page without its projects is not to be kept, neither by our cache nor by a search engine.
    { status: loaded.projects === null ? 503 : 200 },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.gallery, words: loaderData.text.meta }) : [];

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { locale, siteUrl, text, island, listing } = loaderData;
  const { callToAction } = text;
  const site = { siteUrl, locale };
  const trail = shortTrail(locale, paths.gallery, text.h1);
  const graph = pageGraph({ ...site, type: "CollectionPage", path: paths.gallery, words: text.meta, trail }, [
    projectList(site, listing),
  ]);
  return (
    <>
      <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h1 className="text-[clamp(2.125rem,4.2vw,3.5rem)] leading-[1.15]">{text.h1}</h1>
        <p className="mt-4 max-w-[38em] text-muted lg:text-lg">{text.lead}</p>
      </div>
      <Island name="gallery" part={Gallery} props={island} when="load" />
      <section className="bg-mist py-14 lg:py-18">
        <div className="page-width items-center justify-between gap-12 md:flex">
          <div>
            <h2 className="text-[clamp(1.5rem,2.4vw,2rem)]">{callToAction.title}</h2>
            <p className="mt-3 max-w-[34em] text-muted">{callToAction.description}</p>
          </div>
          <ButtonLink href={inquiryPath[locale]} className="shrink-0 max-md:mt-7">
            {callToAction.button}
          </ButtonLink>
        </div>
      </section>
      <StructuredData data={graph} />
    </>
  );
}

/** What the page is rendered from; the page stands without what the database cannot give. */
async function load({ projects }: Services, filter: GalleryFilter, locale: Locale): Promise<Loaded> {
  const { tags, country, type } = filter;
  const [list, stats, tagList, related] = await Promise.all([
    projects
      .list({
        tags: [...tags],
        countries: country === all ? [] : [country],
        types: type === all ? [] : [type],
      })
      .catch(() => null),
    projects.stats().catch(() => null),
    projects.tags().catch(() => null),
    tags.length > 0 ? projects.relatedTags(tags).catch(() => null) : null,
  ]);
  return {
    projects: list?.map((project) => proseIn(locale, project)) ?? null,
    stats,
    tags: tagList,
    related,
  };
}
