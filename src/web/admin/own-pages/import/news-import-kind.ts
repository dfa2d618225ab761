import { newsImportWords } from "#content/admin/import/news-import.ts";
import { newsColumnForHeading, newsSheetLabels } from "#content/records/news-spreadsheet.ts";
import { newsKindWords } from "#content/records/own-pages.ts";
import { type NewsOutcome, type NewsRow, newsImportCalls } from "#domain/own-pages/news-import/news-calls.ts";
import { type NewsColumn, newsColumns, newsFieldOf } from "#domain/own-pages/news-import/news-fields.ts";
import { newsKinds } from "#domain/own-pages/own-page.ts";
import { pageListAddress } from "../../addresses.ts";
import { callContract } from "../../call-api.ts";
import type { SheetImportKind } from "../../import/sheet-import-kind.ts";
import { storeList } from "../../import/store/store-list.ts";
import { pagesKey } from "../page-api.ts";
import { NewsPlan } from "./NewsPlan.tsx";
import {
  answersTo,
  checkedNews,
  filledIn,
  hasOpenQuestion,
  interpretations,
  isRequired,
  questionsOf,
} from "./news-cells.ts";
import { allNews, exportFile, templateFile } from "./news-files.ts";

const kindNames: Readonly<Record<string, string>> = newsKindWords;

export const newsImportKind: SheetImportKind<NewsColumn, NewsRow, NewsOutcome> = {
  name: "news-import",
  words: newsImportWords,
  address: pageListAddress("news"),
  queryKey: pagesKey,
  columns: newsColumns,
  labels: newsSheetLabels,
  fieldOf: newsFieldOf,
  isRequired,
  columnForHeading: newsColumnForHeading,
  isExample: (cellOf) => cellOf("title").startsWith("(예시)"),
  filledIn,
  checkedLines: checkedNews,
  questionsOf: (sheet, corrections) => questionsOf(newsImportKind, sheet, corrections),
  hasOpenQuestion,
  answersTo,
  suggested: { column: "newsKind", words: newsKinds.map((kind) => newsKindWords[kind]) },
  interpretations: interpretations,
  identityOf: ({ day }) => day ?? "",
  shownValue: (column, text) => (column === "newsKind" ? (kindNames[text] ?? "") : text),
  calls: {
    store: (body, options) => storeList(newsImportCalls.store, body, options),
    runs: async () => (await callContract(newsImportCalls.runs)).runs,
    undo: (id) => callContract(newsImportCalls.undo, { params: { id } }),
  },
  files: {
    template: templateFile,
    async export() {
      const news = await allNews();
      return { file: exportFile(news), count: news.length };
    },
  },
  StoreOptions: NewsPlan,
};
