import type { Localized } from "#domain/locale.ts";
import type { PictureView } from "../picture-key.ts";

/** Everything that a company may say otherwise, by the page or thing that it belongs to. */
export type ContentTree = Readonly<Record<string, unknown>>;

/** A number, a link: the same in every language. */
export type Fact = string | number | boolean | readonly string[];

/** A picture with its description, which stand beside each other in a content as `picture` and `alt`. */
interface Illustration extends Localized<string> {
  picture: PictureView;
}

/** An entry of a list, which keeps its id wherever it moves. */
export interface Item {
  id: string;
  value: unknown;
}

/**
 * Replacement of parts of a content; parts that are left out stay. Paths have the form
 * `home.hero.slides[modular].title`.
 */
export interface Mapping {
  text?: (path: string, text: Localized<string>) => Localized<string>;
  /** Paragraphs, or the points of a list. */
  texts?: (path: string, texts: Localized<readonly string[]>) => Localized<readonly string[]>;
  fact?: (path: string, fact: Fact) => Fact;
  /** The addresses of a document, and links to one. */
  document?: (path: string, addresses: Localized<string>) => Localized<string>;
  /** The path is that of the picture; its description has none. */
  picture?: (path: string, illustration: Illustration) => Illustration;
  list?: (path: string, items: readonly Item[]) => readonly Item[];
}

/** The same content with its parts changed. Both languages of a text are met together. */
export function mapContent<Tree extends ContentTree>(content: Tree, mapping: Mapping): Tree {
  return mapped(content, "", mapping) as Tree;
}

function mapped(value: unknown, path: string, mapping: Mapping): unknown {
  if (isLocalized(value)) return mappedPair(value, path, mapping);
  if (isFact(value)) return factAt(path, value, mapping);
  if (Array.isArray(value)) return mappedItems(value.map(itemOf), path, mapping).map((item) => item.value);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapped(part, below(path, key), mapping)]);
  return Object.fromEntries(entries);
}

/** Words that stand beside each other: a text, or a whole part of a page. */
function mappedPair({ ko, en }: Localized<unknown>, path: string, mapping: Mapping): Localized<unknown> {
  if (typeof ko === "string" && typeof en === "string") return mappedStrings({ ko, en }, path, mapping);
  if (areTexts(ko) && areTexts(en) && (ko.length + en.length > 0 || isTextList(path)))
    return mapping.texts?.(path, { ko, en }) ?? { ko, en };
  if (Array.isArray(ko) && Array.isArray(en)) {
    const pairs = ko.map((value, index) => ({
      id: itemOf(value, index).id,
      value: { ko: value, en: en[index] },
    }));
    const items = mappedItems(pairs, path, mapping).map((item) => item.value as Localized<unknown>);
    return { ko: items.map((item) => item.ko), en: items.map((item) => item.en) };
  }
  if (isFact(ko)) return mappedFacts({ ko, en }, path, mapping);
  if (!isRecord(ko) || !isRecord(en)) return { ko, en };
  const illustration: Record<string, Localized<unknown>> = isIllustrated(ko) && isIllustrated(en)
    ? mappedIllustration({ ko, en }, path, mapping)
    : {};
  const entries = Object.keys(ko).map((key) => {
    const pair = { ko: ko[key], en: en[key] };
    return [key, illustration[key] ?? mappedPair(pair, below(path, key), mapping)] as const;
  });
  return {
    ko: Object.fromEntries(entries.map(([key, pair]) => [key, pair.ko])),
    en: Object.fromEntries(entries.map(([key, pair]) => [key, pair.en])),
  };
}

function mappedStrings(pair: Localized<string>, path: string, mapping: Mapping): Localized<unknown> {
  if (isDocument(path) || isDocumentLink(path)) return mapping.document?.(path, pair) ?? pair;
  return isStructure(path) ? mappedFacts(pair, path, mapping) : (mapping.text?.(path, pair) ?? pair);
}

/** The same in every language, once it is edited. */
function mappedFacts(
  { ko, en }: { ko: Fact; en: unknown },
  path: string,
  mapping: Mapping,
): Localized<unknown> {
  const fact = factAt(path, ko, mapping);
  return fact === ko ? { ko, en } : { ko: fact, en: fact };
}

/** A part of a page, in one language, that is illustrated. */
type Illustrated = Readonly<Record<string, unknown>> & { picture: PictureView; alt: string };

function mappedIllustration({ ko, en }: Localized<Illustrated>, path: string, mapping: Mapping) {
  const given = { picture: ko.picture, ko: ko.alt, en: en.alt };
  const { picture, ...alt } = mapping.picture?.(below(path, "picture"), given) ?? given;
  return { picture: { ko: picture, en: picture }, alt };
}

function factAt(path: string, fact: Fact, mapping: Mapping): Fact {
  return isIdentity(path) ? fact : (mapping.fact?.(path, fact) ?? fact);
}

function mappedItems(items: readonly Item[], path: string, mapping: Mapping): Item[] {
  const arranged = mapping.list?.(path, items) ?? items;
  return arranged.map(({ id, value }) => ({ id, value: mapped(value, `${path}[${id}]`, mapping) }));
}

/** Entries that have no id of their own are known by their place. */
function itemOf(value: unknown, index: number): Item {
  const id = isRecord(value) && "id" in value ? String(value.id) : String(index);
  return { id, value };
}

function below(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Returns true for keys that the program uses and no visitor reads. */
function isStructure(path: string): boolean {
  return isIdentity(path) || isLink(path);
}

function isIdentity(path: string): boolean {
  return /\.(id|kind)$/.test(path);
}

/** Returns true for a list of sentences and not of entries, which in an empty list only its name can tell. */
function isTextList(path: string): boolean {
  return /(?<!^industrial\.modular)\.(cells|choices|head|labels|list|paragraphs|points|tags)$|^calculator\.(explanation\.method\.text|notice\.items)$/.test(
    path,
  );
}

/** Paragraphs and points that a page can do without. Labels and cells have each their place, and a question has an answer. */
export function mayBeEmpty(path: string): boolean {
  return /^(?!faq\.).*\.(list|paragraphs|points|tags)$/.test(path) || isOptionalText(path);
}

/** Optional texts: that of a pin beside the name of its country, and the month of an event whose year alone is known. */
function isOptionalText(path: string): boolean {
  return /^worldMap\.pins\[[^\]]*\]\.description$|^history\.timeline\.years\[[^\]]*\]\.events\[[^\]]*\]\.month$/.test(
    path,
  );
}

export function isLink(path: string): boolean {
  return /(\.href|Link|Url|Href)$/.test(path);
}

/** A document has its place where it is offered first; other links to it follow. */
export function isDocument(path: string): boolean {
  return path.endsWith(".downloadUrl");
}

function isDocumentLink(path: string): boolean {
  return /\.catalogs\[[^\]]*\]\.href$/.test(path);
}

function isIllustrated(value: Readonly<Record<string, unknown>>): value is Illustrated {
  return "picture" in value && typeof value.alt === "string";
}

function isLocalized(value: unknown): value is Localized<unknown> {
  return isRecord(value) && Object.keys(value).sort().join() === "en,ko";
}

function isFact(value: unknown): value is Fact {
  return ["string", "number", "boolean"].includes(typeof value) || (areTexts(value) && value.length > 0);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
