import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { unchanged } from "#content/editing/unchanged.ts";
import type { ProductDocument } from "#domain/products/model-columns.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";
import { offeredProducts } from "./offered.ts";
import type { Products } from "./products.ts";

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
  const products = { list: async () => [stored] } as unknown as Products;
  const live = async () => ({ ...unchanged, company: { ...unchanged.company, name } as typeof company });
  return offeredProducts(products, { live }).list();
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
  const documents = [aDocument("/catalog/v-open.pdf"), aDocument("/catalog/v-closed.pdf")];
  const former = aStoredProduct({ slug: "v", category: "bac", documents, catalogUrl: "/catalog/v-open.pdf" });
  const [found] = await listed(company.name, former);
  expect(found?.documents.map(({ url }) => url)).toEqual([null]);
  expect(found?.catalogUrl).toBe("/products/package/v/catalog.pdf");
});
