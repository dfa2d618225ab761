import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { MapView } from "../map/map-view.ts";
import type { AddressKeys, GalleryFilter } from "../project-list/filter-state.ts";
import type { GalleryWords, Terms } from "../project-list/look/gallery-words.ts";
import { BackToTop } from "./BackToTop.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { type DataSource, type Loaded, primedClient, useGalleryData } from "./data/use-gallery-data.ts";
import { FilterBar } from "./filters/FilterBar.tsx";
import { useGalleryFilter } from "./filters/use-gallery-filter.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { Results } from "./results/Results.tsx";
import { projectsNeeded, useSteps, useVisibleCards } from "./results/use-visible-cards.ts";
import { StatTiles } from "./StatTiles.tsx";

export interface GalleryProps extends DataSource {
  text: GalleryWords;
  map: MapView;
  countries: readonly string[];
  types: readonly TowerType[];
  terms: Terms;
  keys: AddressKeys;
  gallery: string;
  filter: GalleryFilter;
  loaded: Loaded;
}

export default function Gallery(props: GalleryProps) {
  const [client] = useState(() => primedClient(props.filter, props.loaded));
  return (
    <QueryClientProvider client={client}>
      <GalleryParts {...props} />
    </QueryClientProvider>
  );
}

function GalleryParts({ text, map, countries, types, terms, keys, gallery, ...props }: GalleryProps) {
  const { filter, filterBarRef, resultsRef, ...actions } = useGalleryFilter(props.filter, keys);
  const [isAboutToSearch, setAboutToSearch] = useState(false);
  const { steps: openedSteps, more } = useSteps(filter, props.loaded.list?.projects ?? []);
  // The server's result is valid only for the filter of its request.
  const serverPage = filter === props.filter ? props.loaded.found : null;
  const needed = serverPage && filter.page > 1 ? 0 : projectsNeeded(filter, openedSteps, isAboutToSearch);
  const data = useGalleryData(filter, props, needed);
  const shown = useVisibleCards(filter, data.list, serverPage, openedSteps);

  return (
    <>
      <StatTiles text={text.stats} stats={data.stats} />
      <CountryMap
        text={text.map}
        map={map}
        gallery={gallery}
        keys={keys}
        stats={data.stats}
        filter={filter}
        onPick={actions.pick}
        onUnpick={actions.unpick}
        onReset={actions.resetFromMap}
      />
      {/* Without scroll anchoring, an opening tag panel moves the list down instead of covering its top. */}
      <div
        ref={filterBarRef}
        id="filters"
        className="relative pb-24 [overflow-anchor:none] -scroll-mt-7 lg:-scroll-mt-3"
      >
        {/* On phones the search scrolls under the header, the selects stay sticky; keyboard focus brings it back. */}
        <div className="sticky top-0 z-30 border-line border-b bg-white max-lg:has-focus-visible:top-15 lg:top-19 print:hidden">
          <FilterBar
            text={text.filters}
            terms={terms}
            keys={keys}
            gallery={gallery}
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
          keys={keys}
          gallery={gallery}
          filter={filter}
          data={data}
          shown={shown}
          steps={openedSteps}
          onMore={more}
          onChange={actions.change}
          onReset={actions.reset}
          onRemoveTag={actions.removeTag}
        />
        <BackToTop text={text.results.toTop} />
      </div>
      {data.isLoading && <LoadingScreen text={text.results.loading} />}
    </>
  );
}
