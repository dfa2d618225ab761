import { expect, test } from "vitest";
import { catalogFiles } from "../../src/content/samples/products.ts";
import { allProducts } from "../model/products.ts";
import { catalogs } from "./catalogs.ts";

test("there is a catalogue for each file that the pages link to, and no other", () => {
  const built = catalogs.map(({ slug }) => `/catalog/${slug}.pdf`);
  expect(built.sort()).toEqual(Object.values(catalogFiles).sort());
});

test("every catalogue draws a product there is, and marks it in its selection table, if any", () => {
  const products = new Set(allProducts().map(({ name }) => name));
  for (const { slug, product, table } of catalogs) {
    expect(products, slug).toContain(product);
    if (!table) continue;
    const drawn = table.models.filter(({ scale }) => scale.every((factor) => factor === 1));
    expect(drawn, slug).toHaveLength(1);
  }
});

test("the catalogues of water treatment tabulate their models", () => {
  const tabulated = catalogs.filter(({ table }) => table).map(({ slug }) => slug);
  expect(tabulated.sort()).toEqual(["chemical-injection", "sand-filter"]);
});
