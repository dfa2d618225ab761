import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { ProductDocument } from "#domain/products/model-columns.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";
import type { Products } from "./products.ts";
import { productsOfDraft, visibleProducts } from "./visible-products.ts";

const aDocument = (url: string): ProductDocument => ({
  title: "카탈로그",
  titleEn: null,
  summary: null,
  summaryEn: null,
  url,
  urlEn: "https://example.com/maker",
  imageUrl: null,
  tags: [],
});
const own = `/files/${"0a".repeat(16)}.pdf/own.pdf`;
const product = aStoredProduct({
  documents: [aDocument("/catalog/sand-filter.pdf"), aDocument(own)],
  catalogUrl: "/catalog/sand-filter.pdf",
});

function listed(name: { ko: string; en: string }, stored = product) {
  const products = { listVisible: async () => [stored] } as unknown as Products;
  const published = async () => ({
    ...sampleContent,
    company: { ...sampleContent.company, name } as typeof company,
  });
  return visibleProducts(products, { published }).listVisible();
}

test("a site with the sample's name offers the sample's catalogues", async () => {
  expect(await listed(company.name)).toEqual([product]);
});

test("a site with another name offers its own alone, and the documents stay to be asked for", async () => {
  const [found] = await listed({ ko: "한빛냉각", en: company.name.en });
  expect(found?.documents.map(({ url, urlEn }) => [url, urlEn])).toEqual([
    [null, "https://example.com/maker"],
    [own, "https://example.com/maker"],
  ]);
  expect(found?.catalogUrl).toBe(own);
});

test("files that shipped with an earlier program are one drawn catalogue", async () => {
  const open = { ...aDocument("/catalog/v-open.pdf"), url: null, urlEn: null };
  const closed = { ...aDocument("/catalog/v-closed.pdf"), urlEn: null };
  const former = aStoredProduct({ slug: "v", category: "bac", documents: [open, closed], catalogUrl: null });
  for (const name of [company.name, { ko: "한빛냉각", en: "Hanbit" }]) {
    const [found] = await listed(name, former);
    expect(found?.documents).toEqual([open]);
    expect(found?.catalogUrl).toBe("/products/package/v/catalog.pdf");
  }
});

test("the second catalogue that V once had is shown where it names another file in English", async () => {
  const closed = aDocument("/catalog/v-closed.pdf");
  const former = aStoredProduct({ slug: "v", category: "bac", documents: [closed], catalogUrl: null });
  expect((await listed(company.name, former))[0]?.documents).toEqual([closed]);
});

test("a partner's series are offered while its section is shown, in the published content and in a draft", async () => {
  const series = [
    aStoredProduct({ slug: "v", category: "bac" }),
    aStoredProduct({ slug: "hidden", category: "bac", isActive: false }),
    aStoredProduct({ slug: "own", category: "package" }),
  ];
  const products = {
    listVisible: async () => series.filter(({ isActive }) => isActive),
    listAll: async () => series,
  } as unknown as Products;
  const { ko, en } = sampleContent.package;
  const sections = { ...ko.sections, bac: false } as unknown as typeof ko.sections;
  const hidden = { ...sampleContent, package: { ko: { ...ko, sections }, en: { ...en, sections } } };
  const slugs = async ({ listVisible }: Products) => (await listVisible()).map(({ slug }) => slug);

  expect(await slugs(visibleProducts(products, { published: async () => sampleContent }))).toEqual([
    "v",
    "own",
  ]);
  const published = visibleProducts(products, { published: async () => hidden });
  expect(await slugs(published)).toEqual(["own"]);
  expect(await slugs(productsOfDraft(published, sampleContent))).toEqual(["v", "own"]);
  expect(await slugs(productsOfDraft(published, hidden))).toEqual(["own"]);
  expect(await productsOfDraft(published, sampleContent).listVisible({ category: "package" })).toHaveLength(
    1,
  );
});
