import { isLocale, type Locale } from "#domain/locale.ts";

/**
 * The language in which to word an answer: the first of ours in an `Accept-Language` header, else Korean.
 * @example preferredLocale("fr, en-US;q=0.9, ko;q=0.8") // "en"
 */
export function preferredLocale(header: string | undefined): Locale {
  const asked = (header ?? "").split(",").map((range) => range.trim().slice(0, 2).toLowerCase());
  return asked.find(isLocale) ?? "ko";
}
