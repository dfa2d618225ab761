import type { Localized } from "#domain/locale.ts";

/**
 * Declares words in both languages side by side. Korean gives the shape; English must have exactly
 * the same keys, so a missing or surplus translation does not compile.
 * @example const inquiry = localized({ ko: { send: "보내기" }, en: { send: "Send" } });
 */
export function localized<T>(words: { ko: T; en: NoInfer<T> }): Localized<T> {
  return words;
}
