import { inEach, type Locale, type Localized, locales } from "#domain/locale.ts";
import type { company } from "../company.ts";
import { isNoun, withNoun } from "./counted-nouns.ts";
import { isParticle, withParticle } from "./particles.ts";
import { type ContentTree, mapContent } from "./tree.ts";

/** Placeholders that every page fills from the company's data. */
export const companyPlaceholderNames = [
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
export type CompanyPlaceholder = (typeof companyPlaceholderNames)[number];

/** Counts that an English noun may follow. */
const countNames: readonly CompanyPlaceholder[] = ["exports", "years"];

type Company = typeof company;
export type CompanyPlaceholders = Readonly<Partial<Record<CompanyPlaceholder, string>>>;

export function companyPlaceholders(
  { name, established, figures, offices, email }: Company,
  locale: Locale,
): CompanyPlaceholders {
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

const placeholderPattern = /\{(\w+)(?::([가-힣]+|[a-z]+))?\}/g;

/**
 * Fills the placeholders that have a value, each with the Korean particle that fits it, or with the English noun in its number. Others stay.
 * @example fillPlaceholders("{name:은} {since}년에 창립했습니다.", values) // "SD쿨링타워는 1990년에 창립했습니다."
 * @example fillPlaceholders("Supplied to {exports:countries}", values) // "Supplied to 1 country"
 */
export function fillPlaceholders(sentence: string, values: CompanyPlaceholders): string {
  return sentence.replace(placeholderPattern, (placeholder, name: string, suffix?: string) => {
    const value = isCompanyPlaceholder(name) ? values[name] : undefined;
    if (value === undefined) return placeholder;
    if (suffix === undefined) return value;
    return isNoun(suffix) ? withNoun(value, suffix) : withParticle(value, suffix);
  });
}

/** Fills the company's placeholders in every sentence of the content. */
export function fillCompanyPlaceholders<Tree extends ContentTree & { company: Company }>(
  content: Tree,
): Tree {
  const values = inEach(locales, (locale) => companyPlaceholders(content.company, locale));
  const filled = (texts: Localized<string>) =>
    inEach(locales, (locale) => fillPlaceholders(texts[locale], values[locale]));
  return mapContent(content, {
    text: (_field, text) => filled(text),
    picture: (_field, { picture, ...alt }) => ({ picture, ...filled(alt) }),
    texts: (_field, texts) =>
      inEach(locales, (locale) => texts[locale].map((text) => fillPlaceholders(text, values[locale]))),
  });
}

export interface Placeholder {
  name: string;
  /** A Korean particle, or an English noun. */
  suffix?: string | undefined;
  /** With braces and suffix, as in the sentence. */
  written: string;
  /** Index of its first character. */
  at: number;
}

export function placeholdersIn(sentence: string): Placeholder[] {
  return [...sentence.matchAll(placeholderPattern)].map(({ 0: written, 1: name = "", 2: suffix, index }) => ({
    name,
    suffix,
    written,
    at: index,
  }));
}

export function isCompanyPlaceholder(name: string): name is CompanyPlaceholder {
  return companyPlaceholderNames.some((known) => known === name);
}

/**
 * Returns true for a placeholder that a sentence of the language may have: one of the company, in Korean with a particle if needed, in
 * English with a noun after a count; or one that the page fills.
 * @param filledByPage names
 */
export function isKnownPlaceholder(
  { name, suffix }: Pick<Placeholder, "name" | "suffix">,
  locale: Locale,
  filledByPage: ReadonlySet<string>,
): boolean {
  if (suffix === undefined) return isCompanyPlaceholder(name) || filledByPage.has(name);
  if (locale === "ko") return isCompanyPlaceholder(name) && isParticle(suffix);
  return countNames.some((count) => count === name) && isNoun(suffix);
}
