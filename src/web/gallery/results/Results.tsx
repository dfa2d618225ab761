import { type RefObject, useEffect, useRef } from "react";
import type { Locale } from "#domain/locale.ts";
import { type GalleryFilter, pageAddress, type UrlSlugs } from "../../project-list/filter-state.ts";
import type { GalleryWords, Terms } from "../../project-list/gallery-words.ts";
import { cardsPerStep } from "../data/list-parts.ts";
import type { GalleryData } from "../data/use-gallery-data.ts";
import { MoreCards, PageLinks } from "./MoreCards.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { Failure, ResultList } from "./ResultList.tsx";
import type { VisibleCards } from "./use-visible-cards.ts";

interface ResultsProps {
  ref: RefObject<HTMLElement | null>;
  locale: Locale;
  text: GalleryWords;
  terms: Terms;
  slugs: UrlSlugs;
  galleryPath: string;
  filter: GalleryFilter;
  data: GalleryData;
  shown: VisibleCards | undefined;
  /** Number of steps of cards shown, from 1. */
  steps: number;
  onMore: () => void;
  onChange: (filter: GalleryFilter) => void;
  onReset: () => void;
  onRemoveTag: (filter: GalleryFilter, tag: string) => void;
}

export function Results({
  ref,
  locale,
  text,
  terms,
  slugs,
  galleryPath,
  filter,
  data,
  shown,
  steps,
  ...on
}: ResultsProps) {
  const { cards, count } = shown ?? { cards: [], count: undefined };
  const focusNext = useFocusOnNext(ref, cards.length);
  const isSearching = count === undefined && data.isExtending;
  const isUpdating = data.isUpdating || isSearching;
  const isPastEnd = filter.page > 1 && cards.length === 0 && count !== 0;
  const hasMore = filter.page === 1 && shown && cards.length < (count ?? 0);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={text.results.label}
      aria-busy={isUpdating}
      className="results page-width scroll-mt-4 lg:-scroll-mt-3 pt-8 outline-none"
    >
      <h2 className="sr-only">{text.results.label}</h2>
      <ResultHead
        text={text}
        terms={terms}
        count={count}
        isUpdating={isUpdating}
        filter={filter}
        onChange={on.onChange}
        onRemove={(tag) => on.onRemoveTag(filter, tag)}
      />
      {data.failure && <Failure text={text.results} message={data.failure} onRetry={data.retry} />}
      {shown && !isPastEnd && (cards.length > 0 || !isSearching) && (
        <ResultList locale={locale} text={text} terms={terms} projects={cards} onReset={on.onReset} />
      )}
      {hasMore && (
        <MoreCards
          text={text.results}
          shown={cards.length}
          count={count}
          isExtending={data.isExtending && cards.length < steps * cardsPerStep}
          href={pageAddress(galleryPath, { ...filter, page: steps + 1 }, slugs)}
          onMore={() => {
            focusNext();
            on.onMore();
          }}
        />
      )}
      {count !== undefined && (
        <PageLinks
          text={text.results.pages}
          galleryPath={galleryPath}
          slugs={slugs}
          filter={filter}
          count={count}
        />
      )}
    </section>
  );
}

/** After "more" the focus moves to the first new card as soon as it is rendered. */
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
