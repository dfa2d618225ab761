import { newsImportWords } from "#content/admin/import/news-import.ts";
import { newsColumnCalled, newsSheetLabels } from "#content/records/news-sheet.ts";
import { newsKindWords } from "#content/records/pages.ts";
import { type NewsOutcome, type NewsRow, newsListCalls } from "#domain/page-records/news-list/news-calls.ts";
import { type NewsColumn, newsColumns, newsFieldOf } from "#domain/page-records/news-list/news-fields.ts";
import { newsKinds } from "#domain/page-records/page-record.ts";
import { addresses } from "../../addresses.ts";
import { callContract } from "../../call-api.ts";
import type { ListKind } from "../../import/list-kind.ts";
import { pagesKey } from "../page-api.ts";
import { NewsPlan } from "./NewsPlan.tsx";
import {
  answersTo,
  checkedNews,
  filledIn,
  hasOpenQuestion,
  isRequired,
  questionsOf,
  readings,
} from "./news-cells.ts";
import { allNews, exportFile, templateFile } from "./news-files.ts";

const kindNames: Readonly<Record<string, string>> = newsKindWords;

export const newsList: ListKind<NewsColumn, NewsRow, NewsOutcome> = {
  name: "news-import",
  words: newsImportWords,
  address: `${addresses.pages}?kind=news`,
  queryKey: pagesKey,
  columns: newsColumns,
  labels: newsSheetLabels,
  fieldOf: newsFieldOf,
  isRequired,
  columnCalled: newsColumnCalled,
  isExample: (cellOf) => cellOf("title").startsWith("(예시)"),
  filledIn,
  checkedLines: checkedNews,
  questionsOf: (sheet, corrections) => questionsOf(newsList, sheet, corrections),
  hasOpenQuestion,
  answersTo,
  suggested: { column: "newsKind", words: newsKinds.map((kind) => newsKindWords[kind]) },
  readings,
  identityOf: ({ day }) => day ?? "",
  shownValue: (column, text) => (column === "newsKind" ? (kindNames[text] ?? "") : text),
  calls: {
    store: (body, { key, signal }) =>
      callContract(newsListCalls.store, {
        body,
        ...(key === undefined ? {} : { headers: { "Idempotency-Key": key } }),
        ...(signal ? { signal } : {}),
      }),
    runs: async () => (await callContract(newsListCalls.runs)).runs,
    undo: (id) => callContract(newsListCalls.undo, { params: { id } }),
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
