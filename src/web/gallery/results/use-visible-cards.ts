import { useDeferredValue, useMemo, useState } from "react";
import type { Project } from "#domain/projects/project.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";
import { cardsPerStep, isWhole, type KnownList, type ProjectPart, windowOf } from "../data/list-parts.ts";
import { apiQuery, type GalleryFilter } from "../filters/filter-state.ts";
import { foundProjects } from "../filters/found-projects.ts";

export interface VisibleCards {
  cards: readonly Project[];
  /** Number of all matching projects; absent until the whole list is searched. */
  count: number | undefined;
}

/** Number of card steps that a visitor has opened for a filter, from 1. */
export function useSteps(filter: GalleryFilter): { steps: number; more: () => void } {
  const of = `${apiQuery(filter)}\n${filter.search}`;
  const [gone, setGone] = useState({ of, steps: 1 });
  const steps = gone.of === of ? gone.steps : 1;
  return { steps, more: () => setGone({ of, steps: steps + 1 }) };
}

/**
 * Number of projects needed from a filter's list: the visible cards, all for a search, and many when the
 * search field has the focus. A page rendered by the server needs none.
 */
export function wantedOf(filter: GalleryFilter, steps: number, isAboutToSearch: boolean): number {
  if (filter.search.trim() !== "") return Number.POSITIVE_INFINITY;
  return Math.max(steps * cardsPerStep, isAboutToSearch ? maxListLength : 0);
}

/**
 * Cards to show, and their count. A search in a partly loaded list shows matches early, in their final order,
 * since the list is loaded from its beginning.
 * @param given the server's result, if it belongs to the filter
 */
export function useVisibleCards(
  filter: GalleryFilter,
  list: KnownList | undefined,
  given: ProjectPart | null,
  steps: number,
): VisibleCards | undefined {
  const search = useDeferredValue(filter.search);
  const shown = useMemo(() => {
    if (given && !(list && isWhole(list))) return { cards: given.projects, count: given.total };
    return list && cardsIn(list, search, filter.page, steps);
  }, [given, list, search, filter.page, steps]);
  // Input is handled while the cards are being rendered.
  return useDeferredValue(shown);
}

/** @see useVisibleCards */
export function cardsIn(list: KnownList, search: string, page: number, steps: number): VisibleCards {
  const found = foundProjects(list.projects, search);
  const [from] = windowOf(page);
  const cards = found.slice(from, from + steps * cardsPerStep);
  if (isWhole(list)) return { cards, count: found.length };
  return { cards, count: search.trim() === "" ? list.total : undefined };
}
