import { defaultLocale, inEach, type Localized, locales } from "#domain/locale.ts";
import type { WordSample } from "#domain/start/start-calls.ts";
import type { FilmView } from "../brand/program-films.ts";
import type {
  DocumentKind,
  FactKind,
  FilmKind,
  Kind,
  LinkKind,
  ListKind,
  ParagraphsKind,
  Parts,
  PictureKind,
  Sample,
  TextKind,
} from "../kinds/kind.ts";
import { usualNames } from "../kinds/usual-names.ts";
import type { PictureView } from "../picture-key.ts";
import { contentKinds } from "./defaults.ts";

export type ContentTree = Readonly<Record<string, unknown>>;

/** A value that is the same in every language, such as a number or a link. */
export type Fact = string | number | boolean | readonly string[];

/** A picture with its description; a content stores them as `picture` and `alt` side by side. */
interface Illustration extends Localized<string> {
  picture: PictureView;
}

/** An entry of a list; its id stays the same when it moves. */
export interface Item {
  id: string;
  value: unknown;
}

/** A value of the content with its path, such as `home.hero.slides[modular].title`, and its declared type. */
export interface Field<FieldKind extends Kind = Kind> {
  path: string;
  type: FieldKind;
  /** Names of the path's steps below the page; "" for a step without a name. */
  names: readonly string[];
  /** Parts of the sample company that the value shows as long as it is unchanged. */
  samples: readonly WordSample[];
  isForSearch: boolean;
}

/** Functions that replace parts of a content; parts without a function stay. */
export interface Mapping {
  text?: (field: Field<TextKind>, text: Localized<string>) => Localized<string>;
  /** Paragraphs, or the items of a list. */
  texts?: (field: Field<ParagraphsKind>, texts: Localized<readonly string[]>) => Localized<readonly string[]>;
  fact?: (field: Field<FactKind | LinkKind>, fact: Fact) => Fact;
  document?: (field: Field<DocumentKind>, addresses: Localized<string>) => Localized<string>;
  film?: (field: Field<FilmKind>, film: FilmView) => FilmView;
  /** `field` is the picture's; its description has no field. */
  picture?: (field: Field<PictureKind>, illustration: Illustration) => Illustration;
  list?: (field: Field<ListKind>, items: readonly Item[]) => readonly Item[];
}

/**
 * Returns a copy of the content with its parts replaced. A function receives all languages of a text together.
 *
 * A content has two sorts of values, and a `words` part is the border between them:
 *
 *     mapContent → mapUnlocalized   one value for all languages: parts, lists, facts, and texts as { ko, en }
 *                    ├ list  → mapItems → mapUnlocalized of each entry
 *                    ├ text  → mapTexts
 *                    └ words → mapPart    one copy of the part per language: { ko: { title }, en: { title } }
 *                                ├ picture → mapIllustration (with the `alt` beside it)
 *                                └ other   → mapLocalized   one value per language, read side by side
 *                                              ├ part → mapPart
 *                                              ├ list → mapLists → mapItems → mapLocalized of each entry
 *                                              └ text → mapTexts
 */
export function mapContent<Tree extends ContentTree>(
  content: Tree,
  mapping: Mapping,
  kinds: Parts = contentKinds,
): Tree {
  const pages = Object.entries(content).map(([name, value]) => {
    const kind = declaredKind(kinds[name]);
    return [name, kind ? mapUnlocalized(value, begin(name, kind), mapping) : value];
  });
  return Object.fromEntries(pages) as Tree;
}

/** A field with the values that its descendants inherit. */
interface Position<FieldKind extends Kind = Kind> extends Field<FieldKind> {
  sample: Sample;
  /** Id of the enclosing entry. */
  entry: string;
}

/** A value that exists once for all languages; its texts are localized. */
function mapUnlocalized(value: unknown, at: Position, mapping: Mapping): unknown {
  if (hasKind(at, "words")) return mapPart(value as Languages, at, at.type.parts, mapping);
  if (hasKind(at, "fact") || hasKind(at, "link")) return mapping.fact?.(at, value as Fact) ?? value;
  if (hasKind(at, "list")) {
    const items = (value as readonly unknown[]).map(itemOf);
    return mapItems(items, at, mapping, mapUnlocalized).map((item) => item.value);
  }
  if (!hasKind(at, "part")) return mapTexts(value as Languages, at, mapping);
  const { parts } = at.type;
  const entries = Object.entries(value as object).map(([key, part]) => {
    const kind = declaredKind(parts[key]);
    return [key, kind ? mapUnlocalized(part, below(at, key, kind), mapping) : part];
  });
  return Object.fromEntries(entries);
}

type Languages = Localized<unknown>;

/** Values with one version per language: a text, or a whole part of a page. */
function mapLocalized(words: Languages, at: Position, mapping: Mapping): Languages {
  if (hasKind(at, "part")) return mapPart(words, at, at.type.parts, mapping);
  if (hasKind(at, "list")) return mapLists(words as Localized<readonly unknown[]>, at, mapping);
  if (hasKind(at, "film")) {
    const given = words[defaultLocale] as FilmView;
    const film = mapping.film?.(at, given) ?? given;
    return inEach(locales, () => film);
  }
  if (!hasKind(at, "fact") && !hasKind(at, "link")) return mapTexts(words, at, mapping);
  const given = words[defaultLocale] as Fact;
  const fact = mapping.fact?.(at, given) ?? given;
  return fact === given ? words : inEach(locales, () => fact);
}

function mapPart(words: Languages, at: Position, parts: Parts, mapping: Mapping): Languages {
  const each = words as Localized<Readonly<Record<string, unknown>>>;
  const mappedByKey: Record<string, Languages> = {};
  for (const key of Object.keys(each[defaultLocale])) {
    const values = inEach(locales, (locale) => each[locale][key]);
    const position = below(at, key, kindInWords(parts[key], values[defaultLocale]));
    if (hasKind(position, "picture")) Object.assign(mappedByKey, mapIllustration(each, position, mapping));
    else mappedByKey[key] ??= mapLocalized(values, position, mapping);
  }
  return inEach(locales, (locale) => {
    const keys = Object.keys(each[defaultLocale]);
    return Object.fromEntries(keys.map((key) => [key, mappedByKey[key]?.[locale]]));
  });
}

function mapIllustration(
  words: Localized<Readonly<Record<string, unknown>>>,
  at: Position<PictureKind>,
  mapping: Mapping,
): Record<"picture" | "alt", Languages> {
  const alt = inEach(locales, (locale) => words[locale].alt as string);
  const given = { picture: words[defaultLocale].picture as PictureView, ...alt };
  const { picture, ...description } = mapping.picture?.(at, given) ?? given;
  return { picture: inEach(locales, () => picture), alt: description };
}

function mapLists(lists: Localized<readonly unknown[]>, at: Position<ListKind>, mapping: Mapping): Languages {
  const items = lists[defaultLocale].map((value, index) => ({
    id: itemOf(value, index).id,
    value: inEach(locales, (locale) => lists[locale][index]),
  }));
  const arranged = mapItems(items, at, mapping, (value, entry) =>
    mapLocalized(value as Languages, entry, mapping),
  );
  return inEach(locales, (locale) => arranged.map(({ value }) => (value as Languages)[locale]));
}

function mapTexts(words: Languages, at: Position, mapping: Mapping): Languages {
  if (hasKind(at, "text")) return mapping.text?.(at, words as Localized<string>) ?? words;
  if (hasKind(at, "texts")) return mapping.texts?.(at, words as Localized<string[]>) ?? words;
  if (hasKind(at, "document")) return mapping.document?.(at, words as Localized<string>) ?? words;
  return words;
}

function mapItems(
  items: readonly Item[],
  at: Position<ListKind>,
  mapping: Mapping,
  mapOne: (value: unknown, at: Position, mapping: Mapping) => unknown,
): Item[] {
  const arranged = at.type.isComplete ? items : (mapping.list?.(at, items) ?? items);
  return arranged.map(({ id, value }) => ({ id, value: mapOne(value, entryAt(at, id), mapping) }));
}

/** Entries without an id are identified by their index. */
function itemOf(value: unknown, index: number): Item {
  const id = isRecord(value) && "id" in value ? String(value.id) : String(index);
  return { id, value };
}

function begin(path: string, kind: Kind): Position {
  const { sample = [], isForSearch = false } = kind;
  return { path, type: kind, names: [], sample, samples: [], isForSearch, entry: "" };
}

function below(at: Position, key: string, kind: Kind): Position {
  const { name = usualNames[key] ?? "", sample = at.sample, isForSearch = at.isForSearch } = kind;
  return {
    path: `${at.path}.${key}`,
    type: kind,
    names: [...at.names, name],
    sample,
    samples: samplesIn(sample, at.entry),
    isForSearch,
    entry: at.entry,
  };
}

function entryAt(at: Position<ListKind>, id: string): Position {
  const { noun, parts } = at.type;
  const kind: Kind = { kind: "part", parts: { ...parts, id: { kind: "fixed" } } };
  return { ...at, path: `${at.path}[${id}]`, type: kind, names: [...at.names.slice(0, -1), noun], entry: id };
}

function samplesIn(sample: Sample, entry: string): readonly WordSample[] {
  if (typeof sample === "string") return [sample];
  if (isSampleList(sample)) return sample;
  return Object.hasOwn(sample, entry) ? [sample[entry] as WordSample] : [];
}

function isSampleList(sample: Sample): sample is readonly WordSample[] {
  return Array.isArray(sample);
}

/** A part declared as a plain object has no traits. */
function declaredKind(declared: Kind | Parts | undefined): Kind | undefined {
  if (declared === undefined || isKind(declared)) return declared;
  return { kind: "part", parts: declared };
}

/** Without a declaration, a string is a text and an object is a part. */
function kindInWords(declared: Kind | Parts | undefined, value: unknown): Kind {
  const kind = declaredKind(declared);
  if (kind) return kind;
  if (typeof value === "string") return { kind: "text" };
  return isRecord(value) ? { kind: "part", parts: {} } : { kind: "fixed" };
}

function isKind(declared: Kind | Parts): declared is Kind {
  return typeof declared.kind === "string";
}

function hasKind<Name extends Kind["kind"]>(
  at: Position,
  kind: Name,
): at is Position<Extract<Kind, { kind: Name }>> {
  return at.type.kind === kind;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
