import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { MapView } from "../map/map-view.ts";
import type { GalleryFilter, UrlSlugs } from "../project-list/filter-state.ts";
import type { GalleryWords, Terms } from "../project-list/gallery-words.ts";
import { Glyph } from "../project-list/style/Glyph.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { type DataSource, type EmbeddedData, primedClient, useGalleryData } from "./data/use-gallery-data.ts";
import { FilterBar } from "./filters/FilterBar.tsx";
import { useGalleryFilter } from "./filters/use-gallery-filter.ts";
import { Results } from "./results/Results.tsx";
import { projectsNeeded, useSteps, useVisibleCards } from "./results/use-visible-cards.ts";
import { StatTiles } from "./StatTiles.tsx";

export interface GalleryProps extends DataSource {
  text: GalleryWords;
  map: MapView;
  countries: readonly string[];
  types: readonly TowerType[];
  terms: Terms;
  slugs: UrlSlugs;
  galleryPath: string;
  filter: GalleryFilter;
  loaded: EmbeddedData;
}

export default function Gallery(props: GalleryProps) {
  const [client] = useState(() => primedClient(props.filter, props.loaded));
  return (
    <QueryClientProvider client={client}>
      <GalleryParts {...props} />
    </QueryClientProvider>
  );
}

function GalleryParts({ text, map, countries, types, terms, slugs, galleryPath, ...props }: GalleryProps) {
  const { filter, filterBarRef, resultsRef, ...actions } = useGalleryFilter(props.filter, slugs);
  const [isAboutToSearch, setAboutToSearch] = useState(false);
  const { steps: openedSteps, more } = useSteps(filter, props.loaded.list?.projects ?? []);
  // The server's result is valid only for the filter of its request. With that of a later page no list is needed.
  const serverPage = filter === props.filter ? props.loaded.serverPage : null;
  const needed = serverPage && filter.page > 1 ? 0 : projectsNeeded(filter, openedSteps, isAboutToSearch);
  const data = useGalleryData(filter, props, needed);
  const shown = useVisibleCards(filter, data.list, serverPage, openedSteps);

  return (
    <>
      <StatTiles text={text.stats} stats={data.stats} />
      <CountryMap
        text={text.map}
        map={map}
        galleryPath={galleryPath}
        slugs={slugs}
        stats={data.stats}
        filter={filter}
        onPick={actions.pick}
        onUnpick={actions.unpick}
        onReset={actions.resetToResults}
      />
      {/* Without scroll anchoring, an opening tag panel moves the list down instead of covering its top. */}
      <div
        ref={filterBarRef}
        id="filters"
        data-second-bar
        className="relative pb-24 [overflow-anchor:none] -scroll-mt-19 lg:-scroll-mt-21"
      >
        {/* On phones the search scrolls under the header, the selects stay sticky; keyboard focus brings it back. The rows of narrower windows would cover too much. */}
        <div className="min-[22rem]:sticky top-0 z-30 border-line border-b bg-white max-lg:has-focus-visible:top-15 lg:top-19 print:hidden">
          <FilterBar
            text={text.filters}
            terms={terms}
            slugs={slugs}
            galleryPath={galleryPath}
            filter={filter}
            countries={countries}
            types={types}
            tags={data.tags}
            related={data.related}
            onChange={actions.change}
            onReset={actions.reset}
            onSearchFocus={() => setAboutToSearch(true)}
          />
        </div>
        <Results
          ref={resultsRef}
          locale={props.locale}
          text={text}
          terms={terms}
          slugs={slugs}
          galleryPath={galleryPath}
          filter={filter}
          data={data}
          shown={shown}
          steps={openedSteps}
          onMore={more}
          onChange={actions.change}
          onReset={actions.resetToResults}
          onRemoveTag={actions.removeTag}
        />
        <BackToTop text={text.results.toTop} />
      </div>
      {data.isLoading && <LoadingScreen text={text.results.loading} />}
    </>
  );
}

/**
 * Link back to the filters, shown after one and a half viewports of the list. It is sticky in a strip beside
 * the list, so no scroll listener is needed.
 */
function BackToTop({ text }: { text: string }) {
  return (
    <div className="pointer-events-none absolute top-[150svh] right-0 bottom-6 z-20 w-20 overflow-clip print:hidden">
      <a
        href="#filters"
        aria-label={text}
        title={text}
        className="pointer-events-auto sticky top-[calc(100svh-8rem)] min-[48.01rem]:top-[calc(100svh-4.5rem)] mx-auto grid size-12 place-items-center rounded-full bg-white text-ink shadow-menu ring-1 ring-line ring-inset -outline-offset-3 hover:text-action"
      >
        <Glyph name="down" className="size-5 rotate-180" />
      </a>
    </div>
  );
}

/** Covers the viewport while the whole list is loading; delayed, so that a fast response never shows it. */
function LoadingScreen({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="script-only fixed inset-0 z-50 grid place-items-center bg-white/90 transition-opacity delay-150 starting:opacity-0"
    >
      <p className="flex flex-col items-center gap-4 font-semibold">
        <Glyph name="wait" className="size-9 animate-spin text-action" />
        {text}
      </p>
    </div>
  );
}
