import { expect, test } from "vitest";
import {
  firstText,
  inAllLocales,
  inEach,
  isLocale,
  localeOf,
  otherLocales,
  pathIn,
  storedLocale,
} from "./locale.ts";

test.each([
  ["en", "/", "/en"],
  ["ko", "/en", "/"],
  ["ko", "/en/", "/"],
  ["en", "/projects/gallery", "/en/projects/gallery"],
  ["ko", "/en/projects/gallery", "/projects/gallery"],
  ["en", "/en/projects/gallery", "/en/projects/gallery"],
  ["ko", "/enquiry", "/enquiry"],
] as const)("in %s, %s is %s", (locale, path, there) => {
  expect(pathIn(locale, path)).toBe(there);
});

test.each([
  "/en//other.example",
  "/en///other.example",
  "/en/\\\\other.example",
  "//other.example",
  "/\\other.example",
])("%s stays with us in every language", (path) => {
  const resolved = (["ko", "en"] as const).map(
    (locale) => new URL(pathIn(locale, path), "https://site.example").href,
  );
  expect(resolved).toEqual(["https://site.example/other.example", "https://site.example/en/other.example"]);
});

test.each([
  ["전시회", "Fair", "전시회"],
  [" ", "Fair", "Fair"],
  ["", "", ""],
])("of %j and %j the first text is %j", (ko, en, text) => {
  expect(firstText({ ko, en })).toBe(text);
});

test.each([
  ["en", "https://partner.example/en", "https://partner.example/en"],
  ["ko", "mailto:a@b.example", "mailto:a@b.example"],
  ["ko", "", ""],
  ["en", "#top", "#top"],
  ["en", "/files/a.pdf/b.pdf", "/files/a.pdf/b.pdf"],
  ["en", "/files", "/en/files"],
  ["en", "/en/", "/en"],
  ["ko", "/en/a?b=/en/", "/a?b=/en/"],
] as const)("in %s, the address %s is %s", (locale, path, there) => {
  expect(pathIn(locale, path)).toBe(there);
});

test.each([
  ["/", "ko"],
  ["/en", "en"],
  ["/en/", "en"],
  ["/en/company", "en"],
  ["/english", "ko"],
  ["/company/en", "ko"],
])("the path %s is in %s", (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

test.each([
  [undefined, undefined],
  ["", undefined],
  ["lang=en", "en"],
  ["lang=ko", "ko"],
  ["lang=de", undefined],
  ["lang=", undefined],
  ["a=1; lang=en; b=2", "en"],
  ["a=1;lang=en", "en"],
  ["slang=en", undefined],
  ["a=lang=en", undefined],
])("the cookies %j prefer %s", (cookies, locale) => {
  expect(storedLocale(cookies)).toBe(locale);
});

test("languages are known, and each has another", () => {
  expect(["ko", "en", "de", "", undefined].filter(isLocale)).toEqual(["ko", "en"]);
  expect(otherLocales("ko")).toEqual(["en"]);
  expect(otherLocales("en")).toEqual(["ko"]);
  expect(inEach(["en", "ko"], (locale) => `${locale}!`)).toEqual({ en: "en!", ko: "ko!" });
});

test.each([
  [{ ko: "가" }, { ko: "가", en: "가" }],
  [{ en: "a" }, { ko: "a", en: "a" }],
  [
    { ko: "가", en: "a" },
    { ko: "가", en: "a" },
  ],
  [
    { ko: "가", en: "" },
    { ko: "가", en: "" },
  ],
])("what is stored as %j is in every language %j", (stored, all) => {
  expect(inAllLocales<string>(stored)).toEqual(all);
});

test("a first text has no space at its ends", () => {
  expect(firstText({ ko: " 가 ", en: "a" })).toBe("가");
});
