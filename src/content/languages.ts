import type { Locale, Localized } from "#domain/locale.ts";

/** Differences between languages beside words: one entry for each. */
interface Language {
  /** On the language toggle. */
  mark: string;
  /** As Open Graph names it. */
  openGraph: string;
  /** Joins alternatives to a list in a sentence. */
  oneOf: (values: readonly string[]) => string;
  /** Joins names to a list. */
  listOf: (names: readonly string[]) => string;
  /** A name, and facts about it in brackets. */
  withFacts: (name: string, facts: readonly string[]) => string;
  /** The offset of a time zone in summer, where it differs. */
  summerTime: string;
}

export const languages: Localized<Language> = {
  ko: {
    mark: "KO",
    openGraph: "ko_KR",
    oneOf: (values) => values.join(", "),
    listOf: (names) => names.join("·"),
    withFacts: (name, facts) => `${name}(${facts.join(", ")})`,
    summerTime: "여름 {offset}",
  },
  en: {
    mark: "EN",
    openGraph: "en_US",
    oneOf: (values) => values.join(" or "),
    listOf: (names) => new Intl.ListFormat("en").format(names),
    withFacts: (name, facts) => `${name} (${facts.join(", ")})`,
    summerTime: "{offset} in summer",
  },
};

const languageNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/**
 * Name of a language, in itself or in another.
 * @example languageName("en", "ko") // "영어"
 */
export function languageName(language: Locale, inLocale: Locale = language): string {
  return languageNames(inLocale).of(language) ?? language;
}

const monthFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" }),
);

/**
 * A month in words.
 * @param day ISO 8601; only year and month are used
 * @example monthInWords("en", "2026-11-22") // "November 2026"
 * @example monthInWords("ko", "2026-11-22") // "2026년 11월"
 */
export function monthInWords(locale: Locale, day: string): string {
  return monthFormat(locale).format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
}

const monthNames = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }));

/** @example monthName("en", 11) // "November" */
export function monthName(locale: Locale, month: number): string {
  return monthNames(locale).format(Date.UTC(2000, month - 1));
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/**
 * A day in words.
 * @param day ISO 8601
 * @example dayInWords("en", "2026-11-22") // "November 22, 2026"
 * @example dayInWords("ko", "2026-11-22") // "2026년 11월 22일"
 */
export function dayInWords(locale: Locale, day: string): string {
  return dayFormat(locale).format(new Date(day));
}

/** Makes a format once for each language: that takes longer than to write all other facts of a project. */
function perLocale<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
