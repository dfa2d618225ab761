import { useDeferredValue, useMemo, useState } from "react";
import type { Project } from "#domain/projects/project.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";
import { cardsPerStep, isWhole, type KnownList, type ProjectPart, windowOf } from "../data/list-parts.ts";
import { apiQuery, type GalleryFilter } from "../filters/filter-state.ts";
import { foundProjects } from "../filters/found-projects.ts";

/** State of the list. */
export interface VisibleCards {
  cards: readonly Project[];
  /** Number of all projects found; absent while not all of the list has been searched. */
  count: number | undefined;
}

/** Steps of cards that a visitor has opened for a filter, from 1. */
export function useSteps(filter: GalleryFilter): { steps: number; more: () => void } {
  const of = `${apiQuery(filter)}\n${filter.search}`;
  const [gone, setGone] = useState({ of, steps: 1 });
  const steps = gone.of === of ? gone.steps : 1;
  return { steps, more: () => setGone({ of, steps: steps + 1 }) };
}

/**
 * Part of a filter's list that is needed: the visible cards, all of it for a search, and a good part when the
 * search field has the focus. A page that the server has filled needs no list.
 */
export function wantedOf(filter: GalleryFilter, steps: number, isAboutToSearch: boolean): number {
  if (filter.search.trim() !== "") return Number.POSITIVE_INFINITY;
  return Math.max(steps * cardsPerStep, isAboutToSearch ? maxListLength : 0);
}

/**
 * The cards to show and their count. While a list is only partly known, a search shows its first finds, which are
 * the first of all: the list is read from its beginning.
 * @param given what the server found, as long as it is the answer to the filter
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
  // Typing and choosing go on while the cards are being drawn.
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
