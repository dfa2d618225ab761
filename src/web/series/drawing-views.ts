import { quietVersion } from "#content/details/quiet-version.ts";
import { withoutEditorMarks } from "#content/editing/marks.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import { modelColumnWords, modelUnits } from "#content/records/products.ts";
import { outlineDrawing } from "#documents/drawing/outline-drawing.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import { svgSize } from "#domain/products/drawing/svg.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import type { Product } from "#domain/products/product.ts";
import type { About } from "./inquiry-about.ts";
import { narrowDrawingFile, productFileAddress } from "./product-files.ts";

type DrawingWords = (typeof series)[Locale]["drawings"];

/** Drawing of a model for a page. Its files are made on request. */
export interface DrawingView {
  /** Name of the model in the record. */
  model: string;
  /** The same with the low-noise option that is drawn. */
  name: string;
  alt: string;
  svg: string;
  /** Drawing with its views below each other, for narrow screens. */
  narrow: { svg: string; width: number; height: number };
  dxf: string;
  /** On a sheet for submittals. */
  pdf: string;
  /** Size in px, which prevents a layout shift. */
  width: number;
  height: number;
  /** Facts of the drawing in words: dimensions, load and clear space, with their units. */
  facts: readonly { name: string; value: string }[];
}

/** Columns named beside the drawing, of those that a model has. */
const toldBeside = ["length", "width", "height", "shippingWeight", "operatingWeight"] as const;

const widest = 1_200;
const narrowest = 400;

/**
 * Drawings of every model whose dimensions are known.
 * @param found model found for a need, which is drawn with its low-noise option
 */
export function drawingViews(
  locale: Locale,
  words: DrawingWords,
  { models, ...series }: Pick<Product, "models" | "tags" | "hasSampleModels">,
  href: string,
  found: Pick<About, "model" | "lowNoiseOption"> = {},
): DrawingView[] {
  const names = modelColumnWords[locale];
  // The height of the lists depends on their texts.
  const plain = withoutEditorMarks(words);
  return models.flatMap((standard) => {
    const lowNoiseOption = standard.name === found.model?.name ? found.lowNoiseOption : undefined;
    const model = quietVersion(locale, standard, lowNoiseOption);
    const drawing = outlineDrawing(locale, plain, model, series);
    const stacked = outlineDrawing(locale, plain, model, series, { isStacked: true });
    const slug = modelSlug(standard);
    if (!drawing || !stacked || slug === "") return [];
    const { clearance } = drawing;
    const file = (name: string) => productFileAddress(href, name) + selectionQuery({ quiet: lowNoiseOption });
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
        model: standard.name,
        name: model.name,
        alt: fill(words.alt, places),
        svg: file(`${slug}.svg`),
        dxf: file(`${slug}.dxf`),
        pdf: file(`${slug}.pdf`),
        narrow: {
          svg: file(narrowDrawingFile(slug)),
          width: narrowest,
          height: heightOf(stacked, narrowest),
        },
        width: widest,
        height: heightOf(drawing, widest),
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

function heightOf(drawing: OutlineDrawing, width: number): number {
  const size = svgSize(drawing);
  return Math.round((width * size.height) / size.width);
}
