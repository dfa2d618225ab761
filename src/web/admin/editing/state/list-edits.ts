import type { EditableField } from "#domain/content/content-calls.ts";
import { type Edit, type ListEdit, textEdit, textsEdit } from "#domain/content/edits.ts";

/** Returns a list as an edit: its present order if it was never edited. */
export function listEdit(ids: readonly string[], edit: ListEdit | undefined): ListEdit {
  return edit ? { ...edit, order: [...ids] } : { kind: "list", order: [...ids], removed: [], added: [] };
}

/** Moves an entry by some positions, up to either end. */
export function moved(list: ListEdit, id: string, by: number): ListEdit {
  const from = list.order.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), list.order.length - 1);
  if (from < 0 || from === to) return list;
  const others = list.order.filter((other) => other !== id);
  return { ...list, order: others.toSpliced(to, 0, id) };
}

/** Removes an entry. Entries of the program can be restored; those of the company are lost. */
export function without(list: ListEdit, id: string): ListEdit {
  const isAddedEntry = list.added.some((item) => item.id === id);
  return {
    ...list,
    order: list.order.filter((other) => other !== id),
    removed: isAddedEntry ? list.removed : [...list.removed, id],
    added: list.added.filter((item) => item.id !== id),
  };
}

export function duplicated(list: ListEdit, id: string, newId: string): ListEdit {
  const like = list.added.find((item) => item.id === id)?.like ?? id;
  return {
    ...list,
    order: list.order.toSpliced(list.order.indexOf(id) + 1, 0, newId),
    added: [...list.added, { id: newId, like }],
  };
}

/** Appends a copy of the first entry, or of a removed one if the list is empty. */
export function appended(list: ListEdit, newId: string): ListEdit {
  const first = list.order[0] ?? list.removed[0];
  const like = list.added.find(({ id }) => id === first)?.like ?? first;
  if (like === undefined) return list;
  return { ...list, order: [...list.order, newId], added: [...list.added, { id: newId, like }] };
}

export function withRestored(list: ListEdit, id: string): ListEdit {
  return { ...list, order: [...list.order, id], removed: list.removed.filter((other) => other !== id) };
}

export interface Entry {
  list: string;
  id: string;
}

/**
 * Returns the innermost entry that contains a field.
 * @example entryAround("history.timeline.years[2024].events[1].text") // { list:
 * "history.timeline.years[2024].events", id: "1" }
 */
export function entryAround(path: string): Entry | undefined {
  const found = /^(.*)\[([^\]]+)\][^[\]]*$/.exec(path);
  return found?.[1] !== undefined && found[2] !== undefined ? { list: found[1], id: found[2] } : undefined;
}

/** Returns the path of the same field in another entry. */
export function inEntry(path: string, entry: Entry, id: string): string | undefined {
  const prefix = `${entry.list}[${entry.id}]`;
  return path.startsWith(prefix) ? `${entry.list}[${id}]${path.slice(prefix.length)}` : undefined;
}

/**
 * Returns the edits that add an entry after another one: the list, its inner lists, and its empty texts.
 * @param draft all fields and edits
 */
export function addedEntry(
  list: ListEdit,
  entry: Entry,
  id: string,
  { fields, edits }: { fields: ReadonlyMap<string, EditableField>; edits: EditsByPath },
): readonly (readonly [path: string, edit: Edit])[] {
  // The fields of an inner list depend on its entries.
  const lists = copiedEdits(entry, id, edits).filter(([, { kind }]) => kind === "list");
  const emptied = [...fields.values()].flatMap((field): [string, Edit][] => {
    const path = inEntry(field.path, entry, id);
    if (path === undefined) return [];
    if (field.kind === "text") return [[path, textEdit(() => "")]];
    return field.kind === "texts" ? [[path, textsEdit(() => [""])]] : [];
  });
  return [[entry.list, duplicated(list, entry.id, id)], ...lists, ...emptied];
}

/** Returns the edits that copy an entry: the list, and the edits of the entry for its copy. */
export function copiedEntry(
  list: ListEdit,
  entry: Entry,
  id: string,
  edits: EditsByPath,
): readonly (readonly [path: string, edit: Edit])[] {
  return [[entry.list, duplicated(list, entry.id, id)], ...copiedEdits(entry, id, edits)];
}

/**
 * Returns the edits that remove an entry. Those of an entry that was never published are removed with it: they would
 * stay among the changes. The list is last, so that an undo stores it before the fields of the entry.
 */
export function removedEntry(
  list: ListEdit,
  entry: Entry,
  { edits, published }: { edits: EditsByPath; published: Readonly<Record<string, Edit>> },
): readonly (readonly [path: string, edit: Edit | null])[] {
  const isAddedTo = (edit: Edit | undefined) =>
    edit?.kind === "list" && edit.added.some(({ id }) => id === entry.id);
  const inner = [...edits.keys()].filter((path) => inEntry(path, entry, entry.id) !== undefined);
  const obsolete = isAddedTo(list) && !isAddedTo(published[entry.list]) ? inner : [];
  return [...obsolete.map((path) => [path, null] as const), [entry.list, without(list, entry.id)]];
}

type EditsByPath = ReadonlyMap<string, { path: string; edit: Edit }>;

function copiedEdits(entry: Entry, id: string, edits: EditsByPath): [path: string, edit: Edit][] {
  return [...edits.values()].flatMap(({ path, edit }): [string, Edit][] => {
    const copy = inEntry(path, entry, id);
    return copy === undefined ? [] : [[copy, edit]];
  });
}
