import { useMemo, useRef, useState } from "react";
import { type AddressKeys, all, type GalleryFilter, noFilter, toggleTag } from "./filter-state.ts";
import { scrollTo } from "./scroll-to.ts";
import { useAddress } from "./use-address.ts";
import { useEntry } from "./use-entry.ts";

/** The visitor's filter, the steps that change it, and the places of the page that they lead to. */
export function useGalleryFilter(initial: GalleryFilter, keys: AddressKeys) {
  const [filter, setFilter] = useState(initial);
  const filters = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  useEntry(filter, setFilter, filters, keys);
  useAddress(filter, setFilter, keys);

  // The steps stay the same for good: lists of cards are not drawn anew because of them.
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
      /** Whoever takes a country away is about to choose another: the page stays at the map. */
      unpick: () => setFilter((present) => ({ ...present, country: all, page: 1 })),
      resetFromMap() {
        setFilter(noFilter);
        scrollTo(results.current);
        // The list is what has changed: from the map it is read next.
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

/** Returns true when the bar has stuck to the window's edge and the beginning of the list has gone under it. */
function isUnderTheBar(filters: Element | null, results: Element | null): boolean {
  const bar = filters?.firstElementChild;
  if (!bar || !results) return false;
  return results.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1;
}
