import type { EditablePlace, EditView } from "#domain/content/content-calls.ts";
import type { DraftState } from "./draft-store.ts";

/** What an upgrade of the program has to tell of the company's own words. */
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

/** How much there is to be looked at. */
export function upgradedCount(state: Pick<DraftState, "edits" | "places">): number {
  const { changed, gone } = upgradedIn(state);
  return changed.length + gone.length;
}

/** Of an entry of the company's own that it has taken out again: no upgrade's doing. */
function isTakenOut(path: string, places: ReadonlyMap<string, EditablePlace>): boolean {
  const [, list = "", id = ""] = /^(.*)\[(own-[^\]]+)\]/.exec(path) ?? [];
  const place = places.get(list);
  return place?.kind === "list" && !place.ids.includes(id);
}
