import type { EditableField, EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { DraftState } from "./draft-store.ts";
import { addedEntryIn } from "./entries.ts";

/** Edits whose default content a newer version of the program changed or removed. */
export interface EditsToReview {
  changed: readonly EditView[];
  /** Edits of removed fields, which have no effect. */
  gone: readonly EditView[];
}

export function editsToReview({ edits, fields }: Pick<DraftState, "edits" | "fields">): EditsToReview {
  // An unstored edit may belong to an entry that is being added.
  const stored = [...edits.values()].filter(({ revision }) => revision > 0);
  return {
    changed: stored.filter(({ hasDefaultChanged }) => hasDefaultChanged),
    gone: stored.filter(({ defaultNow, path }) => defaultNow === null && !isTakenOut(path, fields)),
  };
}

/** Entries that the program added after the company edited the list. */
function newEntries({ edit, defaultNow }: Upgrade): string[] {
  if (edit.kind !== "list" || defaultNow?.kind !== "list") return [];
  return defaultNow.order.filter((id) => !edit.order.includes(id) && !edit.removed.includes(id));
}

type Upgrade = Pick<EditView, "edit" | "defaultNow">;

export function hasNewEntries(upgrade: Upgrade): boolean {
  return newEntries(upgrade).length > 0;
}

/**
 * Entries of the program that an edited list leaves out, to be restored: those that were removed, and those that came later with the company's
 * products. Entries of a newer version are accepted in the review of the upgrade.
 */
export function restorableEntries(view: Upgrade & Pick<EditView, "hasDefaultChanged">): readonly string[] {
  if (view.edit.kind !== "list") return [];
  return [...view.edit.removed, ...(view.hasDefaultChanged ? [] : newEntries(view))];
}

/** Returns the edit that keeps the company's content: a list then also excludes the program's new entries. */
export function keptEdit(upgrade: Upgrade): Edit {
  const { edit } = upgrade;
  return edit.kind === "list" ? { ...edit, removed: [...edit.removed, ...newEntries(upgrade)] } : edit;
}

/** Returns the edit that accepts the program's content: null, or a list in its order with the program's new entries at the end. */
export function acceptedEdit(upgrade: Upgrade): Edit | null {
  const { edit } = upgrade;
  const added = newEntries(upgrade);
  return edit.kind === "list" && added.length > 0 ? { ...edit, order: [...edit.order, ...added] } : null;
}

export function editsToReviewCount(state: Pick<DraftState, "edits" | "fields">): number {
  const { changed, gone } = editsToReview(state);
  return changed.length + gone.length;
}

/** True for a field in an entry that the company has added and removed again, itself or with one around it. */
function isTakenOut(path: string, fields: ReadonlyMap<string, EditableField>): boolean {
  const entry = addedEntryIn(path);
  if (!entry) return false;
  const list = fields.get(entry.list);
  return (list?.kind === "list" && !list.ids.includes(entry.id)) || isTakenOut(entry.list, fields);
}
