import { type RefObject, useEffect, useState } from "react";
import {
  type GalleryFilter,
  hasGalleryParameter,
  isSameFilter,
  readFilter,
  type UrlSlugs,
} from "../../project-list/filter-state.ts";
import { scrollTo } from "./scroll-to.ts";

/** Delay after arrival before the page scrolls to the target of its address, ms. */
const arrivalScrollMs = 500;

/**
 * Initialises the filter at hydration with values that the visitor has already entered or the browser has
 * restored; then the page scrolls to the project or the filters of its address.
 */
export function useArrival(
  filter: GalleryFilter,
  setFilter: (filter: GalleryFilter) => void,
  filters: RefObject<HTMLElement | null>,
  slugs: UrlSlugs,
): void {
  // Read before React hydrates the form's controls.
  const [chosen] = useState(() => readFilterForm(slugs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (chosen && !isSameFilter(chosen, filter)) setFilter(chosen);
    if (!isNewArrival() || !hasGalleryParameter(query)) return;
    // The default scroll on arrival must not follow this one, see `enhance/arrival-scroll.ts`.
    document.body.dataset.entry = "filters";
    // The visitor has scrolled before hydration, or the browser has scrolled to the hash.
    if (scrollY > 0) return;
    return runAfterArrival(() => {
      const card = document.getElementById(`project-${query.get("project")}`);
      if (card) focusCard(card);
      else scrollTo(filters.current);
    });
  }, []);
}

function readFilterForm(slugs: UrlSlugs): GalleryFilter | undefined {
  if (typeof document === "undefined") return undefined;
  const form = document.querySelector<HTMLFormElement>("form[data-filters]");
  if (form === null) return undefined;
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilter(new URLSearchParams(entries), slugs);
}

/** After a reload or history navigation the browser restores the scroll position. */
function isNewArrival(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

function focusCard(card: HTMLElement): void {
  scrollTo(card);
  card.ariaCurrent = "true";
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}

/** Runs after the delay, unless the visitor has scrolled meanwhile. */
function runAfterArrival(act: () => void): () => void {
  const leave = new AbortController();
  const timer = setTimeout(act, arrivalScrollMs);
  for (const event of ["wheel", "touchmove", "keydown"]) {
    addEventListener(event, () => clearTimeout(timer), { once: true, passive: true, signal: leave.signal });
  }
  return () => {
    clearTimeout(timer);
    leave.abort();
  };
}
