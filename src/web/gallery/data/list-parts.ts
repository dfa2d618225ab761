import type { Project } from "#domain/projects/project.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";

/** Cards per page, and cards added by "more": four rows of three. */
export const cardsPerStep = 12;

/** Maximum length of a list that is embedded in the page as a whole; of a longer one only the first part is. */
export const maxEmbeddedList = 100;

/** Projects in the page and in the first response to a new filter, if the list is longer: some steps of cards. */
export const firstPartLength = 5 * cardsPerStep;

/** Beginning of a list, or one page of it. */
export interface ProjectPart {
  projects: Project[];
  /** Length of the whole list. */
  total: number;
}

/** Loaded part of a list, from its beginning. */
export interface KnownList extends ProjectPart {
  /** Number of entries read, including invalid ones, which are not stored. */
  read: number;
}

export function isWhole({ read, total }: KnownList): boolean {
  return read >= total;
}

/** Position in the list of a page's first card. */
export function pageStart(page: number): number {
  return (page - 1) * cardsPerStep;
}

/** Number of projects to request when `read` are loaded and `needed` are required. */
export function nextLimit(read: number, needed: number): number {
  return needed - read > firstPartLength ? maxListLength : firstPartLength;
}

/**
 * Appends the next part to a list. Duplicates, which occur if the list has grown between requests, are
 * dropped; so is a part that does not start at the end of the list.
 */
export function appendPart(list: KnownList, from: number, part: KnownList): KnownList {
  if (list.read !== from) return list;
  const known = new Set(list.projects.map(({ id }) => id));
  const read = from + part.read;
  return {
    projects: [...list.projects, ...part.projects.filter(({ id }) => !known.has(id))],
    read,
    // An empty part is the end of the list, whatever total was reported before.
    total: part.read === 0 ? read : part.total,
  };
}
