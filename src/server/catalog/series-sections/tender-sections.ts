import type { ProductView } from "#content/lookup/product-view.ts";
import { modelColumnWords } from "#content/records/products.ts";
import { withoutBox } from "#documents/tender/option-clauses.ts";
import { type TenderClause, tenderOf } from "#documents/tender/tender.ts";
import type { Locale } from "#domain/locale.ts";
import type { Block, Section, Table } from "../catalog.ts";
import type { SeriesWords } from "./series-words.ts";

export function tenderSections(locale: Locale, words: SeriesWords, view: ProductView): Section[] {
  const { sections } = tenderOf(locale, words, view);
  return [
    {
      title: words.tender.title,
      beginsPage: true,
      blocks: sections.flatMap(({ title, clauses }): Block[] => [
        { kind: "heading", text: title },
        ...clauses.flatMap((clause) => tenderClause(locale, clause)),
      ]),
    },
  ];
}

function tenderClause(locale: Locale, { number, text, items, tables }: TenderClause): Block[] {
  return [
    { kind: "text", text: `${number} ${text}` },
    // A catalogue has bullets, and no boxes to tick.
    ...(items.length > 0
      ? [{ kind: "list" as const, items: items.map((item) => withoutBox(item.text)) }]
      : []),
    ...tables.map(({ columns, rows }): Table => {
      const heads = columns.map(({ name, unit }) => ({ text: name, unit: unit || undefined }));
      return {
        kind: "table",
        heads: [{ text: modelColumnWords[locale].name }, ...heads],
        rows: rows.map(({ model, cells }) => [model, ...cells.map((cell) => cell ?? "–")]),
      };
    }),
  ];
}
