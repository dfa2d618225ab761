import { type Dispatch, type SetStateAction, useEffect } from "react";
import {
  filteredAddress,
  type GalleryFilter,
  isSameChoice,
  isSameFilter,
  readFilter,
  type UrlSlugs,
} from "../../project-list/filter-state.ts";

/** Debounce of typed text in the address, ms: browsers limit the rate of history changes. */
const debounceMs = 300;

/**
 * Keeps the filter in the address, so that it survives a reload, a change of language and a shared link. A
 * change of any choice pushes a history entry; typed text replaces the current one.
 */
export function useAddress(
  filter: GalleryFilter,
  setFilter: Dispatch<SetStateAction<GalleryFilter>>,
  slugs: UrlSlugs,
): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const filterInUrl = readFilter(query, slugs);
    // The `country` of a link is a translated name; the parameter is replaced without a new history entry.
    const isFromLink = query.has("country");
    if (!isFromLink && isSamePage(filterInUrl, filter)) return;
    if (isFromLink || isSameChoice(filterInUrl, filter)) {
      if (filter.search === filterInUrl.search) return replaceAddress(filter, slugs);
      return debounceTyping(() => replaceAddress(filter, slugs));
    }
    // Text typed within the debounce belongs to the history entry before the change.
    if (filter.search !== filterInUrl.search)
      replaceAddress({ ...filterInUrl, search: filter.search }, slugs);
    history.pushState(null, "", addressOf(filter, slugs));
  }, [filter, slugs]);

  useEffect(() => {
    const restore = () => {
      const entered = readFilter(new URLSearchParams(location.search), slugs);
      setFilter((present) => (isSamePage(entered, present) ? present : entered));
    };
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, [setFilter, slugs]);
}

function isSamePage(a: GalleryFilter, b: GalleryFilter): boolean {
  return isSameFilter(a, b) && a.page === b.page;
}

function replaceAddress(filter: GalleryFilter, slugs: UrlSlugs): void {
  history.replaceState(history.state, "", addressOf(filter, slugs));
}

function addressOf(filter: GalleryFilter, slugs: UrlSlugs): string {
  return filteredAddress(location.pathname + location.search, filter, slugs);
}

/** Debounces typed text; runs immediately when the field loses the focus or the page is hidden. */
function debounceTyping(act: () => void): () => void {
  const timer = setTimeout(act, debounceMs);
  addEventListener("focusout", act);
  addEventListener("beforeunload", act);
  return () => {
    clearTimeout(timer);
    removeEventListener("focusout", act);
    removeEventListener("beforeunload", act);
  };
}
