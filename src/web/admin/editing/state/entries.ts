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

/** Prefix of the ids of entries that a company has added; entries of the program have no such id. */
const addedPrefix = "own-";
const addedEntry = new RegExp(`^(.*)\\[(${addedPrefix}[^\\]]+)\\]`);

/**
 * Returns the innermost entry added by the company that contains a field; `undefined` if there is none.
 * @example addedEntryIn("company.offices[own-1].name") // { list: "company.offices", id: "own-1" }
 */
export function addedEntryIn(path: string): Entry | undefined {
  const [, list, id] = addedEntry.exec(path) ?? [];
  return list !== undefined && id !== undefined ? { list, id } : undefined;
}

/** Returns true for a field in an entry that the company has added: it has no default to reset to. */
export function isInAddedEntry(path: string): boolean {
  return addedEntryIn(path) !== undefined;
}

export function newId(ids: readonly string[]): string {
  // `crypto.randomUUID` is missing on pages without https, as in a local network.
  const id = `${addedPrefix}${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  return ids.includes(id) ? newId(ids) : id;
}
