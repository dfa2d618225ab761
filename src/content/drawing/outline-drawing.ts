import type { Locale } from "#domain/locale.ts";
import { dxfWords } from "#domain/products/drawing/dxf.ts";
import { type Drawing, type DrawingNotes, modelDrawing } from "#domain/products/drawing/model-drawing.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import type { series } from "../pages/series.ts";
import { detailChoiceWords } from "../records/model-details.ts";
import { modelFacts, withUnit } from "../tender/model-facts.ts";

const loads: readonly ModelColumn[] = ["shippingWeight", "operatingWeight", "waterVolume", "supports"];

/** The outline of a model with its connections and loads in words; `undefined` where a dimension over all is missing. */
export function outlineDrawing(
  locale: Locale,
  words: (typeof series)[Locale]["drawings"],
  model: Model,
  product: Pick<Product, "tags" | "hasSampleModels">,
): Drawing | undefined {
  return modelDrawing(model, product, words, drawingNotes(locale, model));
}

/** The same for a DXF file, in English. */
export function dxfDrawing(
  model: Model,
  product: Pick<Product, "tags" | "hasSampleModels">,
): Drawing | undefined {
  return modelDrawing(model, product, dxfWords, drawingNotes("en", model));
}

function drawingNotes(locale: Locale, model: Model): DrawingNotes {
  const words = detailChoiceWords[locale];
  return {
    connections: model.connections.map(({ count, purpose, dn, standard, side }) =>
      [
        count === null || count === 1 ? null : `${count} ×`,
        words[purpose],
        `DN${dn}`,
        standard,
        side === null ? null : words[side],
      ]
        .filter((part) => part !== null)
        .join(" "),
    ),
    loads: modelFacts(locale).flatMap(({ column, name, unit, figure }) => {
      const stated = loads.includes(column) ? figure(model) : undefined;
      return stated === undefined ? [] : [`${name}: ${withUnit(stated, unit)}`];
    }),
  };
}
