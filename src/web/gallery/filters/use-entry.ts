import { type RefObject, useEffect, useState } from "react";
import { type GalleryFilter, isSameFilter, readFilter } from "./filter-state.ts";
import { scrollTo } from "./scroll-to.ts";

/** How long after entry the page scrolls to the filters that its address has set, ms. */
const entryScrollMs = 500;

/**
 * What happens once, when the browser takes the gallery over: what the visitor has already typed or chosen, or
 * the browser has restored, becomes the filter; a country leaves the address and the page goes to its filters.
 */
export function useEntry(
  filter: GalleryFilter,
  setFilter: (filter: GalleryFilter) => void,
  filters: RefObject<HTMLElement | null>,
): void {
  // Read before React takes over the form's controls.
  const [chosen] = useState(chosenSoFar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry happens once
  useEffect(() => {
    if (chosen && !isSameFilter(chosen, filter)) setFilter(chosen);
    if (!dropCountry()) return;
    return afterEntry(() => scrollTo(filters.current));
  }, []);
}

function chosenSoFar(): GalleryFilter | undefined {
  if (typeof document === "undefined") return undefined;
  const form = document.querySelector<HTMLFormElement>("form[data-filters]");
  if (form === null) return undefined;
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilter(new URLSearchParams(entries), (country) => country);
}

/** @returns whether the address named a country. */
function dropCountry(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has("country")) return false;
  // The page's own scroll to the top must not come after the one to the filters, see `enhance/entry-scroll.ts`.
  document.body.dataset.entry = "filters";
  address.searchParams.delete("country");
  history.replaceState(history.state, "", address);
  return true;
}

/** Acts a while after entry, unless the visitor has begun to move through the page by then. */
function afterEntry(act: () => void): () => void {
  const leave = new AbortController();
  const timer = setTimeout(act, entryScrollMs);
  for (const event of ["wheel", "touchmove", "keydown"]) {
    addEventListener(event, () => clearTimeout(timer), { once: true, passive: true, signal: leave.signal });
  }
  return () => {
    clearTimeout(timer);
    leave.abort();
  };
}
