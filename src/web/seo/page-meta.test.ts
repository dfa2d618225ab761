import { expect, test } from "vitest";
import { type Locale, locales } from "#domain/locale.ts";
import { pageMeta } from "./page-meta.ts";

const page = {
  path: "/things",
  siteUrl: "https://www.example.com",
  siteName: "Example",
  words: { title: "Things", description: "All our things.", keywords: "thing" },
};

const linksOf = (locale: Locale, query?: string) =>
  pageMeta({ ...page, locale, ...(query === undefined ? {} : { query }) }).flatMap((tag) =>
    "rel" in tag && "href" in tag ? [[tag.rel, "hrefLang" in tag ? tag.hrefLang : undefined, tag.href]] : [],
  );

test("a page is its own canonical address, and has the same alternates in every language", () => {
  const korean = "https://www.example.com/things";
  const english = "https://www.example.com/en/things";
  const twins = [
    ["alternate", "ko", korean],
    ["alternate", "en", english],
    ["alternate", "x-default", korean],
  ];
  expect(linksOf("ko")).toEqual([["canonical", undefined, korean], ...twins]);
  expect(linksOf("en")).toEqual([["canonical", undefined, english], ...twins]);
});

test("a later page of a list is its own canonical address", () => {
  for (const locale of locales)
    for (const [, , address] of linksOf(locale, "?page=2")) expect(address).toMatch(/\/things\?page=2$/);
});

test("social networks get an absolute address of the picture", () => {
  const pictures = pageMeta({ ...page, locale: "en" }).filter((tag) =>
    ["og:image", "twitter:image"].includes(
      String(("property" in tag && tag.property) || ("name" in tag && tag.name)),
    ),
  );
  expect(pictures).toHaveLength(2);
  for (const picture of pictures)
    expect(picture).toMatchObject({
      content: expect.stringMatching(/^https:\/\/www\.example\.com\/.+\.jpg\?v=\w+$/),
    });
});

test("an uploaded Open Graph picture replaces the default one, with size, type and description", () => {
  const tags = pageMeta({ ...page, locale: "en", socialCard: "/brand/project-7.jpg?v=1" });
  expect(tags).toEqual(
    expect.arrayContaining([
      { property: "og:image", content: "https://www.example.com/brand/project-7.jpg?v=1" },
      { property: "og:image:alt", content: page.words.title },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:type", content: "image/jpeg" },
      { name: "twitter:image:alt", content: page.words.title },
    ]),
  );
});

test("a long title has no site name, and a long description ends at a word boundary", () => {
  const words = { ...page.words, title: `${"Tower ".repeat(9)}x | Things`, description: "Tower ".repeat(40) };
  const tags = pageMeta({ ...page, siteName: "Things", locale: "en", words });
  expect(tags).toContainEqual({ title: `${"Tower ".repeat(9)}x` });
  expect(tags).toContainEqual({ name: "description", content: expect.stringMatching(/^.{140,160}Tower…$/) });
});
