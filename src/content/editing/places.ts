import type { EditablePlace } from "#domain/content/content-calls.ts";
import {
  type Edit,
  type Edits,
  type KeptEdit,
  pictureEdit,
  textEdit,
  textsEdit,
} from "#domain/content/edits.ts";
import { inEach, locales } from "#domain/locale.ts";
import type { WordSample } from "#domain/start/start-calls.ts";
import { checkOf, type Parts } from "../kinds/kind.ts";
import { isOfKind } from "./edit-problems.ts";
import { arrangeEntries } from "./overlay.ts";
import { type ContentTree, type Field, type Item, type Mapping, mapContent } from "./tree.ts";

/** An editable field with the parts of the sample that it shows. */
export interface Place {
  place: EditablePlace;
  samples: readonly WordSample[];
}

/** Returns all editable fields of a content, in the order of the pages. */
export function placesOf(content: ContentTree, kinds?: Parts): EditablePlace[] {
  return samplePlaces(content, kinds).map(({ place }) => place);
}

/** Returns all editable fields with the samples that each shows. */
export function samplePlaces(content: ContentTree, kinds?: Parts): Place[] {
  return collectPlaces(content, (_path, items) => items, kinds);
}

/** Returns the program's fields by path, including those of entries that the company added or removed. */
export function originalPlaces(defaults: ContentTree, edits: Edits): ReadonlyMap<string, EditablePlace> {
  const places = collectPlaces(defaults, (path, items) => {
    const edit = edits.get(path);
    if (edit?.kind !== "list") return items;
    const shown = arrangeEntries(items, edit);
    return [...shown, ...items.filter(({ id }) => shown.every((item) => item.id !== id))];
  });
  return new Map(places.map(({ place }) => [place.path, place]));
}

/** @param within returns the entries of a list to visit */
function collectPlaces(
  content: ContentTree,
  within: (path: string, items: readonly Item[]) => readonly Item[],
  kinds?: Parts,
): Place[] {
  const places: Place[] = [];
  const add = ({ samples }: Field, place: EditablePlace) => places.push({ place, samples });
  const visit: Mapping = {
    text(field, text) {
      add(field, {
        ...about(field),
        kind: "text",
        ...(field.kind.isPhone ? { isPhone: true } : {}),
        ...(field.kind.isOptional ? { mayBeEmpty: true } : {}),
        ...text,
      });
      return text;
    },
    texts(field, texts) {
      const mayBeEmpty = !field.kind.isRequired;
      const copies = inEach(locales, (locale) => [...texts[locale]]);
      add(field, { ...about(field), kind: "texts", mayBeEmpty, ...copies });
      return texts;
    },
    fact(field, fact) {
      const value = typeof fact === "object" ? [...fact] : fact;
      const isCounted = field.kind.kind === "fact" && field.kind.isCounted;
      add(field, {
        ...about(field),
        kind: "fact",
        check: checkOf(field.kind),
        ...(isCounted ? { isCounted } : {}),
        value,
      });
      return fact;
    },
    picture(field, illustration) {
      add(field, { ...about(field), kind: "picture", ...illustration });
      return illustration;
    },
    film(field, film) {
      add(field, { ...about(field), kind: "film", film });
      return film;
    },
    list(field, items) {
      add(field, { ...about(field), kind: "list", noun: field.kind.noun, ids: items.map(({ id }) => id) });
      return within(field.path, items);
    },
    document(field, addresses) {
      add(field, { ...about(field), kind: "document", ...addresses });
      return addresses;
    },
  };
  mapContent(content, visit, kinds);
  return places;
}

function about({ path, names, isForSearch }: Field) {
  return { path, names: [...names], ...(isForSearch ? { isForSearch } : {}) };
}

/** Returns true for a fact that the program counts: it changes with the references, not with a program version. */
function isCounted(place: EditablePlace): boolean {
  return place.kind === "fact" && place.isCounted === true;
}

export function editOf(place: EditablePlace): Edit {
  switch (place.kind) {
    case "text":
      return textEdit((locale) => place[locale]);
    case "texts":
      return textsEdit((locale) => place[locale]);
    case "fact":
      return { kind: "fact", value: place.value };
    case "document":
      return { kind: "document", ...inEach(locales, () => null) };
    case "picture":
      return pictureEdit(place.picture, (locale) => place[locale]);
    case "film":
      return { kind: "film", film: place.film };
    case "list":
      return { kind: "list", order: place.ids, removed: [], added: [] };
  }
}

/**
 * Returns the program's content at the field of an edit, and whether it changed after the edit.
 * @returns `original` null if the field no longer exists or now has another kind: the edit then has no effect
 */
export function originalOf(
  { edit, basis }: KeptEdit,
  place: EditablePlace | undefined,
): { original: Edit | null; isOriginalNew: boolean } {
  if (!place || !isOfKind(edit, place)) return { original: null, isOriginalNew: false };
  const original = editOf(place);
  const isNew = !isCounted(place) && JSON.stringify(original) !== JSON.stringify(basis);
  return { original, isOriginalNew: isNew };
}
