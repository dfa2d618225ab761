import type { Locale, Localized } from "#domain/locale.ts";

const signs: Localized<string> = { ko: "~", en: "–" };

/**
 * Formats minimum and maximum, or a single value if both have the same text; `undefined` without values. Ranges
 * take ~ in Korean and a dash in English.
 * @example rangeOf("en", [350, 100], String) // "100–350"
 */
export function rangeOf(
  locale: Locale,
  values: readonly number[],
  write: (value: number) => string,
): string | undefined {
  if (values.length === 0) return undefined;
  return [...new Set([write(Math.min(...values)), write(Math.max(...values))])].join(signs[locale]);
}
