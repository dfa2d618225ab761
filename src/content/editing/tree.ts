import type { Localized } from "#domain/locale.ts";

/** Everything that a company may say otherwise, by the page or thing that it belongs to. */
export type ContentTree = Readonly<Record<string, unknown>>;

/** A number, a link, the name of a picture: the same in every language. */
export type Fact = string | number | boolean | readonly string[];

/** An entry of a list, which keeps its id wherever it moves. */
export interface Item {
  id: string;
  value: unknown;
}

/** What becomes of the parts of a content; what is left out stays. A path says where: `home.hero.slides[modular].title`. */
export interface Mapping {
  text?: (path: string, text: Localized<string>) => Localized<string>;
  /** Paragraphs, or the points of a list. */
  texts?: (path: string, texts: Localized<readonly string[]>) => Localized<readonly string[]>;
  fact?: (path: string, fact: Fact) => Fact;
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
  if (typeof ko === "string" && typeof en === "string" && !isStructure(path))
    return mapping.text?.(path, { ko, en }) ?? { ko, en };
  // A list without any entry is one all the same.
  if (areTexts(ko) && areTexts(en) && ko.length + en.length > 0)
    return mapping.texts?.(path, { ko, en }) ?? { ko, en };
  if (Array.isArray(ko) && Array.isArray(en)) {
    const pairs = ko.map((value, index) => ({
      id: itemOf(value, index).id,
      value: { ko: value, en: en[index] },
    }));
    const items = mappedItems(pairs, path, mapping).map((item) => item.value as Localized<unknown>);
    return { ko: items.map((item) => item.ko), en: items.map((item) => item.en) };
  }
  if (isFact(ko)) {
    const fact = factAt(path, ko, mapping);
    return fact === ko ? { ko, en } : { ko: fact, en: fact };
  }
  if (!isRecord(ko) || !isRecord(en)) return { ko, en };
  const entries = Object.keys(ko).map(
    (key) => [key, mappedPair({ ko: ko[key], en: en[key] }, below(path, key), mapping)] as const,
  );
  return {
    ko: Object.fromEntries(entries.map(([key, pair]) => [key, pair.ko])),
    en: Object.fromEntries(entries.map(([key, pair]) => [key, pair.en])),
  };
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

/** What the program itself goes by, and no visitor reads. */
function isStructure(path: string): boolean {
  return isIdentity(path) || isLink(path) || isPicture(path);
}

function isIdentity(path: string): boolean {
  return /\.(id|kind)$/.test(path);
}

export function isLink(path: string): boolean {
  return /(\.href|Link|Url|Href)$/.test(path);
}

export function isPicture(path: string): boolean {
  return path.endsWith(".picture");
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
