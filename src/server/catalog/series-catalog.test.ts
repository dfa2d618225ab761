import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { aModel, anOption, aStoredProduct } from "../../../tests/support/builders.ts";
import type { Block, Catalog, Section } from "./catalog.ts";
import { type NamedProject, seriesCatalog } from "./series-catalog.ts";

const siteUrl = "https://towers.example";
const words = sampleContent.series.en.catalogFile;
const { models: modelWords, diagram, features, specifications, options, tender } = sampleContent.series.en;
const projects: NamedProject[] = [{ title: "Plant 2", location: "Ulsan", year: "2021" }];
const own = {
  name: "Modular",
  en: { ...aStoredProduct().en, name: "Modular", description: "Short work on site." },
};

function catalogOf(facts: Partial<ProductRecord>, of: readonly NamedProject[] = projects): Catalog {
  return seriesCatalog("en", aStoredProduct({ ...own, ...facts }), {
    content: sampleContent,
    siteUrl,
    projects: of,
  });
}

function aConnection(dn: number) {
  return { count: null, purpose: "순환수 입구", dn, standard: null, side: null, at: null } as const;
}

function titlesOf(sections: readonly Section[]): string[] {
  return sections.map(({ title }) => title);
}

function blocksOf(sections: readonly Section[], title: string): readonly Block[] {
  return sections.find((section) => section.title === title)?.blocks ?? [];
}

function rowsIn(blocks: readonly Block[]): (readonly (readonly string[])[])[] {
  return blocks.flatMap((block) => (block.kind === "table" ? [block.rows] : []));
}

test("the cover names series, company, edition and page, and the ranges of its models", () => {
  const catalog = catalogOf({
    updatedAt: "2025-12-31T15:30:00.000Z",
    models: [aModel({ crt: 100, height: 3120 }), aModel({ name: "A-250", crt: 250, height: 4080 })],
  });
  const { company } = sampleContent;
  expect(catalog).toMatchObject({ name: "Modular", lead: "Short work on site.", company: company.name.en });
  expect(catalog.title).toBe(`Modular catalog | ${company.name.en}`);
  expect(catalog.link).toEqual({
    text: "towers.example/en/products/industrial/modular",
    href: "https://towers.example/en/products/industrial/modular",
  });
  // Half past midnight in Korea.
  expect(catalog.words.edition).toBe("Edition of January 1, 2026");
  expect(catalog.edition).toBe("2025-12-31T15:30:00.000Z");
  expect(catalog.facts).toEqual([
    { name: words.capacity, value: "100–250 CRT" },
    { name: words.models, value: "2" },
    { name: words.height, value: "3.1–4.1 m" },
  ]);
});

test("a fact of the cover that no model has is left out, and so are all without models", () => {
  expect(catalogOf({ models: [aModel({ crt: 100 })] }).facts).toEqual([
    { name: words.capacity, value: "100 CRT" },
    { name: words.models, value: "1" },
  ]);
  expect(catalogOf({}).facts).toEqual([]);
});

test("the cover has the picture of the record with its description, or none", () => {
  expect(catalogOf({}).picture).toBeNull();
  const { picture } = catalogOf({
    imageUrl: "/images/own.webp",
    en: { ...own.en, imageAlt: "Modules on a roof" },
  });
  expect(picture).toEqual({ address: "/images/own.webp", alt: "Modules on a roof" });
});

test("a catalogue has the sections that its record fills, in their order", () => {
  const full = catalogOf({
    tags: ["개방형", "대향류", "유도통풍"],
    en: { ...own.en, features: "Low noise\nEasy access", specifications: "FRP casing" },
    options: [anOption()],
    models: [aModel({ length: 2000, width: 2100, height: 3120 })],
  });
  expect(titlesOf(full.sections)).toEqual([
    diagram.title,
    features,
    specifications,
    options.title,
    modelWords.title,
    "Outline drawing: A-100",
    words.projects.title,
  ]);
  expect(blocksOf(full.sections, features)).toEqual([{ kind: "list", items: ["Low noise", "Easy access"] }]);
  expect(blocksOf(full.sections, specifications)).toEqual([{ kind: "text", text: "FRP casing" }]);
  expect(blocksOf(full.sections, diagram.title)).toMatchObject([
    { kind: "flow", title: diagram.kinds.counter.title, isLarge: false },
  ]);
  expect(rowsIn(blocksOf(full.sections, words.projects.title))).toEqual([[["Plant 2", "Ulsan", "2021"]]]);
});

test("a series without models has its tender text and links to the site in place of figures", () => {
  const { sections, closing } = catalogOf({ tags: ["개방형", "직교류", "유도통풍"] });
  expect(titlesOf(sections)).toEqual([diagram.title, tender.title, words.projects.title, words.website]);
  expect(blocksOf(sections, diagram.title)).toMatchObject([
    { title: diagram.kinds.cross.title, isLarge: true },
  ]);
  expect(sections.map(({ beginsPage, isOptional }) => [beginsPage, isOptional])).toEqual([
    [undefined, undefined],
    [true, undefined],
    [undefined, undefined],
    [undefined, true],
  ]);
  const links = blocksOf(sections, words.website).flatMap((block) =>
    block.kind === "links" ? block.links : [],
  );
  expect(links.map(({ href }) => href)).toEqual([
    `${siteUrl}/en/products/compare`,
    `${siteUrl}/en/products/submittal`,
    `${siteUrl}/en/resources/calculator`,
    `${siteUrl}/en/resources/open-closed-hybrid`,
    `${siteUrl}/en/resources/water-quality`,
    `${siteUrl}/en/resources/winter-operation`,
    `${siteUrl}/en/resources/noise`,
  ]);
  expect(closing.map(({ beginsPage }) => beginsPage)).toEqual([
    true,
    ...closing.slice(1).map(() => undefined),
  ]);
  expect(catalogOf({ models: [aModel()] }).closing[0]?.beginsPage).toBeUndefined();
});

test("the picture stands large where there are neither figures nor a diagram of the flow", () => {
  const picture = { imageUrl: "/images/own.webp", en: { ...own.en, imageAlt: "Modules on a roof" } };
  expect(blocksOf(catalogOf(picture).sections, words.view)).toEqual([
    { kind: "picture", alt: "Modules on a roof" },
  ]);
  expect(blocksOf(catalogOf({}).sections, words.view)).toEqual([]);
  expect(blocksOf(catalogOf({ ...picture, models: [aModel()] }).sections, words.view)).toEqual([]);
  const tags: ProductRecord["tags"] = ["밀폐형", "대향류", "유도통풍"];
  expect(blocksOf(catalogOf({ ...picture, tags }).sections, words.view)).toEqual([]);
});

test("options stand as standard and alternatives by subject, with their texts below", () => {
  const { sections } = catalogOf({
    options: [
      anOption({ subjectEn: "Frame", nameEn: "Galvanized steel", textEn: "Hot-dip" }),
      anOption({ subjectEn: "Frame", nameEn: "Stainless steel", textEn: "Grade 304" }),
      anOption({ subjectEn: "Frame", nameEn: "FRP" }),
      anOption({ subject: "팬", subjectEn: "Fan", name: "축류", nameEn: "Axial" }),
    ],
  });
  const blocks = blocksOf(sections, options.title);
  expect(rowsIn(blocks)).toEqual([
    [
      ["Frame", "Galvanized steel", "Stainless steel, FRP"],
      ["Fan", "Axial", "–"],
    ],
  ]);
  expect(blocks[1]).toEqual({
    kind: "list",
    items: ["Galvanized steel (standard): Hot-dip", "Stainless steel: Grade 304"],
  });
  const plain = catalogOf({ options: [anOption({ subjectEn: "Fan", nameEn: "Axial" })] });
  expect(blocksOf(plain.sections, options.title)).toHaveLength(1);
});

test("the table of models has the columns that a model fills, and a dash where another has nothing", () => {
  const { sections } = catalogOf({
    models: [aModel({ crt: 100, airflow: 1200 }), aModel({ name: "A-250", crt: 250 })],
  });
  const [text, table, ...others] = blocksOf(sections, modelWords.title);
  expect(text).toEqual({ kind: "text", text: modelWords.description });
  expect(table).toMatchObject({
    heads: [{ text: "Model" }, { text: "Capacity", unit: "CRT" }, { text: "Airflow", unit: "m³/min" }],
    rows: [
      ["A-100", "100", "1,200"],
      ["A-250", "250", "–"],
    ],
  });
  expect(others).toEqual([]);
  const sample = catalogOf({ hasSampleModels: true, models: [aModel()] });
  expect(blocksOf(sample.sections, modelWords.title).at(-1)).toEqual({
    kind: "text",
    look: "note",
    text: modelWords.sampleNote,
  });
});

test("the outline is that of the middle model, with its dimensions and connections", () => {
  const sized = { length: 2000, width: 2100, height: 3120, connections: [aConnection(150)] };
  const models = ["A-1", "A-2", "A-3"].map((name, index) =>
    aModel({ ...sized, name, crt: 100 + index, length: 2000 + 100 * index }),
  );
  const { sections } = catalogOf({ models });
  const [note, drawn] = blocksOf(sections, "Outline drawing: A-2");
  expect(note).toEqual({ kind: "text", text: words.drawingNote });
  expect(drawn?.kind === "drawing" && drawn.pairs.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["2,100 mm", "3,120 mm", "DN150"]),
  );
  expect(catalogOf({ models: [aModel()] }).sections.flatMap(({ blocks }) => blocks)).not.toContainEqual(
    expect.objectContaining({ kind: "drawing" }),
  );
});

test("a catalogue with too many pages leaves out the projects, and then the tables of details", () => {
  const details = (index: number) => ({ connections: [aConnection(100 + 50 * index)] });
  const models = [0, 1].map((index) => aModel({ name: `A-${index}`, crt: 100 + index, ...details(index) }));
  const { sections, shorter } = catalogOf({ models });
  expect(titlesOf(sections)).toEqual([modelWords.title, words.data, words.projects.title]);
  expect(shorter.map(titlesOf)).toEqual([
    [modelWords.title, words.data],
    [modelWords.title, words.data],
  ]);
  const [whole, brief] = shorter.map((each) => blocksOf(each, words.data));
  expect(rowsIn(whole ?? []).length).toBeGreaterThan(0);
  expect(rowsIn(brief ?? [])).toEqual([]);
  expect(brief?.[0]).toEqual({ kind: "text", text: words.dataOnPage });
  expect(titlesOf(catalogOf({ models }, []).sections)).toEqual([modelWords.title, words.data]);
});
