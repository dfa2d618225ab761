import type { ListEdit } from "#domain/content/edits.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import { duplicated, type Entry, inEntry, listEdit } from "./list-edits.ts";

/** A list of the draft as it would be edited. */
export function presentList(state: DraftState, path: string): ListEdit {
  const list = state.places.get(path);
  const edit = state.edits.get(path)?.edit;
  return listEdit(list?.kind === "list" ? list.ids : [], edit?.kind === "list" ? edit : undefined);
}

/** Stores a list, and reads anew which places there are by then. */
export async function changeList(store: DraftStore, path: string, next: ListEdit): Promise<void> {
  store.change(path, next);
  await store.flush();
  await store.reload();
}

/** Puts a copy of an entry behind it: what was said otherwise in the entry is said so in its copy. @returns its id */
export async function duplicateEntry(state: DraftState, store: DraftStore, entry: Entry): Promise<string> {
  const present = presentList(state, entry.list);
  const id = newId(present.order);
  await changeList(store, entry.list, duplicated(present, entry.id, id));
  for (const { path, edit } of state.edits.values()) {
    const copy = inEntry(path, entry, id);
    if (copy !== undefined) store.change(copy, edit);
  }
  return id;
}

/** An id for an entry of the company's own. */
export function newId(ids: readonly string[]): string {
  const id = `own-${crypto.randomUUID().slice(0, 8)}`;
  return ids.includes(id) ? newId(ids) : id;
}
