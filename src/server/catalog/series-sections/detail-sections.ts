import { type DetailView, detailViews } from "#content/details/detail-facts.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import { detailGroupWords } from "#content/records/model-details.ts";
import { modelColumnWords } from "#content/records/products.ts";
import type { Locale } from "#domain/locale.ts";
import type { Block, Section, Table } from "../catalog.ts";
import type { SeriesWords } from "./series-words.ts";

export function detailSections(
  locale: Locale,
  words: SeriesWords,
  view: ProductView,
): Record<"whole" | "brief", Section[]> {
  const groups = detailViews(locale, view.models);
  if (groups.length === 0) return { whole: [], brief: [] };
  const blocksOf = (tableOf: (group: DetailView) => Table[]) =>
    groups.flatMap((group): Block[] => {
      const pairs = group.common.map(({ head, value }) => ({ name: head, value: value.metric }));
      const table = tableOf(group);
      if (pairs.length + table.length === 0) return [];
      return [
        { kind: "heading", text: detailGroupWords[locale][group.id] },
        ...(pairs.length > 0 ? [{ kind: "pairs" as const, pairs }] : []),
        ...table,
      ];
    });
  const { data: title, dataOnPage } = words.catalogFile;
  return {
    whole: [{ title, blocks: blocksOf((group) => detailTable(locale, group)) }],
    brief: [{ title, blocks: [{ kind: "text", text: dataOnPage }, ...blocksOf(() => [])] }],
  };
}

/** A table within these limits has the models as columns, which takes less room. */
const transposedLimits = { columns: 3, models: 13, letters: 9 };

function detailTable(locale: Locale, { columns, rows }: DetailView): Table[] {
  if (columns.length === 0) return [];
  const name = { text: modelColumnWords[locale].name };
  const texts = rows.map(({ cells }) => cells.map((cell) => cell?.metric ?? "–"));
  const longest = Math.max(...texts.flat().map(({ length }) => length));
  const isFew = columns.length <= transposedLimits.columns && rows.length <= transposedLimits.models;
  if (isFew && longest <= transposedLimits.letters)
    return [
      {
        kind: "table",
        heads: [name, ...rows.map(({ model }) => ({ text: model }))],
        rows: columns.map(({ head, units }, index) => [
          units ? `${head} (${units.metric})` : head,
          ...texts.map((cells) => cells[index] ?? "–"),
        ]),
      },
    ];
  return [
    {
      kind: "table",
      heads: [name, ...columns.map(({ head, units }) => ({ text: head, unit: units?.metric }))],
      rows: rows.map(({ model }, index) => [model, ...(texts[index] ?? [])]),
    },
  ];
}
