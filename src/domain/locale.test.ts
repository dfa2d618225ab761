import { expect, test } from "vitest";
import { firstText, pathIn } from "./locale.ts";

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
