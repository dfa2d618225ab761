import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { articleNames } from "#content/knowledge/articles.ts";
import { paths } from "#content/paths.ts";
import { citedIn, otherNamesOf, withDistinctTerms } from "./article-page.ts";
import { articleThings } from "./article-things.ts";

const siteUrl = "https://tower.example";

function pageOf(name: (typeof articleNames)[number], locale: "ko" | "en") {
  const { meta, h1, lead } = sampleContent[name][locale];
  return {
    siteUrl,
    siteName: "SD",
    locale,
    company: sampleContent.company,
    shared: sampleContent.shared[locale],
    path: paths[name],
    type: "WebPage" as const,
    words: meta,
    title: h1,
    lead,
    breadcrumbs: [],
    breadcrumbsLabel: "",
  };
}

test("sources in cells, list items and terms are found, as are those of paragraphs", () => {
  expect(citedIn(sampleContent.choosing.ko)).toContain("cti-certified");
  expect(citedIn(sampleContent.winter.en)).toContain("fan-speed");
  expect(citedIn(sampleContent.glossary.ko)).toContain("refrigeration-ton");
});

test("a term has its name in the other language", () => {
  const [name] = otherNamesOf(sampleContent.glossary, "en").range ?? [];
  expect(name).toEqual({ locale: "ko", title: "온도차(레인지)" });
});

test("terms of a copied section have their own ids and names, and those of the original are unchanged", () => {
  const copied = (["ko", "en"] as const).map((locale) => {
    const { sections, ...rest } = sampleContent.glossary[locale];
    const [first] = sections;
    if (!first) throw new Error("The glossary has no section.");
    return { ...rest, sections: [first, { ...first, id: "own-1" }] };
  });
  const [ko, en] = copied;
  if (!ko || !en) throw new Error("Nothing was copied.");
  const terms = withDistinctTerms(en.sections).flatMap(({ terms = [] }) => terms.map(({ id }) => id));
  expect(terms).toEqual(expect.arrayContaining(["range", "own-1-range"]));
  expect(new Set(terms).size).toBe(terms.length);
  expect(otherNamesOf({ ko, en }, "en")["own-1-range"]).toEqual([{ locale: "ko", title: "온도차(레인지)" }]);
});

test("structured data has the questions and answers of the page, without source numbers", () => {
  const article = sampleContent.faq.en;
  const [found] = articleThings(pageOf("faq", "en"), "faq", article, []);
  const data = JSON.parse(JSON.stringify(found));
  expect(data["@type"]).toBe("FAQPage");
  expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    article.sections.map(({ title }) => title),
  );
  for (const { acceptedAnswer } of data.mainEntity) expect(acceptedAnswer.text).not.toMatch(/\[[a-z-]+\]/);
});

test("structured data of an article has its dates, publisher and sources", () => {
  const ids = citedIn(sampleContent.noise.ko);
  const [found] = articleThings(pageOf("noise", "ko"), "noise", sampleContent.noise.ko, ids);
  const data = JSON.parse(JSON.stringify(found));
  expect(data).toMatchObject({ "@type": "TechArticle", publisher: { "@id": `${siteUrl}/#organization` } });
  expect(data.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(data.citation).toHaveLength(ids.length);
  const works = data.citation.filter((each: unknown) => typeof each !== "string");
  expect(works.length).toBeGreaterThan(2);
  for (const { url } of works) expect(url).toMatch(/^https:/);
});
