import { useMemo, useRef, useState } from "react";
import {
  type AddressKeys,
  all,
  type GalleryFilter,
  noFilter,
  toggleTag,
} from "../../project-list/filter-state.ts";
import { scrollTo } from "./scroll-to.ts";
import { useAddress } from "./use-address.ts";
import { useEntry } from "./use-entry.ts";

/** State of the filter, its actions, and the elements that they scroll to. */
export function useGalleryFilter(initial: GalleryFilter, keys: AddressKeys) {
  const [filter, setFilter] = useState(initial);
  const filters = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  useEntry(filter, setFilter, filters, keys);
  useAddress(filter, setFilter, keys);

  // Stable callbacks, so that lists of cards are not rendered again.
  const steps = useMemo(() => {
    const change = (changed: GalleryFilter) => {
      setFilter(changed);
      if (isUnderTheBar(filters.current, results.current)) scrollTo(filters.current, "instant");
    };
    return {
      change,
      reset: () => change(noFilter),
      pick(country: string) {
        setFilter((present) => ({ ...present, country, page: 1 }));
        scrollTo(filters.current);
      },
      /** A visitor who clears the country is likely to choose another: no scroll away from the map. */
      unpick: () => setFilter((present) => ({ ...present, country: all, page: 1 })),
      resetFromMap() {
        setFilter(noFilter);
        scrollTo(results.current);
        // The list has changed: after a reset on the map the focus moves to it.
        results.current?.focus({ preventScroll: true });
      },
      removeTag(present: GalleryFilter, tag: string) {
        change(toggleTag(present, tag));
        filters.current?.querySelector<HTMLElement>("[data-tag-toggle]")?.focus({ preventScroll: true });
      },
    };
  }, []);

  return { filter, filters, results, ...steps };
}

/** Returns true if the bar is sticky and covers the beginning of the list. */
function isUnderTheBar(filters: Element | null, results: Element | null): boolean {
  const bar = filters?.firstElementChild;
  if (!bar || !results) return false;
  return results.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1;
}
