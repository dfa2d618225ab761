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
  documents: [aDocument("/catalog/sf.pdf"), aDocument(own)],
  catalogUrl: "/catalog/sf.pdf",
});

function listed(name: { ko: string; en: string }) {
  const products = { list: async () => [product] } as unknown as Products;
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
