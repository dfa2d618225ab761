import { defaultLocale, type Locale, type Translated } from "#domain/locale.ts";
import type { Names } from "./terms.ts";

/** The names of a table that a language uses; Korean pages call everything as it is stored. */
export function namesIn(locale: Locale, table: Translated<Names>): Names {
  return locale === defaultLocale ? {} : table[locale];
}

/** Translates a Korean word by a table of names; a word outside the table stays as it is. */
export function look<Text extends string | null>(names: Names, korean: Text): Text | string {
  return (korean !== null && Object.hasOwn(names, korean) && names[korean]) || korean;
}
