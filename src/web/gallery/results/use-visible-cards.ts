import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Project } from "#domain/projects/project.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";
import { apiQuery, type GalleryFilter } from "../../project-list/filter-state.ts";
import { cardsPerStep, isWhole, type LoadedList, type ProjectPart, pageStart } from "../data/list-parts.ts";
import { foundProjects } from "../filters/found-projects.ts";

export interface VisibleCards {
  cards: readonly Project[];
  /** Number of all matching projects; absent until the whole list is searched. */
  count: number | undefined;
}

/** Numbers of card steps that a visitor has opened, by filter. */
type OpenedSteps = Readonly<Record<string, number>>;

/**
 * Number of card steps that a visitor has opened for a filter, from 1. It is kept through a reload and on the way back.
 * @param projects those of the page: the cards up to the one that the address names are opened
 */
export function useSteps(
  filter: GalleryFilter,
  projects: readonly Project[],
): { steps: number; more: () => void } {
  const filterKey = `${apiQuery(filter)}\n${filter.search}`;
  const [opened, setOpened] = useState<OpenedSteps>({});
  const steps = opened[filterKey] ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    const toProject = { [filterKey]: stepsTo(location.search, projects) };
    setOpened((present) => withOpened(withOpened(present, toProject), openedIn(history.state)));
    const restore = ({ state }: PopStateEvent) =>
      setOpened((present) => withOpened(present, openedIn(state)));
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, []);
  return {
    steps,
    more: () => {
      const now = { [filterKey]: steps + 1 };
      setOpened((present) => withOpened(present, now));
      history.replaceState({ ...history.state, opened: { ...openedIn(history.state), ...now } }, "");
    },
  };
}

/** The steps that a history entry has kept. */
function openedIn(state: { opened?: OpenedSteps } | null): OpenedSteps {
  return state?.opened ?? {};
}

/** Opened cards stay open: of two numbers for a filter the larger one holds. */
export function withOpened(present: OpenedSteps, others: OpenedSteps): OpenedSteps {
  const larger = Object.entries(others).filter(([filterKey, steps]) => steps > (present[filterKey] ?? 1));
  return larger.length === 0 ? present : { ...present, ...Object.fromEntries(larger) };
}

/** Number of steps up to the project that the address names, from 1. */
export function stepsTo(query: string, projects: readonly Pick<Project, "id">[]): number {
  const named = new URLSearchParams(query).get("project");
  const position = projects.findIndex(({ id }) => String(id) === named) + 1;
  return Math.max(1, Math.ceil(position / cardsPerStep));
}

/**
 * Number of projects needed from a filter's list: those up to the last visible card, all for a search, and
 * many when the search field has the focus.
 */
export function projectsNeeded(filter: GalleryFilter, steps: number, isAboutToSearch: boolean): number {
  if (filter.search.trim() !== "") return Number.POSITIVE_INFINITY;
  return Math.max(pageStart(filter.page + steps), isAboutToSearch ? maxListLength : 0);
}

/**
 * Cards to show, and their count. A search in a partly loaded list shows matches early, in their final order,
 * since the list is loaded from its beginning.
 * @param serverPage the server's result, if it belongs to the filter
 */
export function useVisibleCards(
  filter: GalleryFilter,
  list: LoadedList | undefined,
  serverPage: ProjectPart | null,
  steps: number,
): VisibleCards | undefined {
  const search = useDeferredValue(filter.search);
  const shown = useMemo(() => {
    if (serverPage && !(list && isWhole(list)))
      return { cards: serverPage.projects, count: serverPage.total };
    return list && cardsIn(list, search, filter.page, steps);
  }, [serverPage, list, search, filter.page, steps]);
  // Input is handled while the cards are being rendered.
  return useDeferredValue(shown);
}

/** @see useVisibleCards */
export function cardsIn(list: LoadedList, search: string, page: number, steps: number): VisibleCards {
  const found = foundProjects(list.projects, search);
  const cards = found.slice(pageStart(page), pageStart(page + steps));
  if (isWhole(list)) return { cards, count: found.length };
  return { cards, count: search.trim() === "" ? list.total : undefined };
}
