import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit, Edits, KeptEdit } from "#domain/content/edits.ts";
import { isOfKind } from "./edit-problems.ts";
import { arranged } from "./overlay.ts";
import { type ContentTree, type Item, isDocument, isLink, mapContent } from "./tree.ts";

/** Everything of a content that can be edited, in the order of the pages. */
export function placesOf(content: ContentTree): EditablePlace[] {
  return placesIn(content, (_path, items) => items);
}

/**
 * Every place as the program brings it, by path: lists in its own order, and within them also the entries that the company has
 * added or taken out.
 */
export function originalPlaces(defaults: ContentTree, edits: Edits): ReadonlyMap<string, EditablePlace> {
  const places = placesIn(defaults, (path, items) => {
    const edit = edits.get(path);
    if (edit?.kind !== "list") return items;
    const shown = arranged(items, edit);
    return [...shown, ...items.filter(({ id }) => shown.every((item) => item.id !== id))];
  });
  return new Map(places.map((place) => [place.path, place]));
}

/** @param within which entries of a list are looked into */
function placesIn(
  content: ContentTree,
  within: (path: string, items: readonly Item[]) => readonly Item[],
): EditablePlace[] {
  const places: EditablePlace[] = [];
  mapContent(content, {
    text(path, text) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "text", ...text });
      return text;
    },
    texts(path, texts) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "texts", ko: [...texts.ko], en: [...texts.en] });
      return texts;
    },
    fact(path, value) {
      if (!isOfTheProgram(path))
        places.push({
          path,
          kind: "fact",
          role: isLink(path) ? "link" : "value",
          value: typeof value === "object" ? [...value] : value,
        });
      return value;
    },
    picture(path, illustration) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "picture", ...illustration });
      return illustration;
    },
    list(path, items) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "list", ids: items.map(({ id }) => id) });
      return within(path, items);
    },
    document(path, addresses) {
      if (isDocument(path)) places.push({ path, kind: "document", ...addresses });
      return addresses;
    },
  });
  return places;
}

/** Returns true for what the program counts from the references: it changes with them, and not with a version of the program. */
function isCounted(path: string): boolean {
  return /^company\.(figures\.countries|areasServed)$/.test(path);
}

/** Content of a place, as an edit. */
export function editOf(place: EditablePlace): Edit {
  switch (place.kind) {
    case "text":
      return { kind: "text", ko: place.ko, en: place.en };
    case "texts":
      return { kind: "texts", ko: place.ko, en: place.en };
    case "fact":
      return { kind: "fact", value: place.value };
    case "document":
      return { kind: "document", ko: null, en: null };
    case "picture":
      return { kind: "picture", picture: place.picture, ko: place.ko, en: place.en };
    case "list":
      return { kind: "list", order: place.ids, removed: [], added: [] };
  }
}

/** Words that the program itself works by: the names of countries and tags, which addresses and filters carry. */
export function isOfTheProgram(path: string): boolean {
  return /^(worldMap\.pins(\[[^\]]*\]\.name)?$|gallery\.filters\.tags\.groups|gallery\.stats|shared\.language|inquiry\.products)/.test(
    path,
  );
}

/**
 * Program's content at the place of an edit, and whether it has changed since.
 * @returns no original where the place is gone, or is of another kind by now: the edit changes nothing there
 */
export function originalOf(
  { edit, basis }: KeptEdit,
  place: EditablePlace | undefined,
): { original: Edit | null; isOriginalNew: boolean } {
  if (!place || !isOfKind(edit, place)) return { original: null, isOriginalNew: false };
  const original = editOf(place);
  const isNew = !isCounted(place.path) && JSON.stringify(original) !== JSON.stringify(basis);
  return { original, isOriginalNew: isNew };
}
