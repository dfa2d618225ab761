import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";

const namesPerUpdate = 500;

/** Names of files are so long that no text contains one by chance. */
const fileName = /[0-9a-f]{32}\.\w+/g;

/** Columns of texts that refer to files by their names, with the key of their table. */
const referringTexts = [
  { table: "content_edits", key: "path", columns: ["edit"] },
  { table: "content_versions", key: "id", columns: ["edits"] },
  { table: "content_plans", key: "id", columns: ["edits"] },
  { table: "product_versions", key: "id", columns: ["record"] },
  { table: "products", key: "id", columns: ["image_url", "documents", "technical_files"] },
  { table: "own_pages", key: "id", columns: ["draft", "live"] },
  { table: "own_page_versions", key: "id", columns: ["record"] },
] as const;

/** Columns with the address of one picture, which may be a file. */
const referringAddresses = [
  { table: "projects", columns: ["image_url"] },
  { table: "project_pictures", columns: ["url"] },
  { table: "project_version_pictures", columns: ["url"] },
] as const;

/**
 * Deletes files that nothing has referred to for a time. Each text is read once, row by row, and files are changed one by one: a
 * statement that searches all texts for all files would block SQLite for seconds and exceed the time limit of PostgreSQL.
 */
export async function deleteUnusedFiles(db: Kysely<Tables>, now: number, retentionMs: number): Promise<void> {
  const stored = await db.selectFrom("files").select(["name", "createdAt"]).execute();
  if (stored.length === 0) return;
  const before = now - retentionMs;
  const referenced = await referencedFiles(db);
  await renewRetention(
    db,
    stored.filter(({ name }) => referenced.has(name)).map(({ name }) => name),
    now,
  );
  for (const { name } of stored.filter(
    (file) => !referenced.has(file.name) && Number(file.createdAt) < before,
  )) {
    await deleteUnreferenced(db, name, before);
    await yieldToEventLoop();
  }
}

/** A conflict in an open form may still offer a file that has just been removed from its page. */
async function renewRetention(db: Kysely<Tables>, names: readonly string[], now: number): Promise<void> {
  for (let start = 0; start < names.length; start += namesPerUpdate)
    await db
      .updateTable("files")
      .set({ createdAt: now })
      .where("name", "in", names.slice(start, start + namesPerUpdate))
      .execute();
}

async function deleteUnreferenced(db: Kysely<Tables>, name: string, before: number): Promise<void> {
  // Searched for again by the same statement: an edit may refer to the file since its text was read.
  await db
    .deleteFrom("files")
    .where("name", "=", name)
    .where("createdAt", "<", before)
    .where((file) => file.not(isReferenced))
    .execute();
}

/** Names of files in a text, each once. */
export function fileNamesIn(text: string): string[] {
  return [...new Set(text.match(fileName))];
}

async function referencedFiles(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const texts of [textsOf(db), addressesOf(db)])
    for await (const text of texts) for (const name of fileNamesIn(text)) names.add(name);
  return names;
}

async function* textsOf(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const { table, key, columns } of referringTexts) {
    const { rows: keys } = await sql<{ key: string | number }>`
      select ${sql.ref(key)} as key from ${sql.table(table)}`.execute(db);
    for (const row of keys) {
      const { rows } = await sql<Record<string, string | null>>`
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where ${sql.ref(key)} = ${row.key}`.execute(db);
      for (const text of rows.flatMap((texts) => Object.values(texts))) if (text !== null) yield text;
      await yieldToEventLoop();
    }
  }
}

async function* addressesOf(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const { table, columns } of referringAddresses) {
    const [column] = columns;
    const { rows } = await sql<{ url: string }>`
      select ${sql.ref(column)} as url from ${sql.table(table)} where ${sql.ref(column)} like '/files/%'`.execute(
      db,
    );
    for (const { url } of rows) yield url;
  }
}

/** Condition on a row of `files`. */
const isReferenced = sql<boolean>`(${sql.join(
  [...referringTexts, ...referringAddresses].flatMap(({ table, columns }) =>
    columns.map(
      (column) =>
        sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} like '%' || files.name || '%')`,
    ),
  ),
  sql` or `,
)})`;
