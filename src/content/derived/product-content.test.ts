import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { defaults } from "../editing/defaults.ts";
import { sampleProducts } from "../samples/products.ts";
import { withProducts } from "./product-content.ts";

const own = { category: "package", brand: null, slug: "hb" } as const;
const partners = { category: "bac", brand: "BAC", slug: "s3000" } as const;
const none: ReadonlyMap<string, Edit> = new Map();

test("with the sample's products the site is as the program brings it", () => {
  const shipped = sampleProducts.map(({ category, brand, slug }) => ({
    category,
    brand: brand ?? null,
    slug,
  }));
  expect(withProducts(defaults, shipped, none)).toEqual(defaults);
});

/** All words of the site but those of the sample's history. */
function wordsWith(...products: Parameters<typeof withProducts>[1]): string {
  const { history: _, ...content } = withProducts(defaults, products, none);
  return JSON.stringify(content).replaceAll("hero-bac", "");
}

test("without a partner's products its brand is nowhere, and its section and slide are not shown", () => {
  expect(wordsWith(own)).not.toMatch(/\bBAC\b|S3000/);
  const { home, package: towers } = withProducts(defaults, [own], none);
  expect(towers.ko.sections.bac).toBe(false);
  expect(home.en.hero.slides.map(({ id }) => id)).not.toContain("bac");
});

test("while the section of the partner is hidden, no sentence names it, whatever products there are", () => {
  const edits = new Map<string, Edit>([["package.sections.bac", { kind: "fact", value: false }]]);
  const { history: _, ...content } = withProducts(defaults, [own, partners], edits);
  expect(JSON.stringify(content).replaceAll("hero-bac", "")).not.toMatch(/\bBAC\b|S3000/);
});

test.each([
  ["한빛에어", ["한빛에어 냉각탑 보기", "See 한빛에어 towers", "한빛에어 시리즈를 공급하고"]],
  [null, ["협력사 냉각탑 보기", "See Partner towers"]],
])("a partner with the brand %j is called so instead of the sample's", (brand, texts) => {
  const words = wordsWith(own, { category: "bac", brand, slug: "ha" });
  expect(words).not.toMatch(/\bBAC\b|S3000/);
  for (const text of texts) expect(words).toContain(text);
});

test("no other source names the sample's partner: pages, administration and API follow the products", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const naming = sources.filter((path) =>
    /^(?!\s*(\/?\*|\/\/)).*\bBAC\b/m.test(readFileSync(`src/${path}`, "utf8")),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(naming.sort()).toEqual([
    // Words of the sample, which follow the products, and its history. The products themselves are data (products.json).
    "content/pages/catalog.ts",
    "content/pages/history.ts",
    "content/pages/home.ts",
    "content/pages/package.ts",
    // Names of products that earlier versions have stored.
    "data/seed.ts",
  ]);
});

test("a slide of the partner's that the company has made its own stays", () => {
  const edits = new Map<string, Edit>([
    ["home.hero.slides[bac].title", { kind: "text", ko: "우리 공장", en: "Our plant" }],
  ]);
  const { home } = withProducts(defaults, [own], edits);
  expect(home.ko.hero.slides.map(({ id }) => id)).toContain("bac");
});

test("nothing is warranted for series that are not the sample's until the company says so", () => {
  const shown = (slug: string) =>
    withProducts(defaults, [{ ...own, slug }], none).package.en.own.warranty.show;
  expect([shown("sf"), shown("hb")]).toEqual([true, false]);
});
