import { closeSync, openSync } from "node:fs";
import type Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { migrate, migrationTable, refuseNewer } from "../database/migrate.ts";
import { openPool } from "../database/postgres.ts";
import type { Tables } from "../database/schema.ts";
import { openFile } from "../database/sqlite.ts";
import { copyTables } from "./copy.ts";
import { BackupProblem } from "./problem.ts";
import { tablesOf } from "./tables.ts";

/** Writes the state of a SQLite database at one moment into a new file; others may go on writing meanwhile. */
export async function snapshotSqlite(source: Sqlite.Database, file: string): Promise<void> {
  // The read transaction keeps one snapshot: without it each write of another connection would restart the copy.
  source.exec("begin");
  source.prepare("select count(*) from sqlite_schema").get();
  // Made by SQLite itself it could be read by everybody until its mode was changed.
  closeSync(openSync(file, "wx", 0o600));
  await source.backup(file);
  source.exec("commit");
}

/** Writes the state of a PostgreSQL database at one moment into a new SQLite file with the same tables. */
export async function snapshotPostgres(url: string, file: string): Promise<void> {
  const source = openPool(url, { onError: () => undefined, unhurried: true });
  const copy = openFile(file);
  try {
    await source
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (db) => {
        await migrate(copy, "sqlite", await migrationsIn(db));
        await copy.transaction().execute(async (trx) => {
          const tables = await tablesOf(trx);
          await copyTables({ engine: "postgres", db }, { engine: "sqlite", db: trx }, tables);
        });
      });
  } finally {
    await copy.destroy();
    await source.destroy();
  }
}

/**
 * The migrations that a database has seen.
 * @throws BackupProblem when it holds no tables of this site; NewerDatabase when those are of a newer version.
 */
export async function migrationsIn(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === migrationTable))
    throw new BackupProblem("The database holds no tables of this site. Check DATABASE_URL and DATA_DIR.");
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  await refuseNewer(names);
  return names;
}
