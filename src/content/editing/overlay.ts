import type { Edit, Edits, ListEdit } from "#domain/content/edits.ts";
import { isPictureKey } from "../picture-key.ts";
import { documentsShown } from "./documents.ts";
import { isLikeFact } from "./edit-problems.ts";
import { type ContentTree, type Item, mapContent } from "./tree.ts";

/**
 * Applies the company's edits to the program's content. An edit whose place is gone, or is of another kind by
 * now, changes nothing.
 */
export function overlay<Tree extends ContentTree>(defaults: Tree, edits: Edits): Tree {
  return mapContent(defaults, {
    text(path, text) {
      const edit = editAt(edits, path, "text");
      return edit ? { ko: edit.ko, en: edit.en } : text;
    },
    texts(path, texts) {
      const edit = editAt(edits, path, "texts");
      return edit ? { ko: edit.ko, en: edit.en } : texts;
    },
    fact(path, fact) {
      const value = editAt(edits, path, "fact")?.value;
      return value !== undefined && isLikeFact(path, fact, value) ? value : fact;
    },
    document: documentsShown(defaults, edits),
    picture(path, illustration) {
      const edit = editAt(edits, path, "picture");
      if (!edit) return illustration;
      const { picture, ko, en } = edit;
      // One that a later version of the program has not any more.
      return typeof picture === "object" || isPictureKey(picture) ? { picture, ko, en } : illustration;
    },
    list(path, items) {
      const edit = editAt(edits, path, "list");
      return edit ? arranged(items, edit) : items;
    },
  });
}

function editAt<Kind extends Edit["kind"]>(edits: Edits, path: string, kind: Kind) {
  const edit = edits.get(path);
  return edit && isOf(kind, edit) ? edit : undefined;
}

function isOf<Kind extends Edit["kind"]>(kind: Kind, edit: Edit): edit is Extract<Edit, { kind: Kind }> {
  return edit.kind === kind;
}

/** The entries as a company has put them; what the program has brought since then waits until it is accepted. */
export function arranged(items: readonly Item[], { order, removed, added }: ListEdit): Item[] {
  const known = new Map(items.map((item) => [item.id, item]));
  for (const { id, like } of added) {
    const model = known.get(like) ?? items[0];
    if (model && !known.has(id)) known.set(id, { id, value: renamed(model.value, id) });
  }
  const placed = order.flatMap((id) => known.get(id) ?? []);
  const isLeft = ({ id }: { id: string }) => !order.includes(id) && !removed.includes(id);
  return [...placed, ...added.filter(isLeft).flatMap(({ id }) => known.get(id) ?? [])];
}

/** A copy that goes by another id, in every language. */
function renamed(value: unknown, id: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("ko" in value && "en" in value) return { ko: renamed(value.ko, id), en: renamed(value.en, id) };
  return "id" in value ? { ...value, id } : value;
}
