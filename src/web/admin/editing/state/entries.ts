import type { ListEdit } from "#domain/content/edits.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import { copiedEntry, type Entry, listEdit } from "./list-edits.ts";

export function presentList(state: DraftState, path: string): ListEdit {
  const list = state.fields.get(path);
  const edit = state.edits.get(path)?.edit;
  return listEdit(list?.kind === "list" ? list.ids : [], edit?.kind === "list" ? edit : undefined);
}

/** Stores a list at once, because the server determines its fields. */
export function changeList(store: DraftStore, path: string, next: ListEdit): Promise<void> {
  store.changeAll([[path, next]]);
  return store.flush();
}

/** Copies an entry with its edits, after the original. @returns the id of the copy */
export async function duplicateEntry(state: DraftState, store: DraftStore, entry: Entry): Promise<string> {
  const present = presentList(state, entry.list);
  const id = newId(present.order);
  store.changeAll(copiedEntry(present, entry, id, state.edits));
  await store.flush();
  return id;
}

export function newId(ids: readonly string[]): string {
  // `crypto.randomUUID` is missing on pages without https, as in a local network.
  const id = `own-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  return ids.includes(id) ? newId(ids) : id;
}
