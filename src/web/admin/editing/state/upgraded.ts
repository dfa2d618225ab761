import type { EditablePlace, EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
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

/** Entries that the program has brought into a list since the company arranged it. */
function newEntries({ edit, original }: Upgrade): string[] {
  if (edit.kind !== "list" || original?.kind !== "list") return [];
  return original.order.filter((id) => !edit.order.includes(id) && !edit.removed.includes(id));
}

type Upgrade = Pick<EditView, "edit" | "original">;

export function bringsEntries(upgrade: Upgrade): boolean {
  return newEntries(upgrade).length > 0;
}

/** The company's own as it stays: entries that the program has brought are among those that were taken out. */
export function keptAsItIs(upgrade: Upgrade): Edit {
  const { edit } = upgrade;
  return edit.kind === "list" ? { ...edit, removed: [...edit.removed, ...newEntries(upgrade)] } : edit;
}

/** The program's own instead; a list keeps its arrangement, and has the entries that the program has brought at its end. */
export function accepted(upgrade: Upgrade): Edit | null {
  const { edit } = upgrade;
  const brought = newEntries(upgrade);
  return edit.kind === "list" && brought.length > 0 ? { ...edit, order: [...edit.order, ...brought] } : null;
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
