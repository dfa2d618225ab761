import { defaultLocale, type Locale, type Translated } from "#domain/locale.ts";
import type { Names } from "./terms.ts";

/** The names of a table that a language uses; Korean pages call everything as it is stored. */
export function namesIn(locale: Locale, table: Translated<Names>): Names {
  return locale === defaultLocale ? {} : table[locale];
}

/** Entry of a table for a stored value: its translation or its slug in addresses. Returns the value itself if there is none. */
export function lookUpOrSame<Text extends string | null>(
  table: Readonly<Record<string, string>>,
  stored: Text,
): Text | string {
  return (Object.hasOwn(table, stored ?? "") && table[stored ?? ""]) || stored;
}
