import { newsImportWords } from "#content/admin/import/news-import.ts";
import { newsSheetLabels, otherBlocksText } from "#content/records/news-spreadsheet.ts";
import { newsKindWords } from "#content/records/own-pages.ts";
import { type ExportedNews, newsImportCalls } from "#domain/own-pages/news-import/news-calls.ts";
import { type NewsColumn, newsColumns, newsFieldOf } from "#domain/own-pages/news-import/news-fields.ts";
import { newsKinds } from "#domain/own-pages/own-page.ts";
import { type WrittenCell, writeXlsx } from "#domain/spreadsheets/xlsx-write.ts";
import { callContract } from "../../call-api.ts";
import { listSheet, notesSheet } from "../../import/workbook.ts";
import { isRequired } from "./news-cells.ts";

const names = { words: newsImportWords, labels: newsSheetLabels, fieldOf: newsFieldOf, isRequired };
const offers = { newsKind: newsKinds.map((kind) => newsKindWords[kind]), isPinned: ["예"] };

/** Returns an empty workbook with headings, an example, and instructions for each column. */
export function templateFile(): Uint8Array<ArrayBuffer> {
  const { example } = newsImportWords;
  const columns = newsColumns.filter((column) => column !== "id");
  const cells: Partial<Record<NewsColumn, WrittenCell>> = {
    newsKind: newsKindWords.exhibition,
    day: { day: "2024-03-15" },
    title: example.title,
    "en.title": example.englishTitle,
    text: example.text,
    "en.text": example.englishText,
    address: "fair-2024",
  };
  const rows = [columns.map((column) => cells[column] ?? "")];
  return writeXlsx([listSheet(names, columns, { rows, offers }), notesSheet(names, columns)]);
}

/** Returns a workbook that can be imported again. Its last column lists blocks that cells cannot hold. */
export function exportFile(news: readonly ExportedNews[]): Uint8Array<ArrayBuffer> {
  const rows = news.map((each) => newsColumns.map((column) => cellOf(each, column)));
  const sheet = listSheet(names, newsColumns, { rows, offers });
  const others = [
    newsImportWords.otherBlocks,
    ...news.map(({ otherBlocks }) => otherBlocksText(otherBlocks)),
  ];
  return writeXlsx([
    {
      ...sheet,
      rows: sheet.rows.map((cells, index) => [...cells, others[index] ?? ""]),
      widths: [...sheet.widths, 30],
    },
  ]);
}

export async function allNews(): Promise<ExportedNews[]> {
  const all: ExportedNews[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: { news: ExportedNews[]; next: number | null } = await callContract(newsImportCalls.read, {
      query: `after=${after}`,
    });
    all.push(...part.news);
    after = part.next;
  }
  return all;
}

const pinned = "예";

function cellOf(news: ExportedNews, column: NewsColumn): WrittenCell {
  switch (column) {
    case "newsKind":
      return newsKindWords[news.newsKind];
    case "isPinned":
      return news.isPinned === "yes" ? pinned : "";
    case "day":
      return news.day === null ? "" : { day: news.day };
    default: {
      const [name = "", english] = column.split(".");
      const values: Readonly<Record<string, unknown>> = english === undefined ? news : news.en;
      const value = values[english ?? name] ?? "";
      return typeof value === "number" ? value : String(value);
    }
  }
}
