import { languages } from "#content/languages.ts";
import type { WordBlock, WordDocument } from "#domain/docx/docx.ts";
import type { Locale } from "#domain/locale.ts";
import type { TenderTable } from "./clauses.ts";
import type { ClauseWords } from "./specified.ts";
import type { Tender, TenderClause, TenderSection } from "./tender.ts";

/**
 * A tender text as a document for word processors.
 * @param changedAt when the product was last edited, ISO 8601
 */
export function tenderDocument(
  locale: Locale,
  words: ClauseWords,
  { title, notes, sections }: Tender,
  changedAt: string,
): WordDocument {
  return {
    title,
    language: languages[locale].openGraph.replace("_", "-"),
    changedAt,
    blocks: [
      { kind: "title", text: title },
      ...notes.map((text): WordBlock => ({ kind: "text", text })),
      ...sections.flatMap((section) => sectionBlocks(words, section)),
    ],
  };
}

function sectionBlocks(words: ClauseWords, { title, clauses }: TenderSection): WordBlock[] {
  return [{ kind: "heading", text: title }, ...clauses.flatMap((clause) => clauseBlocks(words, clause))];
}

function clauseBlocks(words: ClauseWords, { number, text, items, tables }: TenderClause): WordBlock[] {
  return [
    { kind: "clause", number, text, isIntroduction: items.length + tables.length > 0 },
    ...items.map((item): WordBlock => ({ kind: "subclause", ...item })),
    ...tables.map((table) => tableOf(words, table)),
  ];
}

function tableOf(words: ClauseWords, { columns, rows }: TenderTable): WordBlock {
  return {
    kind: "table",
    head: [words.model, ...columns.map(({ name, unit }) => (unit ? `${name}\n(${unit})` : name))],
    rows: rows.map(({ model, cells }) => [model, ...cells.map((cell) => cell ?? "–")]),
  };
}
