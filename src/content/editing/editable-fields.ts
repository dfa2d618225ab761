import type { EditableField, EditView } from "#domain/content/content-calls.ts";
import {
  type Edit,
  type Edits,
  pictureEdit,
  type StoredEdit,
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
export interface SampledField {
  field: EditableField;
  samples: readonly WordSample[];
}

/** Returns all editable fields of a content, in the order of the pages. */
export function editableFields(content: ContentTree, kinds?: Parts): EditableField[] {
  return sampledFields(content, kinds).map(({ field }) => field);
}

/** Returns all editable fields with the samples that each shows. */
export function sampledFields(content: ContentTree, kinds?: Parts): SampledField[] {
  return collectFields(content, (_path, items) => items, kinds);
}

/** Returns the fields of the default content by path, including those of entries that the company added or removed. */
export function defaultFields(defaults: ContentTree, edits: Edits): ReadonlyMap<string, EditableField> {
  const fields = collectFields(defaults, (path, items) => {
    const edit = edits.get(path);
    if (edit?.kind !== "list") return items;
    const shown = arrangeEntries(items, edit);
    return [...shown, ...items.filter(({ id }) => shown.every((item) => item.id !== id))];
  });
  return new Map(fields.map(({ field }) => [field.path, field]));
}

/** @param entriesToVisit returns those entries of a list whose fields are collected */
function collectFields(
  content: ContentTree,
  entriesToVisit: (path: string, items: readonly Item[]) => readonly Item[],
  kinds?: Parts,
): SampledField[] {
  const fields: SampledField[] = [];
  const add = ({ samples }: Field, field: EditableField) => fields.push({ field, samples });
  const visit: Mapping = {
    text(field, text) {
      add(field, {
        ...commonProperties(field),
        kind: "text",
        ...(field.type.isPhone ? { isPhone: true } : {}),
        ...(field.type.isOptional ? { mayBeEmpty: true } : {}),
        ...text,
      });
      return text;
    },
    texts(field, texts) {
      const mayBeEmpty = !field.type.isRequired;
      const copies = inEach(locales, (locale) => [...texts[locale]]);
      add(field, { ...commonProperties(field), kind: "texts", mayBeEmpty, ...copies });
      return texts;
    },
    fact(field, fact) {
      const value = typeof fact === "object" ? [...fact] : fact;
      const isCounted = field.type.kind === "fact" && field.type.isCounted;
      add(field, {
        ...commonProperties(field),
        kind: "fact",
        check: checkOf(field.type),
        ...(isCounted ? { isCounted } : {}),
        value,
      });
      return fact;
    },
    picture(field, illustration) {
      add(field, { ...commonProperties(field), kind: "picture", ...illustration });
      return illustration;
    },
    film(field, film) {
      add(field, { ...commonProperties(field), kind: "film", film });
      return film;
    },
    list(field, items) {
      add(field, {
        ...commonProperties(field),
        kind: "list",
        noun: field.type.noun,
        ids: items.map(({ id }) => id),
      });
      return entriesToVisit(field.path, items);
    },
    document(field, addresses) {
      add(field, { ...commonProperties(field), kind: "document", ...addresses });
      return addresses;
    },
  };
  mapContent(content, visit, kinds);
  return fields;
}

function commonProperties({ path, names, isForSearch }: Field) {
  return { path, names: [...names], ...(isForSearch ? { isForSearch } : {}) };
}

/** Returns true for a fact that the program counts from the projects: it changes with them, not with a program version. */
function isCountedField(field: EditableField): boolean {
  return field.kind === "fact" && field.isCounted === true;
}

/** Returns the present value of a field in the form of an edit. */
export function editOf(field: EditableField): Edit {
  switch (field.kind) {
    case "text":
      return textEdit((locale) => field[locale]);
    case "texts":
      return textsEdit((locale) => field[locale]);
    case "fact":
      return { kind: "fact", value: field.value };
    case "document":
      return { kind: "document", ...inEach(locales, () => null) };
    case "picture":
      return pictureEdit(field.picture, (locale) => field[locale]);
    case "film":
      return { kind: "film", film: field.film };
    case "list":
      return { kind: "list", order: field.ids, removed: [], added: [] };
  }
}

/** The two defaults of a field; if one is missing, the other stands in for it. */
export interface DefaultField {
  /** Default adapted to the company's projects and products. */
  current: EditableField;
  /** Default before that, as the program ships it. */
  shipped: EditableField;
}

/** Returns a function that finds the defaults of the field at a path; `undefined` if both are missing. */
export function defaultFieldLookup(
  { current, shipped }: { current: ContentTree; shipped: ContentTree },
  edits: Edits,
): (path: string) => DefaultField | undefined {
  const [currentField, shippedField] = [defaultFieldIn(current, edits), defaultFieldIn(shipped, edits)];
  return (path) => {
    const [now, asShipped] = [currentField(path), shippedField(path)];
    const known = now ?? asShipped;
    return known && { current: known, shipped: asShipped ?? known };
  };
}

/** Collects the fields of a part of the content, such as a page, when one of them is looked up: all of them take milliseconds. */
function defaultFieldIn(defaults: ContentTree, edits: Edits): (path: string) => EditableField | undefined {
  const fieldsByPart = new Map<string, ReadonlyMap<string, EditableField>>();
  return (path) => {
    const [part = ""] = path.split(/[.[]/, 1);
    const fields = fieldsByPart.get(part) ?? defaultFields({ [part]: defaults[part] }, edits);
    fieldsByPart.set(part, fields);
    return fields.get(path);
  };
}

/**
 * Returns the default content of the field of an edit, and whether a program version changed it after the edit.
 * @returns nulls if the field no longer exists or now has another kind: the edit then has no effect
 */
export function defaultOf(
  { edit, basis }: StoredEdit,
  field: DefaultField | undefined,
): Pick<EditView, "defaultNow" | "shippedNow" | "hasDefaultChanged"> {
  if (!field || !isOfKind(edit, field.current))
    return { defaultNow: null, shippedNow: null, hasDefaultChanged: false };
  const [defaultNow, shippedNow] = [editOf(field.current), editOf(field.shipped)];
  // Versions up to 0.4.0 stored the default as it followed the records.
  const unchanged = [shippedNow, defaultNow].map((each) => JSON.stringify(each));
  const hasDefaultChanged = !isCountedField(field.current) && !unchanged.includes(JSON.stringify(basis));
  return { defaultNow, shippedNow, hasDefaultChanged };
}
