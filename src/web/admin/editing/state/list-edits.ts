import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit, ListEdit } from "#domain/content/edits.ts";

/** The list as it would be edited: its present order where nobody has edited it yet. */
export function listEdit(ids: readonly string[], edit: ListEdit | undefined): ListEdit {
  return edit ? { ...edit, order: [...ids] } : { kind: "list", order: [...ids], removed: [], added: [] };
}

/** An entry moved by so many places; at either end it stays. */
export function moved(list: ListEdit, id: string, by: number): ListEdit {
  const from = list.order.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), list.order.length - 1);
  if (from < 0 || from === to) return list;
  const others = list.order.filter((other) => other !== id);
  return { ...list, order: others.toSpliced(to, 0, id) };
}

/** The list without an entry. What the program brings can be brought back, what the company has added is gone. */
export function without(list: ListEdit, id: string): ListEdit {
  const isOurs = list.added.some((item) => item.id === id);
  return {
    ...list,
    order: list.order.filter((other) => other !== id),
    removed: isOurs ? list.removed : [...list.removed, id],
    added: list.added.filter((item) => item.id !== id),
  };
}

/** The list with a copy of an entry behind it. */
export function duplicated(list: ListEdit, id: string, newId: string): ListEdit {
  const like = list.added.find((item) => item.id === id)?.like ?? id;
  return {
    ...list,
    order: list.order.toSpliced(list.order.indexOf(id) + 1, 0, newId),
    added: [...list.added, { id: newId, like }],
  };
}

/** The list with a copy of its first entry, or of one that was taken out where there is none, at its end. */
export function appended(list: ListEdit, newId: string): ListEdit {
  const first = list.order[0] ?? list.removed[0];
  const like = list.added.find(({ id }) => id === first)?.like ?? first;
  if (like === undefined) return list;
  return { ...list, order: [...list.order, newId], added: [...list.added, { id: newId, like }] };
}

/** The list with an entry again that was taken out, at its end. */
export function broughtBack(list: ListEdit, id: string): ListEdit {
  return { ...list, order: [...list.order, id], removed: list.removed.filter((other) => other !== id) };
}

/** A list that a place lies in, and which entry of it. */
export interface Entry {
  list: string;
  id: string;
}

/**
 * The entry that a place lies in, the innermost one.
 * @example entryAround("history.timeline.years[2024].events[1].text") // { list: "history.timeline.years[2024].events", id: "1" }
 */
export function entryAround(path: string): Entry | undefined {
  const found = /^(.*)\[([^\]]+)\][^[\]]*$/.exec(path);
  return found?.[1] !== undefined && found[2] !== undefined ? { list: found[1], id: found[2] } : undefined;
}

/** A place of one entry at the same place of another. */
export function inEntry(path: string, entry: Entry, id: string): string | undefined {
  const prefix = `${entry.list}[${entry.id}]`;
  return path.startsWith(prefix) ? `${entry.list}[${id}]${path.slice(prefix.length)}` : undefined;
}

/**
 * Edits that add an entry behind another one: the list with it, and its texts, which are empty until somebody
 * writes them.
 * @param places all of the draft
 */
export function addedEntry(
  list: ListEdit,
  entry: Entry,
  id: string,
  places: ReadonlyMap<string, EditablePlace>,
): readonly (readonly [path: string, edit: Edit])[] {
  const emptied = [...places.values()].flatMap((place): [string, Edit][] => {
    const path = inEntry(place.path, entry, id);
    if (path === undefined) return [];
    if (place.kind === "text") return [[path, { kind: "text", ko: "", en: "" }]];
    return place.kind === "texts" ? [[path, { kind: "texts", ko: [""], en: [""] }]] : [];
  });
  return [[entry.list, duplicated(list, entry.id, id)], ...emptied];
}

/** Edits that copy an entry: the list with the copy behind it, and the edits of the entry for its copy. */
export function copiedEntry(
  list: ListEdit,
  entry: Entry,
  id: string,
  edits: ReadonlyMap<string, { path: string; edit: Edit }>,
): readonly (readonly [path: string, edit: Edit])[] {
  const copies = [...edits.values()].flatMap(({ path, edit }): [string, Edit][] => {
    const copy = inEntry(path, entry, id);
    return copy === undefined ? [] : [[copy, edit]];
  });
  return [[entry.list, duplicated(list, entry.id, id)], ...copies];
}
