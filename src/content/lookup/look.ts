import { defaultLocale, type Locale, type Translated } from "#domain/locale.ts";
import type { Names } from "./terms.ts";

/** The names of a table that a language uses; Korean pages call everything as it is stored. */
export function namesIn(locale: Locale, table: Translated<Names>): Names {
  return locale === defaultLocale ? {} : table[locale];
}

/** What names call a Korean word; a word that they do not have stays as it is. */
export function look<Text extends string | null>(names: Names, korean: Text): Text | string {
  return (korean !== null && Object.hasOwn(names, korean) && names[korean]) || korean;
}
