import { expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { documentFacts } from "#data/files/check/document-facts.ts";
import { outlineSheet } from "#documents/drawing/outline-sheet.ts";
import { locales } from "#domain/locale.ts";
import { fontSize } from "#domain/products/drawing/shapes.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { textOfPdf } from "../../../tests/support/drawn-text.ts";
import { drawnScale } from "./drawing-scale.ts";
import { createOutlineSheets } from "./outline-sheets.ts";

const products = sampleProducts.map((product) => aStoredProduct({ ...product, hasSampleModels: true }));

function open() {
  const letterHeight: string[] = [];
  const siteContent = { published: async () => defaults };
  const sheets = createOutlineSheets({
    services: { siteContent } as unknown as Parameters<typeof createOutlineSheets>[0]["services"],
    onMissingGlyphs: (missing) => void letterHeight.push(...missing),
  });
  return { sheets, letterHeight };
}

test("the first model of every series is one page of A3 in each language, tagged, with its fonts and nothing but lines", async () => {
  const { sheets, letterHeight } = open();
  for (const product of products) {
    for (const locale of locales) {
      const [model] = product.models;
      if (!model) continue;
      const pdf = await sheets.pdf(locale, product, model);
      if (!pdf) throw new Error(`${model.name} has no drawing.`);
      const text = pdf.toString("latin1");
      expect(documentFacts(pdf)?.pages, model.name).toBe(1);
      expect(pdf.length, model.name).toBeLessThan(100_000);
      expect(text).toContain("/MediaBox [0 0 1190.55 841.89]");
      expect(text).toContain("/FontFile2 ");
      expect(text).not.toContain("/Subtype /Image");
      for (const part of [
        "/Marked true",
        "/DisplayDocTitle true",
        `/Lang (${locale})`,
        "/S /Figure\n",
        "/S /H1\n",
      ])
        expect(text, model.name).toContain(part);
      expect(pdf.equals((await sheets.pdf(locale, product, model)) ?? Buffer.alloc(0))).toBe(true);
    }
  }
  expect(letterHeight).toEqual([]);
});

test("every sample is drawn at the largest scale of a ruler at which it has room, with letters of 2.5 mm", () => {
  for (const product of products)
    for (const model of product.models) {
      const sheet = outlineSheet("ko", defaults, product, model);
      if (!sheet) throw new Error(`${model.name} has no drawing.`);
      const scale = drawnScale(sheet.viewsWithLetters);
      const { from, to, shapes } = sheet.viewsWithLetters(2.85 * scale);
      expect([to[0] - from[0] <= 262 * scale, to[1] - from[1] <= 261 * scale], model.name).toEqual([
        true,
        true,
      ]);
      const heights = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.height] : []));
      // Capitals of the font are 1,448 of 2,048 units high.
      expect((Math.min(...heights) * fontSize * (1_448 / 2_048)) / scale, model.name).toBeGreaterThanOrEqual(
        2.5,
      );
    }
});

test("the drawn title block has company, model and scale, whole and within its column", async () => {
  const model = aModel({ name: "A-1", length: 2_000, width: 2_000, height: 3_000 });
  const product = aStoredProduct({ models: [model] });
  const pdf = await open().sheets.pdf("en", product, model);
  const sheet = outlineSheet("en", defaults, product, model);
  if (!pdf || !sheet) throw new Error("A-1 has no drawing.");
  const texts = textOfPdf(pdf).split("\n");
  expect(texts).toEqual(expect.arrayContaining([sheet.company, "A-1", sheet.scaleLabel]));
  expect(texts).toContain(`1:${drawnScale(sheet.viewsWithLetters)} (A3)`);
});

test("a model without a height has no drawing", async () => {
  const model = aModel({ name: "A-1", length: 2_000, width: 2_000, height: null });
  expect(await open().sheets.pdf("en", aStoredProduct({ models: [model] }), model)).toBeUndefined();
});

test("the title block tells series, unit, projection and the day of the record", () => {
  const model = aModel({ name: "A-1", length: 2_000, width: 2_000, height: 3_000 });
  const product = aStoredProduct({ models: [model], updatedAt: "2026-03-04T20:00:00.000Z" });
  const sheet = outlineSheet("en", defaults, product, model);
  expect(sheet?.block.map(({ text }) => text)).toEqual([
    expect.any(String),
    "mm",
    "2026-03-05",
    "Third angle",
  ]);
});
