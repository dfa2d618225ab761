import type { Kysely } from "kysely";
import type { ExportedNews, NewsListBody, NewsOutcome } from "#domain/own-pages/news-import/news-calls.ts";
import { newsOf } from "#domain/own-pages/news-import/news-rows.ts";
import type { ImportRun } from "#domain/records/import/sheet-import.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { listRuns, type StoredRun, storeRun, undoRun } from "../imports/import-runs.ts";
import { compareNews, type ImportedNews, importNews, undoNews } from "./import-news.ts";
import { editablePage } from "./page-rows.ts";

type NewsList = Omit<NewsListBody, "isTrial">;

/** Import and export of news. `by` is the user name of the administrator. */
export interface NewsImports {
  /** Outcome of each row, while nothing is stored. */
  dryRun(list: NewsList): Promise<NewsOutcome[]>;
  /** @param key the same for every attempt: it is stored once. @returns `undefined` where there would be too many pages */
  import(list: NewsList, by: string, key?: string): Promise<StoredRun<NewsOutcome> | undefined>;
  /** Imports that can be undone, newest first. */
  runs(): Promise<ImportRun[]>;
  /** @returns how many are as before, and how many were changed since; `undefined` where there is no such import */
  undo(id: number, by: string): Promise<{ undone: number; kept: number } | undefined>;
  export(after: number): Promise<{ news: ExportedNews[]; next: number | null }>;
}

/** News that are read at a time. */
const batch = 200;

export function createNewsImports(database: Database, clock: () => Date): NewsImports {
  const { db, engine, change } = database;
  return {
    dryRun: async (list) => (await compareNews(db, list)).map(({ outcome }) => outcome),
    import: (list, by, key) =>
      change(
        "pages",
        async (trx) => {
          const author = { now: clock(), by };
          let isTooMany = false;
          const run = await storeRun({ trx, engine }, { kind: "news", key, ...author }, async () => {
            const imported = await importNews(trx, list, author);
            isTooMany = imported === undefined;
            return imported ?? { outcomes: [], records: [] };
          });
          return isTooMany ? undefined : run;
        },
        () => list.isPublished,
      ),
    runs: () => listRuns(db, "news", clock()),
    undo: (id, by) =>
      change("pages", (trx) => {
        const author = { now: clock(), by };
        return undoRun<ImportedNews>(trx, { kind: "news", id, now: author.now }, (record) =>
          undoNews(trx, record, author),
        );
      }),
    export: (after) => exportNews(db, after),
  };
}

async function exportNews(
  db: Kysely<Tables>,
  after: number,
): Promise<{ news: ExportedNews[]; next: number | null }> {
  const rows = await db
    .selectFrom("ownPages")
    .selectAll()
    .where("kind", "=", "news")
    .where("deletedAt", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(batch)
    .execute();
  const news = rows.map((row) => {
    const { id, state, draft } = editablePage(row);
    return { id, state, ...newsOf(draft) };
  });
  return { news, next: rows.length < batch ? null : (rows.at(-1)?.id ?? null) };
}
