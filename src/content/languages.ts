import type { Localized } from "#domain/locale.ts";

/** What differs from language to language beside words: one entry for each. */
interface Language {
  /** On the language toggle. */
  mark: string;
  /** As Open Graph names it. */
  openGraph: string;
  /** Joins values of which one may be chosen. */
  or: string;
}

export const languages: Localized<Language> = {
  ko: { mark: "KO", openGraph: "ko_KR", or: ", " },
  en: { mark: "EN", openGraph: "en_US", or: " or " },
};
