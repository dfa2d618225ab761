import { detailViews } from "#content/details/detail-facts.ts";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import { modelColumnWords } from "#content/records/products.ts";
import { hasFigure, modelTableColumns } from "#documents/series/model-table.ts";
import type { Locale } from "#domain/locale.ts";
import { modelDrawing } from "#domain/products/drawing/model-drawing.ts";
import type { EditableProduct } from "#domain/products/product.ts";
import { drawingViews } from "#web/series/drawing-views.ts";
import type { Section } from "../catalog.ts";
import type { SeriesWords } from "./series-words.ts";

export function modelSections(locale: Locale, { models: words }: SeriesWords, view: ProductView): Section[] {
  if (view.models.length === 0) return [];
  const facts = modelTableColumns(locale, words).filter((fact) =>
    view.models.some((model) => hasFigure(fact, model)),
  );
  return [
    {
      title: words.title,
      blocks: [
        { kind: "text", text: words.description },
        {
          kind: "table",
          heads: [
            { text: modelColumnWords[locale].name },
            ...facts.map(({ head, units }) => ({ text: head, unit: units?.metric })),
          ],
          rows: view.models.map((model) => [
            model.name,
            ...facts.map((fact) => (hasFigure(fact, model) ? fact.text(model, "metric") : "–")),
          ]),
        },
        ...(view.hasSampleModels ? [{ kind: "text", look: "note", text: words.sampleNote } as const] : []),
      ],
    },
  ];
}

/** The outline of a model from the middle of the series, with its dimensions and connections. */
export function drawingSections(
  locale: Locale,
  { drawings, catalogFile }: SeriesWords,
  product: EditableProduct,
  { href, models }: ProductView,
): Section[] {
  const views = drawingViews(locale, drawings, product, href);
  const view = views[Math.floor(views.length / 2)];
  const model = models.find(({ name }) => name === view?.model);
  const made = model && modelDrawing(model, product, drawings);
  if (!view || !made) return [];
  const connections = detailViews(locale, [model]).filter(({ id }) => id === "connections");
  return [
    {
      title: fill(catalogFile.drawing, { model: model.name }),
      blocks: [
        { kind: "text", text: catalogFile.drawingNote },
        {
          kind: "drawing",
          drawing: made,
          alt: view.alt,
          pairs: [
            ...view.facts,
            ...connections.flatMap(({ columns, rows: [row] }) =>
              columns.flatMap(({ head }, index) => {
                const cell = row?.cells[index];
                return cell ? [{ name: head, value: cell.metric }] : [];
              }),
            ),
          ],
        },
      ],
    },
  ];
}
