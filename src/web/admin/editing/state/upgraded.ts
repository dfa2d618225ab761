import type { EditablePlace, EditView } from "#domain/content/content-calls.ts";
import type { DraftState } from "./draft-store.ts";

/** Effect of an upgrade of the program on the company's own words. */
export interface Upgraded {
  /** The program says something else there by now. */
  changed: readonly EditView[];
  /** The program has no such place any more: the edits change nothing. */
  gone: readonly EditView[];
}

export function upgradedIn({ edits, places }: Pick<DraftState, "edits" | "places">): Upgraded {
  // One that is not stored yet may be of an entry that is just being added.
  const stored = [...edits.values()].filter(({ revision }) => revision > 0);
  return {
    changed: stored.filter(({ isOriginalNew }) => isOriginalNew),
    gone: stored.filter(({ original, path }) => original === null && !isTakenOut(path, places)),
  };
}

/** Number of places to be checked. */
export function upgradedCount(state: Pick<DraftState, "edits" | "places">): number {
  const { changed, gone } = upgradedIn(state);
  return changed.length + gone.length;
}

/** Returns true for a place in an entry that the company has taken out itself, and no upgrade. */
function isTakenOut(path: string, places: ReadonlyMap<string, EditablePlace>): boolean {
  const [, list = "", id = ""] = /^(.*)\[(own-[^\]]+)\]/.exec(path) ?? [];
  const place = places.get(list);
  return place?.kind === "list" && !place.ids.includes(id);
}
