import type { WordBlock, WordDocument } from "#domain/documents/docx.ts";
import type { Locale } from "#domain/locale.ts";
import { languages } from "../languages.ts";
import type { series } from "../pages/series.ts";
import type { Tender, TenderPart, TenderTable } from "./tender.ts";

type TableWords = (typeof series)[Locale]["tender"]["text"]["table"];

/**
 * A tender text as a document for word processors.
 * @param changedAt when the product was last edited, ISO 8601
 */
export function tenderDocument(
  locale: Locale,
  words: TableWords,
  { title, parts }: Tender,
  changedAt: string,
): WordDocument {
  return {
    title,
    language: languages[locale].openGraph.replace("_", "-"),
    changedAt,
    blocks: [{ kind: "title", text: title }, ...parts.flatMap((part) => blocksOf(words, part))],
  };
}

function blocksOf(words: TableWords, { title, paragraphs = [], items = [], table }: TenderPart): WordBlock[] {
  return [
    { kind: "heading", text: title },
    ...paragraphs.map((text) => ({ kind: "text" as const, text })),
    ...items.map((text) => ({ kind: "item" as const, text })),
    ...(table ? [tableOf(words, table)] : []),
  ];
}

/** The figures of one model stand below one another, those of several side by side. */
function tableOf(words: TableWords, table: TenderTable): WordBlock {
  const [only, ...others] = table.rows;
  return only && others.length === 0 ? factsOf(words, table.columns, only) : sideBySide(words, table);
}

function factsOf(words: TableWords, columns: TenderTable["columns"], { cells }: Row): WordBlock {
  const rows = columns.map(({ name, unit }, index) => [name, written(cells[index], unit)]);
  return { kind: "table", head: [words.item, words.value], rows };
}

function sideBySide(words: TableWords, { columns, rows }: TenderTable): WordBlock {
  return {
    kind: "table",
    head: [words.model, ...columns.map(({ name, unit }) => (unit ? `${name}\n(${unit})` : name))],
    rows: rows.map(({ model, cells }) => [model, ...columns.map((_, index) => written(cells[index]))]),
  };
}

type Row = TenderTable["rows"][number];

function written(cell: Row["cells"][number] | undefined, unit = ""): string {
  const { figure, note } = cell ?? {};
  if (figure === undefined) return "–";
  return [figure, unit, note && `(${note.replaceAll(" ", "\u00a0")})`].filter(Boolean).join(" ");
}
