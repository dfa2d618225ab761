import { type Dispatch, type SetStateAction, useEffect } from "react";
import {
  type AddressKeys,
  filteredAddress,
  type GalleryFilter,
  isSameChoice,
  isSameFilter,
  readFilter,
} from "./filter-state.ts";

/** Delay after typing until the address follows, ms: browsers refuse changes in quick succession. */
const restMs = 300;

/**
 * Keeps the filter in the address, so that a reload, the other language and a sent link find it again. A choice of
 * country, type or tag is a step of the history, which Back undoes; typed text changes the present step.
 */
export function useAddress(
  filter: GalleryFilter,
  setFilter: Dispatch<SetStateAction<GalleryFilter>>,
  keys: AddressKeys,
): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const entered = readFilter(query, keys);
    // The country of a link is in the words of a language; its parameter goes, without a step.
    const isEntry = query.has("country");
    if (!isEntry && isSamePage(entered, filter)) return;
    if (isEntry || isSameChoice(entered, filter)) {
      if (filter.search === entered.search) return replaceAddress(filter, keys);
      return whenTypingRests(() => replaceAddress(filter, keys));
    }
    // Text typed a moment ago belongs to the step that the choice leaves.
    if (filter.search !== entered.search) replaceAddress({ ...entered, search: filter.search }, keys);
    history.pushState(null, "", addressOf(filter, keys));
  }, [filter, keys]);

  useEffect(() => {
    const restore = () => {
      const entered = readFilter(new URLSearchParams(location.search), keys);
      setFilter((present) => (isSamePage(entered, present) ? present : entered));
    };
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, [setFilter, keys]);
}

function isSamePage(a: GalleryFilter, b: GalleryFilter): boolean {
  return isSameFilter(a, b) && a.page === b.page;
}

function replaceAddress(filter: GalleryFilter, keys: AddressKeys): void {
  history.replaceState(history.state, "", addressOf(filter, keys));
}

function addressOf(filter: GalleryFilter, keys: AddressKeys): string {
  return filteredAddress(location.pathname + location.search, filter, keys);
}

/** Acts when typing rests, or at once when the visitor leaves the field or the page before. */
function whenTypingRests(act: () => void): () => void {
  const timer = setTimeout(act, restMs);
  addEventListener("focusout", act);
  addEventListener("beforeunload", act);
  return () => {
    clearTimeout(timer);
    removeEventListener("focusout", act);
    removeEventListener("beforeunload", act);
  };
}
