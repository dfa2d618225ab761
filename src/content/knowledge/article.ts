import { inEach, type Localized, locales } from "#domain/locale.ts";
import { fixed, link, list, page, paragraphs } from "../kinds/declare.ts";
import type { PageWordsKind } from "../kinds/kind.ts";

/** A page to read, in one language. Its texts may name sources as `[id]`: see sources.ts. */
export interface Article extends Opening {
  sections: Section[];
}

interface Opening {
  meta: { title: string; description: string; keywords: string };
  h1: string;
  lead: string;
}

/** A part of an article. Its id is its address on the page. */
export interface Section extends SectionWords {
  id: string;
}

interface SectionWords {
  title: string;
  paragraphs: string[];
  points?: string[];
  table?: Table;
  figure?: Figure;
  terms?: Term[];
  /** The way on. The path is the Korean one. */
  link?: { label: string; href: `/${string}` };
}

/** The first cell of a row names it. */
export interface Table {
  caption: string;
  head: string[];
  rows: { id: string; cells: string[] }[];
}

/** A drawing made in code, and its labels in order. */
export interface Figure {
  kind:
    | "types"
    | "ladder"
    | "plume"
    | "freezing"
    | "ice"
    | "cycles"
    | "growth"
    | "distance"
    | "noise"
    | "remedies"
    | "fouling"
    | "fills";
  caption: string;
  /** Text alternative. */
  description: string;
  labels: string[];
}

/** A word with what it means. Its id is its address on the page. */
export interface Term {
  id: string;
  title: string;
  paragraphs: string[];
}

type Source = Localized<Opening> & { sections: readonly ({ id: string } & Localized<SectionWords>)[] };

/** An article written section by section, each with its languages side by side. */
/* @__NO_SIDE_EFFECTS__ */
export function article({ sections, ...opening }: Source): Localized<Article> {
  return inEach(locales, (locale) => ({
    ...opening[locale],
    sections: sections.map(({ id, ...words }) => ({ id, ...words[locale] })),
  }));
}

/** @param traits of the paragraphs of a section */
/* @__NO_SIDE_EFFECTS__ */
export function articleKinds(noun: string, traits: Parameters<typeof paragraphs>[0] = {}): PageWordsKind {
  return page<Localized<Article>>({
    sections: list(noun, {
      paragraphs: paragraphs(traits),
      points: paragraphs(),
      table: {
        head: paragraphs({ isRequired: true }),
        rows: list("항목", { cells: paragraphs({ isRequired: true }) }),
      },
      figure: { kind: fixed(), labels: paragraphs({ isRequired: true }) },
      terms: list("용어", { paragraphs: paragraphs() }),
      link: { href: link() },
    }),
  });
}
