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

/**
 * Name of a language, in itself or in another.
 * @example languageName("en", "ko") // "영어"
 */
export function languageName(language: Locale, inLocale: Locale = language): string {
  return new Intl.DisplayNames(inLocale, { type: "language" }).of(language) ?? language;
}

const monthFormats = new Map<Locale, Intl.DateTimeFormat>();

/**
 * A month in words.
 * @param day ISO 8601; only year and month are used
 * @example monthInWords("en", "2026-11-22") // "November 2026"
 * @example monthInWords("ko", "2026-11-22") // "2026년 11월"
 */
export function monthInWords(locale: Locale, day: string): string {
  // A format takes longer to make than all other facts of a project to write.
  const format =
    monthFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  monthFormats.set(locale, format);
  return format.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
}

/** @example monthName("en", 11) // "November" */
export function monthName(locale: Locale, month: number): string {
  return new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, month - 1),
  );
}

/** Locales with a region, which decides the format of a day. */
const dayLocales: Readonly<Record<string, string>> = { en: "en-GB" };

/**
 * A day in words.
 * @param day ISO 8601
 * @example dayInWords("en", "2026-11-22") // "22 November 2026"
 * @example dayInWords("ko", "2026-11-22") // "2026년 11월 22일"
 */
export function dayInWords(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(dayLocales[locale] ?? locale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(day));
}
