import * as z from "zod/mini";
import { ownPictureSchema } from "../files/own-picture.ts";
import { documentSchema } from "../files/published-document.ts";
import { filmSourceSchema } from "../films/film-source.ts";
import { inAllLocales, inEach, type Locale, type Localized, locales } from "../locale.ts";
import { oneLine, tidyLines } from "../tidy-text.ts";
import { hasVisibleText } from "./readable.ts";

/** The longest text of a page, in characters; a paragraph of the privacy policy has 400. */
export const maxTextLength = 4_000;
const maxListLength = 60;
export const maxPathLength = 300;

const textSchema = z.string().check(z.overwrite(tidyLines), z.maxLength(maxTextLength));
const factSchema = z.string().check(z.overwrite(oneLine), z.maxLength(maxTextLength));
const textsSchema = z.array(textSchema).check(z.overwrite(withoutEmpty), z.maxLength(maxListLength));
/** One of the shipped ones by its key, or one that the company has uploaded. */
export const pictureSchema = z.union([z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), ownPictureSchema]);
/** A shipped film by its key, or another one by its source. */
export const filmSchema = z.union([z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), filmSourceSchema]);
const idSchema = z.string().check(z.regex(/^[\p{L}\p{N}-]{1,40}$/u));

/** Edit of the company: always all languages together. */
export const editSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), ...inEach(locales, () => textSchema) }),
  z.object({ kind: z.literal("texts"), ...inEach(locales, () => textsSchema) }),
  z.object({
    kind: z.literal("fact"),
    value: z.union([
      factSchema,
      z.number(),
      z.boolean(),
      z.array(factSchema).check(z.maxLength(maxListLength)),
    ]),
  }),
  /** A picture with its description; "" where it only decorates its place. */
  z.object({ kind: z.literal("picture"), picture: pictureSchema, ...inEach(locales, () => textSchema) }),
  z.object({
    kind: z.literal("document"),
    /** A file of its own for each language; null is the program's. */
    ...inEach(locales, () => z.nullable(documentSchema)),
  }),
  z.object({ kind: z.literal("film"), film: filmSchema }),
  z.object({
    kind: z.literal("list"),
    /** Every entry in its place. */
    order: z.array(idSchema).check(z.maxLength(maxListLength)),
    /** Entries of the program that are not shown; an entry of a later version is in neither list until it is accepted. */
    removed: z.array(idSchema).check(z.maxLength(maxListLength)),
    /** Entries of the company's own. Each begins as a copy of another one, and is edited like any. */
    added: z.array(z.object({ id: idSchema, like: idSchema })).check(z.maxLength(maxListLength)),
  }),
]);
export type Edit = z.infer<typeof editSchema>;

/** Removes empty paragraphs. If all are empty, the list stays as it is, so that the check reports a missing text. */
function withoutEmpty(texts: string[]): string[] {
  return texts.some(hasVisibleText) ? texts.filter(hasVisibleText) : texts;
}

/** An edit with its texts as they are stored: no whitespace at the ends of a line, single spaces within, no empty paragraph. */
export function tidyEdit(edit: Edit): Edit {
  return editSchema.safeParse(edit).data ?? edit;
}

export type TextEdit = Extract<Edit, { kind: "text" }>;
export type DocumentEdit = Extract<Edit, { kind: "document" }>;
export type PictureEdit = Extract<Edit, { kind: "picture" }>;
export type FilmEdit = Extract<Edit, { kind: "film" }>;
export type ListEdit = Extract<Edit, { kind: "list" }>;
type TextsEdit = Extract<Edit, { kind: "texts" }>;

/** Edit of a text, made for each language of the site. */
export function textEdit(text: (locale: Locale) => string): TextEdit {
  return { kind: "text", ...inEach(locales, text) };
}

/** Edit of a text in one language. @param texts the present ones of all */
export function textEditIn(locale: Locale, text: string, texts: Localized<string>): TextEdit {
  return textEdit((each) => (each === locale ? text : texts[each]));
}

/** Edit of paragraphs or of a list, made for each language of the site. */
export function textsEdit(texts: (locale: Locale) => string[]): TextsEdit {
  return { kind: "texts", ...inEach(locales, texts) };
}

/** Edit of a picture, with its description for each language of the site. */
export function pictureEdit(
  picture: PictureEdit["picture"],
  description: (locale: Locale) => string,
): PictureEdit {
  return { kind: "picture", picture, ...inEach(locales, description) };
}

/** Edits by the path of their field, such as `home.hero.slides[modular].title`. */
export type Edits = ReadonlyMap<string, Edit>;

/** The path of the field beside another. @example besidePath("company.offices[a].phone", "email") // "company.offices[a].email" */
export function besidePath(path: string, key: string): string {
  return `${path.slice(0, path.lastIndexOf("."))}.${key}`;
}

/**
 * The paths of the switches that would hide a field: `show` of each part around it, and that of its section in the page.
 * @example hidingPaths("a.b.c") // ["a.sections.b", "a.show", "a.b.show"]
 */
export function hidingPaths(path: string): string[] {
  const [page, section] = path.split(".");
  const parts = [...path.matchAll(/\./g)].map(({ index }) => `${path.slice(0, index)}.show`);
  return [`${page}.sections.${section}`, ...parts];
}

/**
 * An edit with `basis`, the shipped content of its field at the time of the edit: a later version of the program may ship another one. It is
 * independent of the company's records, so that references and products that come or go do not count as an upgrade.
 */
export interface StoredEdit {
  edit: Edit;
  basis: Edit | null;
}

/** All edits of a version, by path. */
export type StoredEdits = Record<string, StoredEdit>;

/** The edits of a version by path, without the default content that each was made on. */
export function editsByPath(edits: StoredEdits): Edits {
  return new Map(Object.entries(edits).map(([path, { edit }]) => [path, edit]));
}

const storedEditsSchema = z.record(
  z.string().check(z.maxLength(maxPathLength)),
  z.object({ edit: z.unknown(), basis: z.optional(z.unknown()) }),
);

/** The edits of a version as the database has them; none if its JSON is invalid. */
export function parseStoredEdits(json: string): StoredEdits {
  const stored = storedEditsSchema.safeParse(jsonIn(json)).data ?? {};
  return Object.fromEntries(
    Object.entries(stored).map(([path, { edit, basis }]) => [
      path,
      { edit: editFrom(edit), basis: editSchema.safeParse(editInAllLocales(basis)).data ?? null },
    ]),
  );
}

/** An edit as the database has it. */
export function parseStoredEdit(json: string): Edit {
  return editFrom(jsonIn(json) ?? json);
}

/**
 * An edit that its schema refuses, such as one of a damaged backup, becomes an edit of kind `text`, or `texts` where it was `text`: a kind
 * that its field does not have. So it has no effect, and the editor lists it among the edits without a field.
 */
function editFrom(stored: unknown): Edit {
  const edit = editSchema.safeParse(editInAllLocales(stored));
  if (edit.success) return edit.data;
  const text = JSON.stringify(stored).slice(0, maxTextLength);
  const isText = typeof stored === "object" && stored !== null && "kind" in stored && stored.kind === "text";
  return isText ? textsEdit(() => [text]) : textEdit(() => text);
}

/** An edit with its texts in languages that were added after it was stored; their documents are the shipped ones. */
function editInAllLocales(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || !("kind" in stored)) return stored;
  switch (stored.kind) {
    case "text":
    case "texts":
    case "picture":
      return { ...stored, ...inAllLocales(stored as Partial<Localized<unknown>>) };
    case "document":
      return { ...inEach(locales, () => null), ...stored };
    default:
      return stored;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
