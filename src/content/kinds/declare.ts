import type { FactCheck } from "#domain/content/fact-checks.ts";
import type { Locale, Localized } from "#domain/locale.ts";
import type {
  DocumentKind,
  FactKind,
  FilmKind,
  FixedKind,
  LinkKind,
  ListKind,
  PageWordsKind,
  ParagraphsKind,
  PartKind,
  Parts,
  PictureKind,
  TextKind,
  Traits,
  WordsKind,
} from "./kind.ts";
import type { UnlocalizedParts, WordParts } from "./parts-of.ts";

/* @__NO_SIDE_EFFECTS__ */
export function text(traits: Omit<TextKind, "kind"> = {}): TextKind {
  return { kind: "text", ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function paragraphs(traits: Omit<ParagraphsKind, "kind"> = {}): ParagraphsKind {
  return { kind: "texts", ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function fact(
  name: string,
  check: FactCheck,
  traits: Omit<FactKind, "kind" | "name" | "check"> = {},
): FactKind {
  return { kind: "fact", name, check, ...traits };
}

/**
 * Declares sections of a page that the company may hide, with their names in the editor.
 * @example sections: sectionKinds({ stats: "현황" }) // beside the words `sections: hideableSections("stats")`
 */
/* @__NO_SIDE_EFFECTS__ */
export function sectionKinds<const Names extends Readonly<Record<string, string>>>(
  names: Names,
): PartKind<{ readonly [Name in keyof Names]: FactKind }> {
  const facts = Object.entries(names).map(([id, name]) => [id, fact(name, "section")]);
  return part({ name: "구역", sample: [] }, Object.fromEntries(facts));
}

/* @__NO_SIDE_EFFECTS__ */
export function link(traits: Traits = {}): LinkKind {
  return { kind: "link", ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function picture(traits: Traits = {}): PictureKind {
  return { kind: "picture", sample: "pictures", ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function document(traits: Traits = {}): DocumentKind {
  return { kind: "document", ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function film(traits: Traits = {}): FilmKind {
  return { kind: "film", ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function fixed(): FixedKind {
  return { kind: "fixed" };
}

/** Declares a list. @param noun name of an entry in the editor */
/* @__NO_SIDE_EFFECTS__ */
export function list<const In>(
  noun: string,
  parts: In,
  traits: Omit<ListKind, "kind" | "noun" | "parts"> = {},
): ListKind<In> {
  return { kind: "list", noun, parts, ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function part<const In>(traits: Traits, parts: In): PartKind<In> {
  return { kind: "part", parts, ...traits };
}

/** Declares title, description and keywords of a page, as search engines and social networks show them. */
/* @__NO_SIDE_EFFECTS__ */
export function searchTexts(
  traits: Traits = {},
  parts: Readonly<Record<string, TextKind>> = {},
): PartKind<Readonly<Record<string, TextKind>>> {
  return part({ isForSearch: true, sample: [], ...traits }, parts);
}

/** Declares the kinds of values that are not localized as a whole, such as the facts of the company. */
/* @__NO_SIDE_EFFECTS__ */
export function unlocalized<Value>(parts: UnlocalizedParts<Value>): PartKind {
  return { kind: "part", parts: parts as unknown as Parts };
}

/** Declares the kinds of localized words: an object per language with the same keys. */
/* @__NO_SIDE_EFFECTS__ */
export function words<Words extends Localized<object>>(
  parts: WordParts<Words[Locale]>,
  traits: Traits = {},
): WordsKind {
  return { kind: "words", parts: parts as unknown as Parts, ...traits };
}

/** Declares the words of a listed page, which also has texts for search. */
/* @__NO_SIDE_EFFECTS__ */
export function page<Words extends Localized<{ meta: object }>>(
  parts: WordParts<Omit<Words[Locale], "meta">> & { meta?: PartKind<WordParts<Words[Locale]["meta"]>> },
  traits: Traits = {},
): PageWordsKind {
  const all = { meta: searchTexts(), ...parts };
  return { kind: "words", parts: all as unknown as PageWordsKind["parts"], ...traits };
}
