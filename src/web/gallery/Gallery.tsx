import { QueryClientProvider } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { WorldMapWords } from "../map/WorldMap.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import type { GalleryFilter } from "./filters/filter-state.ts";
import { useGalleryFilter } from "./filters/use-gallery-filter.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { cardsPerStep } from "./list-parts.ts";
import type { GalleryWords, Terms } from "./look/gallery-words.ts";
import { MoreCards, PageLinks } from "./MoreCards.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { Failure, ResultList } from "./ResultList.tsx";
import { StatTiles } from "./StatTiles.tsx";
import { type DataSource, type Loaded, primedClient, useGalleryData } from "./use-gallery-data.ts";
import { useShownCards, useSteps, wantedOf } from "./use-shown-cards.ts";

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
  const [isAboutToSearch, setAboutToSearch] = useState(false);
  const { steps: gone, more } = useSteps(filter);
  // What the server found is the answer to the filter that it was asked for, and to no other.
  const given = filter === props.filter ? props.loaded.found : null;
  const wanted = given && filter.page > 1 ? 0 : wantedOf(filter, gone, isAboutToSearch);
  const data = useGalleryData(filter, props, wanted);
  const shown = useShownCards(filter, data.list, given, gone);
  const focusNext = useFocusOnNext(results, shown?.cards.length ?? 0);
  const isSearching = shown?.count === undefined && data.isExtending;

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
            onSearchFocus={() => setAboutToSearch(true)}
          />
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-label={text.results.label}
          aria-busy={data.isUpdating || isSearching}
          className="page-width pt-8 outline-none lg:scroll-mt-16"
        >
          <h2 className="sr-only">{text.results.label}</h2>
          <ResultHead
            text={text}
            terms={terms}
            count={shown?.count}
            isUpdating={data.isUpdating || isSearching}
            tags={filter.tags}
            onRemove={(tag) => steps.removeTag(filter, tag)}
          />
          {data.failure && <Failure text={text.results} message={data.failure} onRetry={data.retry} />}
          {shown && (shown.cards.length > 0 || !isSearching) && (
            <ResultList text={text} terms={terms} projects={shown.cards} onReset={steps.reset} />
          )}
          {shown && filter.page === 1 && shown.cards.length < (shown.count ?? 0) && (
            <MoreCards
              text={text.results}
              shown={shown.cards.length}
              count={shown.count}
              isExtending={data.isExtending && shown.cards.length < gone * cardsPerStep}
              onMore={() => {
                focusNext();
                more();
              }}
            />
          )}
          {shown?.count !== undefined && (
            <PageLinks text={text.results.pages} gallery={gallery} filter={filter} count={shown.count} />
          )}
        </section>
      </div>
      {data.isLoading && <LoadingScreen text={text.results.loading} />}
    </>
  );
}

/** Whoever has asked for more goes on with the first card that was not there before, as soon as it is. */
function useFocusOnNext(results: RefObject<HTMLElement | null>, shown: number): () => void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (before.current === undefined || shown === before.current) return;
    const next = results.current?.querySelectorAll("article")[before.current]?.parentElement;
    before.current = undefined;
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [results, shown]);
  return () => {
    before.current = shown;
  };
}
