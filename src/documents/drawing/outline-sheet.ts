import type { Content } from "#content/editing/defaults.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, productView } from "#content/lookup/product-view.ts";
import { detailGroupWords } from "#content/records/model-details.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import { connectionLabel } from "#domain/products/drawing/lists.ts";
import { modelDrawing, type OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { connectionTexts, loadFacts } from "./outline-drawing.ts";

interface Row {
  label: string;
  text: string;
}

/** The outline drawing of a model for submittals: all that its page says, before it is laid out. */
export interface OutlineSheet {
  locale: Locale;
  documentTitle: string;
  title: string;
  company: string;
  model: string;
  /** The drawing in words. */
  alt: string;
  lists: readonly { title: string; rows: readonly Row[] }[];
  notes: { title: string; text: string; warning?: string };
  /** Rows of the title block, below company and model. */
  block: readonly Row[];
  scaleLabel: string;
  /** When the record was changed, ISO 8601. */
  revised: string;
  /** The views with letters of this height, in mm at the size of the tower. */
  viewsWithLetters(height: number): OutlineDrawing;
}

/** `undefined` where a dimension over all is missing. */
export function outlineSheet(
  locale: Locale,
  { series, company }: Pick<Content, "series" | "company">,
  product: ProductRecord,
  model: Model,
): OutlineSheet | undefined {
  const { drawings } = series[locale];
  const { sheet: words } = drawings;
  const viewsWithLetters = (letterHeight: number) =>
    modelDrawing(model, product, drawings, undefined, { letterHeight, hasOnlyViews: true });
  const drawing = viewsWithLetters(1);
  if (!drawing) return undefined;
  const { inlet, service } = drawing.clearance;
  const maker = company.name[locale];
  const lengths = {
    length: model.length ?? 0,
    width: model.width ?? 0,
    height: model.height ?? 0,
    inlet,
    service,
  };
  const values = Object.fromEntries(Object.entries(lengths).map(([key, mm]) => [key, enteredFigure(mm)]));
  const groups = detailGroupWords[locale];
  return {
    locale,
    documentTitle: `${model.name} ${words.title} | ${maker}`,
    title: words.title,
    company: maker,
    model: model.name,
    alt: fill(drawings.alt, { model: model.name, ...values }),
    lists: [
      {
        title: groups.connections,
        rows: connectionTexts(locale, model).map((text, index) => ({ label: connectionLabel(index), text })),
      },
      {
        title: groups.loads,
        rows: loadFacts(locale, model).map(({ name, value }) => ({ label: name, text: value })),
      },
      {
        title: words.space,
        rows: [
          { label: drawings.inlet, text: `${enteredFigure(inlet)} mm` },
          { label: drawings.service, text: `${enteredFigure(service)} mm` },
        ],
      },
    ].filter(({ rows }) => rows.length > 0),
    notes: {
      title: words.notes,
      text: words.note,
      ...(product.hasSampleModels && { warning: drawings.sample }),
    },
    block: [
      { label: words.series, text: brandedTitle(productView(locale, product)) },
      { label: words.unit, text: "mm" },
      { label: words.revised, text: dayInKorea(new Date(product.updatedAt)) },
      { label: words.projection, text: words.thirdAngle },
    ],
    scaleLabel: words.scale,
    revised: product.updatedAt,
    viewsWithLetters: (letterHeight) => viewsWithLetters(letterHeight) ?? drawing,
  };
}
