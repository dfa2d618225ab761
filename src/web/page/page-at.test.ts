import { expect, test } from "vitest";
import { articleNames } from "#content/knowledge/articles.ts";
import { paths } from "#content/paths.ts";
import { pagesIn } from "#content/site.ts";
import { pathIn } from "#domain/locale.ts";
import { pageAt } from "./page-at.ts";

test.each(articleNames)("%s is found at its address in both languages", (name) => {
  expect(pageAt(articleNames, paths[name])).toBe(name);
  expect(pageAt(articleNames, pathIn("en", paths[name]))).toBe(name);
  expect(pageAt(articleNames, `${paths[name]}/`)).toBe(name);
});

test("a page outside the given ones is not found", () => {
  expect(pageAt(articleNames, "/resources")).toBeUndefined();
  expect(pageAt(articleNames, "/en/resources/calculator")).toBeUndefined();
  expect(pageAt(pagesIn("web/knowledge/overview"), paths.privacy)).toBeUndefined();
});

test("the articles are exactly the pages of one folder", () => {
  expect(pagesIn("web/knowledge")).toEqual(articleNames);
});
