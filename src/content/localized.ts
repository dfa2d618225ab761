import type { Locale, Localized } from "#domain/locale.ts";

/**
 * Declares words in every language side by side. Korean gives the shape; the others must have exactly
 * the same keys, so a missing or surplus translation does not compile.
 * @example const inquiry = localized({ ko: { send: "보내기" }, en: { send: "Send" } });
 */
export function localized<T>(words: { ko: T } & Record<Exclude<Locale, "ko">, NoInfer<T>>): Localized<T> {
  return words;
}
