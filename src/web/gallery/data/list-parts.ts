import type { Project } from "#domain/projects/project.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";

/** Cards that a page shows, and that "more" adds: a step that a slow phone draws within a blink. */
export const cardsPerStep = 60;

/** A list up to this length travels with its page; of a longer one only the cards that the page shows. */
export const wholeInPage = 100;

/** Projects of the first answer to a new filter: enough for what is shown and the next step. */
export const firstPart = 2 * cardsPerStep;

/** The beginning of a list, or one page of it. */
export interface ProjectPart {
  projects: Project[];
  /** Length of the whole list. */
  total: number;
}

/** As much of a list as is at hand, from its beginning. */
export interface KnownList extends ProjectPart {
  /** Entries of the list that have been read; those that are no project are not stored. */
  read: number;
}

export function isWhole({ read, total }: KnownList): boolean {
  return read >= total;
}

/** First and last card of a page in a list. */
export function windowOf(page: number): [from: number, to: number] {
  return [(page - 1) * cardsPerStep, page * cardsPerStep];
}

/** Number of projects to request, with `read` at hand and `wanted` needed. */
export function nextLimit(read: number, wanted: number): number {
  return wanted - read > firstPart ? maxListLength : firstPart;
}

/**
 * A list with its next part. Projects that are there already, because the list has grown meanwhile, stay once;
 * a part that does not begin where the list ends is left out.
 */
export function joined(list: KnownList, from: number, part: KnownList): KnownList {
  if (list.read !== from) return list;
  const known = new Set(list.projects.map(({ id }) => id));
  const read = from + part.read;
  return {
    projects: [...list.projects, ...part.projects.filter(({ id }) => !known.has(id))],
    read,
    // A part without entries is the end, whatever was said before.
    total: part.read === 0 ? read : part.total,
  };
}
