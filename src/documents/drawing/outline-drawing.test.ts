import { expect, test } from "vitest";
import { quietVersion } from "#content/details/quiet-version.ts";
import { series } from "#content/pages/series.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { locales } from "#domain/locale.ts";
import { touchedBy } from "#domain/products/drawing/labels.ts";
import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import { fontSize } from "#domain/products/drawing/shapes.ts";
import { svgSize } from "#domain/products/drawing/svg.ts";
import { dxfDrawing, outlineDrawing } from "./outline-drawing.ts";

const models = sampleProducts.flatMap((product) =>
  product.models.map((model) => ({ model, product: { ...product, hasSampleModels: true } })),
);

/** Pairs of texts that touch; letters are at most 0.7 of their height wide. */
function touching({ shapes }: OutlineDrawing): string[] {
  const boxes = shapes.flatMap((shape) => {
    if (shape.kind !== "text") return [];
    const half = (shape.height * 0.7 * shape.text.length) / 2;
    const [across, up] = shape.isTurned ? [shape.height / 2, half] : [half, shape.height / 2];
    const x = shape.at[0] + (shape.align === "start" ? half : 0);
    return [{ text: shape.text, x, y: shape.at[1], across, up }];
  });
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < one.across + other.across &&
          Math.abs(one.y - other.y) < one.up + other.up,
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
}

test("no text of a sample's drawing touches another, with its views beside or below each other", () => {
  for (const { model, product } of models) {
    for (const locale of locales)
      for (const arrangement of [{}, { isStacked: true }] as const) {
        const drawing = outlineDrawing(locale, series[locale].drawings, model, product, arrangement);
        expect(drawing && touching(drawing), model.name).toEqual([]);
      }
    const { shapes = [] } = dxfDrawing(model, product) ?? {};
    const lists = shapes.flatMap((shape) =>
      shape.kind === "text" && shape.align === "start" ? [shape] : [],
    );
    expect(lists.length, model.name).toBeGreaterThan(0);
    for (const { at, height } of lists) expect(at[1] - height, model.name).toBeGreaterThan(model.height ?? 0);
  }
});

test("no tag and no load in a view of a sample's drawing touches a line, a circle or another text", () => {
  let count = 0;
  for (const { model, product } of models)
    for (const arrangement of [{}, { isStacked: true }] as const) {
      const { shapes = [] } = outlineDrawing("ko", series.ko.drawings, model, product, arrangement) ?? {};
      const marks = shapes.flatMap((shape) =>
        shape.kind === "text" && /^(support|connection)$/.test(shape.layer) && shape.align === undefined
          ? [shape]
          : [],
      );
      count += marks.length;
      for (const mark of marks) {
        const others = shapes.filter((shape) => shape !== mark);
        expect(touchedBy(mark, others), `${mark.text} of ${model.name}`).toEqual([]);
      }
    }
  expect(count).toBeGreaterThan(200);
});

test("lists each connection with its bore, and the loads", () => {
  const found = models.find(({ model }) => model.name === "SF-150");
  const drawing = found && dxfDrawing(found.model, found.product);
  const texts = drawing?.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
  expect(texts).toEqual(
    expect.arrayContaining([
      "N3  Water outlet DN125 KS10K front",
      "Operating weight: 3,400 kg",
      "Loads on supports: 4 × 850 kg",
    ]),
  );
});

test("has the weights of a low-noise option, and no loads of the standard version beside them", () => {
  const [found] = models.filter(({ model }) => model.name === "SF-150");
  if (!found) throw new Error("There is no sample SF-150.");
  const drawing = dxfDrawing(quietVersion("en", found.model, "흡입·토출 소음기"), found.product);
  const supports = drawing?.shapes.filter(({ layer }) => layer === "support");
  expect(supports?.map((shape) => (shape.kind === "text" ? shape.text : shape.kind))).toEqual([
    "Shipping weight: 1,750 kg",
    "Operating weight: 3,590 kg",
    "Water in operation: 1.84 m³",
  ]);
});

test("letters are at least 2.5 mm high on A4, turned where that is larger, and 12 px where the drawing is 768 px wide", () => {
  for (const { model, product } of models) {
    const drawing = outlineDrawing("ko", series.ko.drawings, model, product);
    if (!drawing) throw new Error(`${model.name} has no drawing.`);
    const [width, height] = [drawing.to[0] - drawing.from[0], drawing.to[1] - drawing.from[1]];
    const heights = drawing.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.height] : []));
    const perMm = Math.min(Math.max(width / 190, height / 277), Math.max(width / 277, height / 190));
    const smallest = Math.min(...heights);
    expect(smallest / perMm, model.name).toBeGreaterThanOrEqual(2.5);
    // The size of a font is 1.35 of the height of its capitals.
    expect((1.35 * smallest * 768) / (width * 1.04), model.name).toBeGreaterThanOrEqual(12);
  }
});

test("letters are 12 px where a phone of 390 px shows the views below each other", () => {
  for (const { model, product } of models)
    for (const locale of locales) {
      const drawing = outlineDrawing(locale, series[locale].drawings, model, product, { isStacked: true });
      if (!drawing) throw new Error(`${model.name} has no drawing.`);
      const heights = drawing.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.height] : []));
      // Margins of the page and of the card leave 318 px.
      expect(
        (fontSize * Math.min(...heights) * 318) / svgSize(drawing).width,
        model.name,
      ).toBeGreaterThanOrEqual(12);
    }
});
