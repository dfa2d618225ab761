import { expect, test } from "vitest";
import type { Content } from "#content/editing/defaults.ts";
import { sampleContent } from "#content/editing/sample-content.ts";
import { locales } from "#domain/locale.ts";
import { waterCatalog } from "./water-catalog.ts";

const siteUrl = "https://towers.example";
const sources = { content: sampleContent, siteUrl };
const words = sampleContent.waterTreatment.en;

/** The content with the given sections of the English page hidden. */
function without(...hidden: readonly (keyof typeof words.sections)[]): Content {
  const sections = { ...words.sections, ...Object.fromEntries(hidden.map((name) => [name, false])) };
  return {
    ...sampleContent,
    waterTreatment: { ...sampleContent.waterTreatment, en: { ...words, sections } },
  } as Content;
}

function titlesOf({ sections }: ReturnType<typeof waterCatalog>): string[] {
  return sections.map(({ title }) => title);
}

test("each system has the sections of its page about it, then both together and further pages", () => {
  const { website } = sampleContent.series.en.catalogFile;
  const both = [words.combined.title, words.benefits.title, website];
  const { physical, chemical, need } = words;
  expect(titlesOf(waterCatalog("en", "sand-filter", sources))).toEqual([
    need.physical.title,
    physical.title,
    physical.backwash.title,
    ...both,
  ]);
  expect(titlesOf(waterCatalog("en", "chemical-injection", sources))).toEqual([
    need.chemical.title,
    chemical.title,
    chemical.chemicalsTitle,
    ...both,
  ]);
});

test("sections that the page hides are in neither catalogue", () => {
  const content = without("need", "combined", "benefits");
  const { website } = sampleContent.series.en.catalogFile;
  const { physical, chemical } = words;
  expect(titlesOf(waterCatalog("en", "sand-filter", { content, siteUrl }))).toEqual([
    physical.title,
    physical.backwash.title,
    website,
  ]);
  expect(titlesOf(waterCatalog("en", "chemical-injection", { content, siteUrl }))).toEqual([
    chemical.title,
    chemical.chemicalsTitle,
    website,
  ]);
  const all = without("need", "physical", "chemical", "combined", "benefits");
  for (const system of ["sand-filter", "chemical-injection"] as const)
    expect(titlesOf(waterCatalog("en", system, { content: all, siteUrl }))).toEqual([website]);
});

test("the filters stand in a table with their precision, and on the cover, three at most", () => {
  const { sections, facts } = waterCatalog("en", "sand-filter", sources);
  const { physical } = words;
  const blocks = sections.find(({ title }) => title === physical.title)?.blocks ?? [];
  expect(blocks[0]).toEqual({ kind: "text", text: physical.lead });
  expect(blocks[1]).toMatchObject({
    kind: "table",
    rows: physical.filters.map(({ title, value, description }) => [title, value, description]),
  });
  expect(blocks[2]).toEqual({ kind: "text", look: "note", text: physical.supplier });
  expect(facts).toEqual(physical.filters.slice(0, 3).map(({ title, value }) => ({ name: title, value })));
});

test("steps and benefits are lists of titles with their descriptions, and figures pairs with a note", () => {
  const { sections } = waterCatalog("en", "sand-filter", sources);
  const { backwash } = words.physical;
  const blocks = sections.find(({ title }) => title === backwash.title)?.blocks;
  expect(blocks).toEqual([
    { kind: "text", text: backwash.description },
    { kind: "list", items: backwash.steps.map(({ title, description }) => `${title}: ${description}`) },
    { kind: "heading", text: backwash.figuresTitle },
    { kind: "pairs", pairs: backwash.figures.map(({ label, value }) => ({ name: label, value })) },
    { kind: "text", look: "note", text: backwash.note },
  ]);
  const both = sections.find(({ title }) => title === words.combined.title)?.blocks ?? [];
  expect(both.map(({ kind }) => kind)).toEqual(["text", "pairs", "text"]);
});

test("the last page asks for the conditions of water treatment and names the offices", () => {
  const { closing, link, title, edition, words: own } = waterCatalog("en", "sand-filter", sources);
  const { rows } = sampleContent.series.en.catalogFile.request;
  expect(closing.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
    ["text", "form"],
    ["offices"],
  ]);
  expect(closing[0]?.blocks[1]).toEqual({
    kind: "form",
    rows: [rows.project, rows.flow, rows.water, rows.space, rows.power, rows.delivery],
  });
  expect(link).toEqual({
    text: "towers.example/en/products/water-treatment",
    href: "https://towers.example/en/products/water-treatment",
  });
  expect(title).toContain(sampleContent.company.name.en);
  expect([edition, own.edition]).toEqual([null, ""]);
});

test.each([
  ["sand-filter", "physical"],
  ["chemical-injection", "combined"],
] as const)("the cover of %s has no facts of a section that the company has hidden", (system, section) => {
  for (const locale of locales) {
    const words = sampleContent.waterTreatment[locale];
    const hidden = { ...words, sections: { ...words.sections, [section]: false } };
    const content = {
      ...sampleContent,
      waterTreatment: { ...sampleContent.waterTreatment, [locale]: hidden },
    } as Content;
    expect(waterCatalog(locale, system, { content: sampleContent, siteUrl }).facts).not.toEqual([]);
    expect(waterCatalog(locale, system, { content, siteUrl }).facts).toEqual([]);
  }
});

test("the cover has the picture of the card, of the program or the company's own", () => {
  const { ko } = sampleContent.catalog;
  const picture = {
    file: `${"0a".repeat(16)}.webp`,
    width: 1600,
    height: 1200,
    focus: { x: 0.5, y: 0.5 },
    placeholder: "",
  };
  const items = ko.items.map((item) => ({ ...item, picture, alt: "우리 여과기" }));
  const content: Content = {
    ...sampleContent,
    catalog: { ...sampleContent.catalog, ko: { ...ko, items } },
  };
  const pictureIn = (of: Content) => waterCatalog("ko", "sand-filter", { content: of, siteUrl }).picture;
  expect(pictureIn(sampleContent)?.address).toBe("/images/st-filter-valves-1000.webp");
  expect(pictureIn(content)).toEqual({ address: `/files/${picture.file}`, alt: "우리 여과기" });
});
