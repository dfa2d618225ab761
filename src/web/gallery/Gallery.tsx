import { QueryClientProvider } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { WorldMapWords } from "../map/WorldMap.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import type { GalleryFilter } from "./filters/filter-state.ts";
import { foundProjects } from "./filters/found-projects.ts";
import { useGalleryFilter } from "./filters/use-gallery-filter.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import type { GalleryWords, Terms } from "./look/gallery-words.ts";
import { ResultHead } from "./ResultHead.tsx";
import { Failure, ResultList } from "./ResultList.tsx";
import { StatTiles } from "./StatTiles.tsx";
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
  const { filter, filters, results, ...steps } = useGalleryFilter(props.filter);
  const data = useGalleryData(filter, props);
  const search = useDeferredValue(filter.search);
  const found = useMemo(() => data.projects && foundProjects(data.projects, search), [data.projects, search]);
  // The cards may be many: typing and choosing go on while they are being drawn.
  const shown = useDeferredValue(found);

  return (
    <>
      <StatTiles text={text.stats} stats={data.stats} />
      <CountryMap
        text={text.map}
        map={map}
        gallery={gallery}
        stats={data.stats}
        selected={filter.country}
        onPick={steps.pick}
        onReset={steps.resetFromMap}
      />
      {/* Without anchoring, an opening tag panel moves the list down instead of covering its beginning. */}
      <div
        ref={filters}
        id="filters"
        className="pb-24 [overflow-anchor:none] scroll-mt-[-28px] lg:scroll-mt-[-12px]"
      >
        <div className="z-30 border-line border-b bg-white lg:sticky lg:top-19">
          <FilterBar
            text={text.filters}
            terms={terms}
            gallery={gallery}
            filter={filter}
            tags={data.tags}
            related={data.related}
            onChange={steps.change}
            onReset={steps.reset}
          />
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-label={text.results.label}
          aria-busy={data.isUpdating}
          className="page-width pt-8 outline-none lg:scroll-mt-16"
        >
          <h2 className="sr-only">{text.results.label}</h2>
          <ResultHead
            text={text}
            terms={terms}
            count={shown?.length}
            isUpdating={data.isUpdating}
            tags={filter.tags}
            onRemove={(tag) => steps.removeTag(filter, tag)}
          />
          {data.failure && <Failure text={text.results} message={data.failure} onRetry={data.retry} />}
          {shown && <ResultList text={text} terms={terms} projects={shown} onReset={steps.reset} />}
        </section>
      </div>
      {data.isLoading && <LoadingScreen text={text.results.loading} />}
    </>
  );
}
