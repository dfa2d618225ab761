import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { MapCountry } from "#domain/gallery/vocabulary.ts";
import type { WorldMapWords } from "../map/WorldMap.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { type GalleryFilter, noFilter, toggleTag } from "./filter-state.ts";
import { foundProjects } from "./found-projects.ts";
import type { GalleryWords, Terms } from "./gallery-words.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { Failure, ResultList } from "./ResultList.tsx";
import { StatTiles } from "./StatTiles.tsx";
import { scrollTo } from "./scroll-to.ts";
import { useEntry } from "./use-entry.ts";
import { type DataSource, type Loaded, primedClient, useGalleryData } from "./use-gallery-data.ts";

export interface GalleryProps extends DataSource {
  text: GalleryWords;
  map: WorldMapWords;
  terms: Terms;
  /** Address of the gallery in the page's language. */
  gallery: string;
  /** What the address asked for. */
  filter: GalleryFilter;
  loaded: Loaded;
}

/** The gallery: figures, map, filters and cards; the same on the server and in the browser. */
export default function Gallery(props: GalleryProps) {
  const [client] = useState(() => primedClient(props.filter, props.loaded));
  return (
    <QueryClientProvider client={client}>
      <GalleryParts {...props} />
    </QueryClientProvider>
  );
}

function GalleryParts({ text, map, terms, gallery, ...props }: GalleryProps) {
  const [filter, setFilter] = useState(props.filter);
  const filters = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  const data = useGalleryData(filter, props);
  const search = useDeferredValue(filter.search);
  const found = useMemo(() => data.projects && foundProjects(data.projects, search), [data.projects, search]);
  // The cards may be many: typing and choosing go on while they are being drawn.
  const shown = useDeferredValue(found);
  useEntry(filter, setFilter, filters);

  const pick = (country: MapCountry) => {
    setFilter({ ...filter, country });
    scrollTo(filters.current);
  };
  const change = (changed: GalleryFilter) => {
    setFilter(changed);
    // Where the bar has stuck to the top, the new list begins above the view.
    if (results.current && results.current.getBoundingClientRect().top < 0)
      scrollTo(filters.current, "instant");
  };
  const reset = useCallback(() => setFilter(noFilter), []);
  const resetFromMap = () => {
    reset();
    scrollTo(results.current);
    results.current?.focus({ preventScroll: true });
  };
  const removeTag = (tag: string) => {
    change(toggleTag(filter, tag));
    filters.current?.querySelector<HTMLElement>("[data-tag-toggle]")?.focus({ preventScroll: true });
  };

  return (
    <>
      <StatTiles text={text.stats} stats={data.stats} />
      <CountryMap
        text={text.map}
        map={map}
        gallery={gallery}
        stats={data.stats}
        selected={filter.country}
        onPick={pick}
        onReset={resetFromMap}
      />
      <section ref={filters} id="filters" aria-label={text.results.label} className="scroll-mt-0 pb-24">
        <div className="z-30 border-line border-b bg-white lg:sticky lg:top-19">
          <FilterBar
            text={text.filters}
            terms={terms}
            gallery={gallery}
            filter={filter}
            tags={data.tags}
            related={data.related}
            onChange={change}
            onReset={reset}
          />
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-label={text.results.label}
          aria-busy={data.isUpdating}
          className="page-width pt-8 outline-none lg:scroll-mt-19"
        >
          <ResultHead
            text={text}
            terms={terms}
            count={shown?.length}
            isUpdating={data.isUpdating}
            tags={filter.tags}
            onRemove={removeTag}
          />
          {data.failure && <Failure text={text.results} message={data.failure} onRetry={data.retry} />}
          {shown && <ResultList text={text} terms={terms} projects={shown} onReset={reset} />}
        </section>
      </section>
      {data.isLoading && <LoadingScreen text={text.results.loading} />}
    </>
  );
}
