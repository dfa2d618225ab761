import { useMemo, useRef, useState } from "react";
import {
  allOption,
  type GalleryFilter,
  noFilter,
  toggleTag,
  type UrlSlugs,
} from "../../project-list/filter-state.ts";
import { scrollTo } from "./scroll-to.ts";
import { useAddress } from "./use-address.ts";
import { useArrival } from "./use-arrival.ts";

/** State of the filter, its actions, and the elements that they scroll to. */
export function useGalleryFilter(initial: GalleryFilter, slugs: UrlSlugs) {
  const [filter, setFilter] = useState(initial);
  const filterBarRef = useRef<HTMLDivElement>(null);
  const resultsRef = useRef<HTMLElement>(null);
  useArrival(filter, setFilter, filterBarRef, slugs);
  useAddress(filter, setFilter, slugs);

  // Stable callbacks, so that lists of cards are not rendered again.
  const actions = useMemo(() => {
    const change = (changed: GalleryFilter) => {
      setFilter(changed);
      if (isUnderTheBar(filterBarRef.current, resultsRef.current)) scrollTo(filterBarRef.current, "instant");
    };
    return {
      change,
      reset: () => change(noFilter),
      pick(country: string) {
        setFilter((present) => ({ ...present, country, page: 1 }));
        scrollTo(filterBarRef.current);
      },
      /** A visitor who clears the country is likely to choose another: no scroll away from the map. */
      unpick: () => setFilter((present) => ({ ...present, country: allOption, page: 1 })),
      /** For the button in the notice of an empty list, which disappears with it, and for the background of the map above: the focus moves to the list. */
      resetToResults() {
        setFilter(noFilter);
        scrollTo(resultsRef.current);
        resultsRef.current?.focus({ preventScroll: true });
      },
      removeTag(present: GalleryFilter, tag: string) {
        change(toggleTag(present, tag));
        filterBarRef.current?.querySelector<HTMLElement>("[data-tag-toggle]")?.focus({ preventScroll: true });
      },
    };
  }, []);

  return { filter, filterBarRef, resultsRef, ...actions };
}

/** Returns true if the bar is sticky and covers the beginning of the list. */
function isUnderTheBar(filterBar: Element | null, results: Element | null): boolean {
  const bar = filterBar?.firstElementChild;
  if (!bar || !results) return false;
  return results.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1;
}
