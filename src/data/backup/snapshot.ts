import { closeSync, openSync } from "node:fs";
import type Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { migrate, migrationTable, rejectNewerDatabase } from "../database/migrate.ts";
import { openPool } from "../database/postgres.ts";
import type { Tables } from "../database/schema.ts";
import { openFile } from "../database/sqlite.ts";
import { copyTables } from "./copy.ts";
import { BackupProblem } from "./problem.ts";
import { tablesOf } from "./tables.ts";

/** Copies a consistent state of a SQLite database to a new file; other connections can write meanwhile. */
export async function snapshotSqlite(source: Sqlite.Database, file: string): Promise<void> {
  // Without the read transaction each write of another connection would restart the copy.
  source.exec("begin");
  source.prepare("select count(*) from sqlite_schema").get();
  // SQLite would create it readable by all users.
  closeSync(openSync(file, "wx", 0o600));
  await source.backup(file);
  source.exec("commit");
}

/** Copies a consistent state of a PostgreSQL database to a new SQLite file. */
export async function snapshotPostgres(url: string, file: string): Promise<void> {
  const source = openPool(url, { onError: () => undefined, withoutTimeouts: true });
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

/** @throws BackupProblem for a backup without our tables, NewerDatabase */
export async function rejectBackupOfOtherSchema(db: Kysely<Tables>): Promise<void> {
  await migrationsIn(db, "backup");
}

const adviceFor = {
  database: "Check DATABASE_URL and DATA_DIR.",
  backup: "Check the name of the file.",
};

/**
 * Names of the applied migrations.
 * @throws BackupProblem for a database or backup without our tables, NewerDatabase
 */
async function migrationsIn(
  db: Kysely<Tables>,
  source: keyof typeof adviceFor = "database",
): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === migrationTable))
    throw new BackupProblem(`The ${source} holds no tables of this site. ${adviceFor[source]}`);
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  await rejectNewerDatabase(names, source);
  return names;
}
