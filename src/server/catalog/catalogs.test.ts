import { expect, onTestFinished, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { documentFacts } from "#data/files/check/document-facts.ts";
import { seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { aModel } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { drawnCatalogs } from "./catalogs.ts";

const siteUrl = "https://towers.example";
const day = new Date("2026-11-27T03:00:00Z");

async function open(replaced: Partial<Services> = {}) {
  const database = await openMemory();
  onTestFinished(() => database.close());
  await seed(database, { projects: sampleProjects, products: sampleProducts }, () => day);
  const services = { ...createServices({ database }), ...replaced };
  const letters: string[] = [];
  const report = (missing: readonly string[]) => void letters.push(...missing);
  const catalogs = drawnCatalogs({ services, siteUrl, publicFolder: "public", report });
  return { catalogs, letters, products: await services.products.list(), services };
}

test("every series has a tagged catalogue with bookmarks and links in each language, of four to six pages", async () => {
  const { catalogs, letters, products } = await open();
  for (const product of products) {
    for (const locale of locales) {
      const pdf = await catalogs.pdf(locale, product);
      const text = pdf.toString("latin1");
      const facts = await catalogs.facts(locale, product);
      const name = `${product.slug} ${locale}`;
      expect(pdf.length, name).toBeLessThan(600_000);
      expect(facts.pages, name).toBeGreaterThanOrEqual(4);
      expect(facts.pages, name).toBeLessThanOrEqual(6);
      expect({ ...documentFacts(pdf), edition: facts.edition }, name).toEqual(facts);
      for (const part of ["/Marked true", "/DisplayDocTitle true", `/Lang (${locale})`, "/Outlines "])
        expect(text, name).toContain(part);
      for (const part of ["H1", "H2", "P", "Figure", "Link", "L"])
        expect(text, name).toContain(`/S /${part}\n`);
      expect(text.includes("/S /Table\n"), name).toBe(true);
      for (const link of ["tel:+", "mailto:", addressOf(locale, product)])
        expect(text, name).toContain(`/URI (${link}`);
    }
  }
  expect(letters).toEqual([]);
});

test("a catalogue is drawn once until its record, the brand or the words change", async () => {
  const { services, ...first } = await open();
  const [product] = first.products;
  if (!product) throw new Error("There is no product.");
  const [one, same] = await Promise.all([
    first.catalogs.pdf("en", product),
    first.catalogs.pdf("en", product),
  ]);
  expect(same).toBe(one);
  expect(await first.catalogs.pdf("en", product)).toBe(one);
  expect((await first.catalogs.facts("en", product)).bytes).toBe(one.length);
  const renamed = { ...product, en: { ...product.en, name: "Another name" } };
  expect(await first.catalogs.pdf("en", renamed)).not.toEqual(one);
  const content = await services.siteContent.live();
  const company = { ...content.company, brand: { ...content.company.brand, action: "#8a1c4a" } };
  let words = content;
  const siteContent = { ...services.siteContent, live: async () => words };
  const other = await open({ siteContent });
  const before = await other.catalogs.pdf("en", product);
  words = { ...content, company };
  expect(await other.catalogs.pdf("en", product)).not.toEqual(before);
});

test("a series of many models with many details leaves their tables to its page", async () => {
  const { catalogs, products } = await open();
  const thf = products.find(({ slug }) => slug === "thf");
  const [model] = thf?.models ?? [];
  if (!thf || !model) throw new Error("There is no sample with models.");
  const models = Array.from({ length: 60 }, (_, index) => ({ ...model, name: `THF-${index}` }));
  const { pages = 0 } = await catalogs.facts("ko", { ...thf, models });
  expect(pages).toBeLessThanOrEqual(6);
});

test("a record with nothing but its required fields has a catalogue", async () => {
  const { catalogs, products } = await open();
  const [product] = products;
  if (!product) throw new Error("There is no product.");
  const bare: EditedProduct = {
    ...product,
    type: null,
    features: null,
    specifications: null,
    tags: [],
    imageUrl: null,
    projectWord: null,
    options: [],
    models: [aModel({ name: "A-1", length: null })],
  };
  expect((await catalogs.facts("en", bare)).pages).toBeGreaterThanOrEqual(2);
});

test("letters of a record that no font has are replaced and reported, in tables and drawings", async () => {
  const { catalogs, letters, products } = await open();
  const product = products.find(({ slug }) => slug === "sf");
  if (!product) throw new Error("There is no sample of the series.");
  const models = product.models.map((model) => ({ ...model, name: `冷${model.name}` }));
  expect((await catalogs.facts("ko", { ...product, models })).pages).toBeGreaterThanOrEqual(4);
  expect(letters).toContain("冷");
});

function addressOf(locale: Locale, { category, slug }: EditedProduct): string {
  const kind = category === "industrial" ? "industrial" : "package";
  return `${siteUrl}${locale === "en" ? "/en" : ""}/products/${kind}/${slug}`;
}
