import type { ListEdit } from "#domain/content/edits.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import { copiedEntry, type Entry, listEdit } from "./list-edits.ts";

/** A list of the draft as it would be edited. */
export function presentList(state: DraftState, path: string): ListEdit {
  const list = state.places.get(path);
  const edit = state.edits.get(path)?.edit;
  return listEdit(list?.kind === "list" ? list.ids : [], edit?.kind === "list" ? edit : undefined);
}

/** Stores a list at once: what it holds is known only then. */
export function changeList(store: DraftStore, path: string, next: ListEdit): Promise<void> {
  store.changeAll([[path, next]]);
  return store.flush();
}

/** Puts a copy of an entry behind it: what was said otherwise in the entry is said so in its copy. @returns its id */
export async function duplicateEntry(state: DraftState, store: DraftStore, entry: Entry): Promise<string> {
  const present = presentList(state, entry.list);
  const id = newId(present.order);
  store.changeAll(copiedEntry(present, entry, id, state.edits));
  await store.flush();
  return id;
}

/** An id for an entry of the company's own. */
export function newId(ids: readonly string[]): string {
  // Pages without https, as on a company's own network, have no `crypto.randomUUID`.
  const id = `own-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  return ids.includes(id) ? newId(ids) : id;
}
