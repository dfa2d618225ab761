import { describe, expect, test } from "vitest";
import { storedLocale } from "#domain/locale.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { aPageDraft } from "../../../tests/support/builders.ts";
import { decideLanguage, lacksLanguage, type Visit } from "./language.ts";

function aVisit(visit: Partial<Visit>): Visit {
  return { url: "/", stored: undefined, referer: undefined, host: "site.example", prefetch: false, ...visit };
}

describe("the language of a page request", () => {
  test("is the path's own where nothing is stored", () => {
    expect(decideLanguage(aVisit({ url: "/projects/gallery" }))).toEqual({ kind: "serve" });
    expect(decideLanguage(aVisit({ url: "/en/projects/gallery" }))).toEqual({ kind: "serve" });
  });

  test("sends a Korean address to its English twin, query included, where English is stored", () => {
    expect(decideLanguage(aVisit({ url: "/projects/gallery?country=한국", stored: "en" }))).toEqual({
      kind: "redirect",
      to: "/en/projects/gallery?country=한국",
    });
    expect(decideLanguage(aVisit({ url: "/?s=1", stored: "en" }))).toEqual({
      kind: "redirect",
      to: "/en?s=1",
    });
  });

  test("stays English under /en even where Korean is stored", () => {
    expect(decideLanguage(aVisit({ url: "/en", stored: "ko" }))).toEqual({ kind: "serve" });
  });

  test("does not redirect an address that is the same in every language to itself", () => {
    expect(decideLanguage(aVisit({ url: "/files/a/b/c", stored: "en" }))).toEqual({ kind: "serve" });
  });

  test("follows the toggle from an English page to its Korean twin, and stores the choice", () => {
    const visit = aVisit({
      url: "/company/intro",
      stored: "en",
      referer: "https://site.example/en/company/intro",
    });
    expect(decideLanguage(visit)).toEqual({ kind: "choose", locale: "ko" });
  });

  test("takes a link from another site as no choice", () => {
    const visit = aVisit({ url: "/company/intro", stored: "en", referer: "https://elsewhere.example/en/x" });
    expect(decideLanguage(visit)).toMatchObject({ kind: "redirect" });
  });

  test("stores nothing for a page that the browser only fetches ahead", () => {
    const visit = aVisit({ url: "/en", stored: "ko", referer: "https://site.example/", prefetch: true });
    expect(decideLanguage(visit)).toEqual({ kind: "serve" });
  });

  test("survives a referer that is no address", () => {
    expect(decideLanguage(aVisit({ referer: "not an address" }))).toEqual({ kind: "serve" });
  });
});

describe("news that exist only in Korean", () => {
  const korean = aNewsSummary({ address: "holiday", languages: "ko" });
  const both = aNewsSummary({ address: "fair", languages: "all" });

  test.each([
    ["/news/holiday", [korean, both], true],
    ["/news/fair", [korean, both], false],
    ["/news/unknown", [korean, both], false],
    ["/news", [korean, both], false],
    ["/news", [korean], true],
    ["/news", [], false],
    ["/company/intro", [korean], false],
  ])("%s of a site with such news lacks English or not", (path, published, expected) => {
    expect(lacksLanguage(published, path, "en")).toBe(expected);
  });
});

function aNewsSummary(facts: Partial<PageSummary>): PageSummary {
  const { blocks: _, ...summary } = aPageDraft(facts);
  return { ...summary, id: 1, kind: "news", publishedAt: "2026-11-27T00:00:00.000Z" };
}

test.each([
  ["lang=en", "en"],
  ["a=1; lang=ko; b=2", "ko"],
  ["lang=fr", undefined],
  ["xlang=en", undefined],
  [undefined, undefined],
])("the stored preference in %j is %s", (cookies, expected) => {
  expect(storedLocale(cookies)).toBe(expected);
});
