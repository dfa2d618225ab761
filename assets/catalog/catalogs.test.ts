import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogFiles } from "#content/pages/catalog.ts";
import { allProducts } from "../model/products.ts";
import { catalogs } from "./catalogs.ts";

const publicFolder = new URL("../../public", import.meta.url);

test("there is a catalogue for each file that the pages link to, and no other", () => {
  const built = catalogs.map(({ slug }) => `/catalog/${slug}.pdf`);
  expect(built.sort()).toEqual(Object.values(catalogFiles).sort());
});

test.each(Object.values(catalogFiles))("%s is a tagged, titled PDF in Korean of two to six pages", (path) => {
  const file = readFileSync(publicFolder.pathname + path);
  const text = file.toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(file.length).toBeLessThan(1_500_000);
  expect(text).toContain("/StructTreeRoot");
  expect(text).toContain("/Lang (ko)");
  const pages = Number(text.match(/\/Type \/Pages\s*\/Count (\d+)/)?.[1]);
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(6);
});

test.each(Object.values(catalogFiles))("%s embeds its letters as TrueType, not as Type 3 shapes", (path) => {
  const text = readFileSync(publicFolder.pathname + path).toString("latin1");
  expect(text).toContain("/FontFile2");
  expect(text).not.toContain("/Type3");
});

test("every catalogue draws a product there is, and marks it in its selection table", () => {
  const products = new Set(allProducts().map(({ name }) => name));
  for (const { slug, product, table } of catalogs) {
    expect(products, slug).toContain(product);
    const drawn = table.models.filter(({ scale }) => scale.every((factor) => factor === 1));
    expect(drawn, slug).toHaveLength(1);
  }
});
