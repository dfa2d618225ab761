import { accessSync, constants, createReadStream, createWriteStream, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { unappliedEdits } from "../content/unapplied.ts";
import { type DatabaseAddress, withCamelCase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { openPool } from "../database/postgres.ts";
import { openFile } from "../database/sqlite.ts";
import { type Manifest, verify } from "./archive.ts";
import { copyTables } from "./copy.ts";
import { differences, type Fingerprint, fingerprintsOf } from "./fingerprint.ts";
import { BackupProblem } from "./problem.ts";
import type { DatabaseHandle } from "./rows.ts";
import { openAlone, refuseWhileServed } from "./served.ts";
import { migrationsIn } from "./snapshot.ts";
import { type TableShape, tablesOf } from "./tables.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

export interface Restored {
  manifest: Manifest;
  /** Rows in the database now, compared with the backup row by row. */
  tables: Fingerprint[];
  /** Paths of edits that are of another kind than their place: nothing of them is shown. */
  unapplied: string[];
}

interface RestoreOptions {
  /** Replaces what the database holds; without it only an empty one is filled. */
  overwrite: boolean;
  /** Leaves sessions and links as they are: only for current data, since a session of older data may have been signed out. */
  keepsSessions?: boolean;
}

/**
 * Tables that grant access without a password. Sessions ended since the backup was made would be valid again,
 * stolen or not. Tables that a database does not have are skipped.
 */
export const accessTables: readonly string[] = ["session", "password_resets", "known_devices"];

/**
 * Fills a database of either engine from a backup, all or nothing. A backup of an older version of this program is
 * brought up to date on the way; sessions and links for a new password are left out, so that everybody signs in anew.
 * @throws BackupProblem, DatabaseUnavailable; the database is then as it was.
 */
export async function restoreBackup(
  backup: string,
  to: DatabaseAddress,
  options: RestoreOptions,
): Promise<Restored> {
  if (!existsSync(backup)) throw new BackupProblem(`There is no file "${backup}". Check the name.`);
  return withTemporaryFolder(temporaryParentOf(backup, to), "restore", async (folder) => {
    // The backup itself is only read: opening a database, and bringing it up to date, writes to it.
    const copy = join(folder, "copy.sqlite");
    await pipeline(createReadStream(backup), createWriteStream(copy, { mode: 0o600 }));
    const manifest = await verify(copy);
    return { manifest, ...(await fill(to, copy, options)) };
  });
}

/** Folder of the data, or that of the backup: `/tmp` may be a small disk in memory, and is shared. */
function temporaryParentOf(backup: string, to: DatabaseAddress): string {
  const folder = "file" in to ? dirname(to.file) : dirname(backup);
  if ("file" in to) return folder;
  try {
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return tmpdir();
  }
}

async function fill(
  to: DatabaseAddress,
  copy: string,
  { overwrite, keepsSessions = false }: RestoreOptions,
): Promise<Omit<Restored, "manifest">> {
  const from = openFile(copy);
  try {
    await migrationsIn(from);
    await migrate(from, "sqlite");
    const source: DatabaseHandle = { engine: "sqlite", db: from };
    const tables = await tablesOf(from);
    if (!keepsSessions)
      await empty(
        source,
        tables.filter(({ name }) => accessTables.includes(name)),
      );
    return await inTarget(to, async (target) => {
      await lockAndEmptyTables(target, tables, overwrite);
      await copyTables(source, target, tables);
      const found = await fingerprintsOf(target, tables);
      const wrong = differences(await fingerprintsOf(source, tables), found);
      if (wrong.length > 0) throw new Error(`The copy differs from the backup: ${wrong.join("; ")}.`);
      return { tables: found, unapplied: await unappliedEdits(withCamelCase(target.db)) };
    });
  } finally {
    await from.destroy();
  }
}

/** Runs `work` in one transaction of a database that no server uses. */
async function inTarget<T>(to: DatabaseAddress, work: (target: DatabaseHandle) => Promise<T>): Promise<T> {
  const side = "url" in to ? postgresTarget(to.url) : sqliteTarget(to.file);
  try {
    if (side.engine === "postgres") await refuseWhileServed(side.db);
    await migrate(side.db, side.engine);
    return await side.db.transaction().execute((db) => work({ engine: side.engine, db }));
  } finally {
    await side.db.destroy();
  }
}

function postgresTarget(url: string): DatabaseHandle {
  return { engine: "postgres", db: openPool(url, { onError: () => undefined, unhurried: true }) };
}

function sqliteTarget(file: string): DatabaseHandle {
  if (existsSync(file)) openAlone(file).close();
  return { engine: "sqlite", db: openFile(file) };
}

/** Locks the tables until the transaction ends. Deletes all rows with `overwrite`; otherwise throws if there are any. */
async function lockAndEmptyTables(
  target: DatabaseHandle,
  tables: readonly TableShape[],
  overwrite: boolean,
): Promise<void> {
  const all = sql.join(tables.map(({ name }) => sql.table(name)));
  if (target.engine === "postgres") await sql`lock table ${all} in access exclusive mode`.execute(target.db);
  if (!overwrite) return refuseData(target, tables);
  if (target.engine === "postgres") await sql`truncate ${all}`.execute(target.db);
  else await empty(target, tables.toReversed());
}

async function empty({ db }: DatabaseHandle, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(db);
}

async function refuseData({ db }: DatabaseHandle, tables: readonly TableShape[]): Promise<void> {
  const held: string[] = [];
  for (const { name } of tables) {
    const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`;
    const rows = (await query.execute(db)).rows[0]?.rows ?? 0;
    if (rows > 0) held.push(`${name} ${rows}`);
  }
  if (held.length === 0) return;
  throw new BackupProblem(
    `The database holds data (${held.join(", ")}). Name an empty one, or add --overwrite to replace all of it.`,
  );
}
