import { expect, test } from "vitest";
import { localeFor, preferredLocale } from "./preferred-locale.ts";

test.each([
  ["ko", "ko"],
  ["en", "en"],
  ["en-US,en;q=0.9,ko;q=0.8", "en"],
  ["ko-KR,ko;q=0.9,en-US;q=0.8", "ko"],
  ["ko;q=0.2, en;q=0.7", "en"],
  ["en;q=0, ko;q=0.1", "ko"],
  ["fr-FR, EN;q=0.5", "en"],
  ["kok, eng", undefined],
  ["en;q=0", undefined],
  ["en;level=1;q=0, ko;q=0.1", "ko"],
  ["fr", undefined],
  ["*", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j prefers %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test.each([
  ["no preference", "", {}, "ko"],
  ["only the cookie says it", "", { cookie: "a=b; lang=en" }, "en"],
  ["the header says otherwise than the cookie", "", { cookie: "lang=en", "accept-language": "ko" }, "ko"],
  ["the query says otherwise than the header", "?a=b&lang=en", { "accept-language": "ko" }, "en"],
  ["the query asks for another language", "?lang=fr", { "accept-language": "en" }, "en"],
])("where %s a response is worded in that language", (_, query, headers, locale) => {
  expect(localeFor({ url: `/api/projects${query}`, headers })).toBe(locale);
});
