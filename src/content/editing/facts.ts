import { inEach, type Locale, type Localized, locales } from "#domain/locale.ts";
import type { company } from "../company.ts";
import { isParticle, withParticle } from "./particles.ts";
import { type ContentTree, mapContent } from "./tree.ts";

/** Placeholders of the company's facts, available on every page. */
export const factNames = [
  "name",
  "since",
  "years",
  "references",
  "referenceCount",
  "exports",
  "overseas",
  "phone",
  "email",
] as const;
export type FactName = (typeof factNames)[number];

type Company = typeof company;
export type Facts = Readonly<Partial<Record<FactName, string>>>;

export function factsOf({ name, established, figures, offices, email }: Company, locale: Locale): Facts {
  return {
    name: name[locale],
    since: String(established),
    years: String(figures.years),
    references: figures.projects[locale],
    referenceCount: bareNumber(figures.projects[locale]),
    exports: String(figures.countries),
    overseas: String(figures.overseasOffices),
    phone: offices[0]?.phone[locale] ?? "",
    email,
  };
}

/** Extracts the number of a claim: "100+" → "100". A claim without a number is returned unchanged. */
function bareNumber(claim: string): string {
  return claim.match(/\d[\d,.]*(?<=\d)/)?.[0] ?? claim;
}

const placeholderPattern = /\{(\w+)(?::([가-힣]+))?\}/g;

/**
 * Fills the company's facts into a sentence, each with the Korean particle that fits it. Other placeholders stay.
 * @example withFacts("{name:은} {since}년에 창립했습니다.", facts) // "SD쿨링타워는 1990년에 창립했습니다."
 */
export function withFacts(sentence: string, facts: Facts): string {
  return sentence.replace(placeholderPattern, (placeholder, name: string, particle?: string) => {
    const fact = isFactName(name) ? facts[name] : undefined;
    if (fact === undefined) return placeholder;
    return particle === undefined ? fact : withParticle(fact, particle);
  });
}

/** Fills the facts into every sentence of the content; the facts in `company` itself are not changed. */
export function fillFacts<Tree extends ContentTree & { company: Company }>(content: Tree): Tree {
  const facts = inEach(locales, (locale) => factsOf(content.company, locale));
  const filled = (texts: Localized<string>) =>
    inEach(locales, (locale) => withFacts(texts[locale], facts[locale]));
  return mapContent(content, {
    text: (_field, text) => filled(text),
    picture: (_field, { picture, ...alt }) => ({ picture, ...filled(alt) }),
    texts: (_field, texts) =>
      inEach(locales, (locale) => texts[locale].map((text) => withFacts(text, facts[locale]))),
  });
}

export interface Placeholder {
  name: string;
  particle?: string | undefined;
  /** With braces and particle, as in the sentence. */
  written: string;
  /** Index of its first character. */
  at: number;
}

export function placeholdersIn(sentence: string): Placeholder[] {
  return [...sentence.matchAll(placeholderPattern)].map(
    ({ 0: written, 1: name = "", 2: particle, index }) => ({
      name,
      particle,
      written,
      at: index,
    }),
  );
}

export function isFactName(name: string): name is FactName {
  return factNames.some((known) => known === name);
}

/** Returns true for a placeholder that a sentence may have: a fact, or one that the page fills in here. @param filledByPage names */
export function isKnownPlaceholder(
  { name, particle }: Pick<Placeholder, "name" | "particle">,
  filledByPage: ReadonlySet<string>,
): boolean {
  if (particle !== undefined) return isFactName(name) && isParticle(particle);
  return isFactName(name) || filledByPage.has(name);
}
