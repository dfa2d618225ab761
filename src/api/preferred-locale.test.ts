import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-locale.ts";

test.each([
  ["ko", "ko"],
  ["en", "en"],
  ["en-US,en;q=0.9,ko;q=0.8", "en"],
  ["ko-KR,ko;q=0.9,en-US;q=0.8", "ko"],
  ["fr-FR, EN;q=0.5", "en"],
  ["fr", "ko"],
  ["*", "ko"],
  ["", "ko"],
  [undefined, "ko"],
])("%j is answered in %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
