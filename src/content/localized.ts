import type { Localized, Translated } from "#domain/locale.ts";

/**
 * Declares words in every language side by side. Korean gives the shape; the others must have exactly
 * the same keys, so a missing or surplus translation does not compile.
 * @example const inquiry = localized({ ko: { send: "보내기" }, en: { send: "Send" } });
 */
/* @__NO_SIDE_EFFECTS__ */
export function localized<T>(words: { ko: T } & Translated<NoInfer<T>>): Localized<T> {
  return words;
}
