import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { defaults } from "../editing/defaults.ts";
import { sampleProducts } from "../samples/products.ts";
import { withProducts } from "./product-content.ts";

const own = { category: "package", brand: null, slug: "hb" } as const;
const none: ReadonlyMap<string, Edit> = new Map();

test("with the sample's products the site is as the program brings it", () => {
  const shipped = sampleProducts.map(({ category, brand, slug }) => ({
    category,
    brand: brand ?? null,
    slug,
  }));
  expect(withProducts(defaults, shipped, none)).toEqual(defaults);
});

test("without a partner's products its brand and series are nowhere on the pages that name them", () => {
  const { home, package: towers, catalog } = withProducts(defaults, [own], none);
  for (const locale of ["ko", "en"] as const) {
    const { bac, ...page } = towers[locale];
    expect(page.sections.bac).toBe(false);
    const shown = JSON.stringify([home[locale], page, catalog[locale]]);
    expect(shown.replaceAll("hero-bac", "")).not.toMatch(/BAC|S3000|PT2|FXV|HXV/);
  }
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
