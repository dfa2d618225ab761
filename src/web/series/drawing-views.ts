import { outlineDrawing } from "#content/drawing/outline-drawing.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import { modelColumnWords, modelUnits } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import { modelFile } from "#domain/products/model-file.ts";
import type { Product } from "#domain/products/product.ts";
import { productFile } from "./product-files.ts";

type DrawingWords = (typeof series)[Locale]["drawings"];

/** The drawing of a model, as a page shows it: the files are made when they are asked for. */
export interface DrawingView {
  model: string;
  alt: string;
  svg: string;
  dxf: string;
  /** px, so that its place is kept free. */
  width: number;
  height: number;
  /** Facts of the drawing in words: dimensions, load and clear space, with their units. */
  facts: readonly { name: string; value: string }[];
}

/** Columns named beside the drawing, of those that a model has. */
const toldBeside = ["length", "width", "height", "shippingWeight", "operatingWeight"] as const;

const widest = 1_200;

/** Drawings of every model whose dimensions are known. */
export function drawingViews(
  locale: Locale,
  words: DrawingWords,
  { models, ...series }: Pick<Product, "models" | "tags" | "hasSampleModels">,
  href: string,
): DrawingView[] {
  const names = modelColumnWords[locale];
  return models.flatMap((model) => {
    const drawing = outlineDrawing(locale, words, model, series);
    if (!drawing || modelFile(model) === "") return [];
    const { from, to, clearance } = drawing;
    const file = (ending: string) => productFile(href, `${modelFile(model)}.${ending}`);
    const { length, width, height } = model;
    const places = {
      model: model.name,
      length: enteredFigure(length ?? 0),
      width: enteredFigure(width ?? 0),
      height: enteredFigure(height ?? 0),
      inlet: enteredFigure(clearance.inlet),
      service: enteredFigure(clearance.service),
    };
    return [
      {
        model: model.name,
        alt: fill(words.alt, places),
        svg: file("svg"),
        dxf: file("dxf"),
        width: widest,
        height: Math.round((widest * (to[1] - from[1])) / (to[0] - from[0])),
        facts: [
          ...toldBeside.flatMap((column) => {
            const value = model[column];
            return value === null
              ? []
              : [{ name: names[column], value: `${enteredFigure(value)} ${modelUnits[column]}` }];
          }),
          { name: words.inlet, value: `${enteredFigure(clearance.inlet)} mm` },
          { name: words.service, value: `${enteredFigure(clearance.service)} mm` },
        ],
      },
    ];
  });
}
