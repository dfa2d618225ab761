import type { Project } from "#domain/projects/project.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";

/** Cards per page, and cards added by "more": four rows of three. */
export const cardsPerStep = 12;

/** Maximum length of a list that is embedded in the page as a whole; of a longer one only the first part is. */
export const maxEmbeddedList = 100;

/** Projects that the page embeds of a longer list, and that the first request for a new filter asks for: five steps of cards. */
export const firstPartLength = 5 * cardsPerStep;

/** Beginning of a list, or one page of it. */
export interface ProjectPart {
  projects: Project[];
  /** Length of the whole list. */
  total: number;
}

/** Loaded part of a list, from its beginning. */
export interface LoadedList extends ProjectPart {
  /** Number of entries read, including invalid ones, which are not stored. */
  readCount: number;
}

export function isWhole({ readCount, total }: LoadedList): boolean {
  return readCount >= total;
}

/** Position in the list of a page's first card. */
export function pageStart(page: number): number {
  return (page - 1) * cardsPerStep;
}

/** Number of projects to request when `readCount` are loaded and `needed` are required. */
export function nextLimit(readCount: number, needed: number): number {
  return needed - readCount > firstPartLength ? maxListLength : firstPartLength;
}

/**
 * Appends the next part to a list. Duplicates, which occur if the list has grown between requests, are
 * dropped; so is a part that does not start at the end of the list.
 */
export function appendPart(list: LoadedList, from: number, part: LoadedList): LoadedList {
  if (list.readCount !== from) return list;
  const known = new Set(list.projects.map(({ id }) => id));
  const readCount = from + part.readCount;
  return {
    projects: [...list.projects, ...part.projects.filter(({ id }) => !known.has(id))],
    readCount,
    // An empty part is the end of the list, whatever total was reported before.
    total: part.readCount === 0 ? readCount : part.total,
  };
}
