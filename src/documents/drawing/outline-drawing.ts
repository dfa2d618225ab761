import { modelFacts, withUnit } from "#content/details/model-facts.ts";
import type { series } from "#content/pages/series.ts";
import { detailChoiceWords } from "#content/records/model-details.ts";
import type { Locale } from "#domain/locale.ts";
import { dxfWords } from "#domain/products/drawing/dxf.ts";
import {
  type Arrangement,
  type DrawingNotes,
  modelDrawing,
  type OutlineDrawing,
} from "#domain/products/drawing/model-drawing.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";

const loads: readonly ModelColumn[] = ["shippingWeight", "operatingWeight", "waterVolume", "supports"];

/** The outline of a model with its connections and loads in words; `undefined` where a dimension over all is missing. */
export function outlineDrawing(
  locale: Locale,
  words: (typeof series)[Locale]["drawings"],
  model: Model,
  product: Pick<Product, "tags" | "hasSampleModels">,
  arrangement?: Arrangement,
): OutlineDrawing | undefined {
  return modelDrawing(model, product, words, drawingNotes(locale, model), arrangement);
}

/** The same for a DXF file, in English. */
export function dxfDrawing(
  model: Model,
  product: Pick<Product, "tags" | "hasSampleModels">,
): OutlineDrawing | undefined {
  return modelDrawing(model, product, dxfWords, drawingNotes("en", model));
}

function drawingNotes(locale: Locale, model: Model): DrawingNotes {
  return {
    connections: connectionTexts(locale, model),
    loads: loadFacts(locale, model).map(({ name, value }) => `${name}: ${value}`),
  };
}

/** The connections of a model in their order. @example ["2 × Water inlet DN150 KS10K top"] */
export function connectionTexts(locale: Locale, { connections }: Model): string[] {
  const words = detailChoiceWords[locale];
  return connections.map(({ count, purpose, dn, standard, side }) =>
    [
      count === null || count === 1 ? null : `${count} ×`,
      words[purpose],
      `DN${dn}`,
      standard,
      side === null ? null : words[side],
    ]
      .filter((part) => part !== null)
      .join(" "),
  );
}

/** Weights, water and loads on supports. */
export function loadFacts(locale: Locale, model: Model): { name: string; value: string }[] {
  return modelFacts(locale).flatMap(({ column, name, unit, figure }) => {
    const stated = loads.includes(column) ? figure(model) : undefined;
    return stated === undefined ? [] : [{ name, value: withUnit(stated, unit) }];
  });
}
