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
import { type Manifest, verify } from "./backup-file.ts";
import { copyTables } from "./copy.ts";
import { openAlone, refuseWhileServed } from "./exclusive-access.ts";
import { differences, type Fingerprint, fingerprintsOf } from "./fingerprint.ts";
import { BackupProblem } from "./problem.ts";
import type { DatabaseHandle } from "./rows.ts";
import { rejectBackupOfOtherSchema } from "./snapshot.ts";
import { type TableShape, tablesOf } from "./tables.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

export interface Restored {
  manifest: Manifest;
  /** Rows in the database now, compared with the backup row by row. */
  tables: Fingerprint[];
  /** Paths of edits whose type does not match their field; pages ignore them. */
  unapplied: string[];
}

interface RestoreOptions {
  /** Replaces existing data; otherwise the database must be empty. */
  overwrite?: boolean;
  /** False for `move`, which has no option `--overwrite`: the refusal of existing data must not advise it. */
  mentionsOverwrite?: boolean;
  /**
   * The backup was made just now: sessions, known devices and links for a new password are kept, and waiting webhook deliveries are still made.
   * In older data, a session that has ended since would be valid again, and webhook deliveries that were made since would be made again.
   */
  isCurrentCopy?: boolean;
}

/** Tables that grant access without a password. Sessions that ended after the backup would be valid again. */
export const accessTables: readonly string[] = ["session", "password_resets", "known_devices"];

/**
 * Restores a backup into a database of either engine, in one transaction. A backup of an older version is migrated; sessions
 * and links for a new password are omitted, and waiting webhook deliveries are given up.
 * @throws BackupProblem, DatabaseUnavailable; the database is then unchanged.
 */
export async function restoreBackup(
  backup: string,
  to: DatabaseAddress,
  options: RestoreOptions,
): Promise<Restored> {
  if (!existsSync(backup)) throw new BackupProblem(`There is no file "${backup}". Check the name.`);
  return withTemporaryFolder(temporaryParentOf(backup, to), "restore", async (folder) => {
    // Opening and migrating a database writes to it.
    const copy = join(folder, "copy.sqlite");
    await pipeline(createReadStream(backup), createWriteStream(copy, { mode: 0o600 }));
    const manifest = await verify(copy);
    return { manifest, ...(await restoreInto(to, copy, options)) };
  });
}

/** The folder of the data or, for PostgreSQL, of the backup; only where that folder cannot be written, `/tmp`, which may be small and is shared. */
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

async function restoreInto(
  to: DatabaseAddress,
  copy: string,
  { overwrite = false, mentionsOverwrite = true, isCurrentCopy = false }: RestoreOptions,
): Promise<Omit<Restored, "manifest">> {
  const from = openFile(copy);
  try {
    await rejectBackupOfOtherSchema(from);
    await migrate(from, "sqlite");
    const source: DatabaseHandle = { engine: "sqlite", db: from, leavesOutNul: true };
    const tables = await tablesOf(from);
    if (!isCurrentCopy) {
      await deleteRows(
        source,
        tables.filter(({ name }) => accessTables.includes(name)),
      );
      await giveUpDeliveries(source);
    }
    return await withTarget(to, async (target) => {
      await lockAndEmptyTables(target, tables, { overwrite, mentionsOverwrite });
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

/** Webhook deliveries that waited at the time of the backup: the site from which the backup was taken has sent them since. */
async function giveUpDeliveries({ db }: DatabaseHandle): Promise<void> {
  await sql`update webhook_deliveries set state = 'failed', settled_at = ${Date.now()}, leased_until = 0
    where state = 'waiting'`.execute(db);
}

/** Runs `work` in one transaction of a database that no server uses. */
async function withTarget<T>(to: DatabaseAddress, work: (target: DatabaseHandle) => Promise<T>): Promise<T> {
  const target = "url" in to ? postgresTarget(to.url) : sqliteTarget(to.file);
  try {
    if (target.engine === "postgres") await refuseWhileServed(target.db);
    await migrate(target.db, target.engine);
    return await target.db.transaction().execute((db) => work({ engine: target.engine, db }));
  } finally {
    await target.db.destroy();
  }
}

function postgresTarget(url: string): DatabaseHandle {
  return { engine: "postgres", db: openPool(url, { onError: () => undefined, withoutTimeouts: true }) };
}

function sqliteTarget(file: string): DatabaseHandle {
  if (existsSync(file)) openAlone(file).close();
  return { engine: "sqlite", db: openFile(file) };
}

/** Locks the tables until the transaction ends. Deletes all rows with `overwrite`; otherwise throws if there are any. */
async function lockAndEmptyTables(
  target: DatabaseHandle,
  tables: readonly TableShape[],
  { overwrite, mentionsOverwrite }: Required<Pick<RestoreOptions, "overwrite" | "mentionsOverwrite">>,
): Promise<void> {
  const all = sql.join(tables.map(({ name }) => sql.table(name)));
  if (target.engine === "postgres") await sql`lock table ${all} in access exclusive mode`.execute(target.db);
  if (!overwrite) {
    const otherwise = mentionsOverwrite ? ", or add --overwrite to replace all of it" : "";
    return rejectExistingData(target, tables, `Name an empty one${otherwise}.`);
  }
  if (target.engine === "postgres") await sql`truncate ${all}`.execute(target.db);
  else await deleteRows(target, tables.toReversed());
}

async function deleteRows({ db }: DatabaseHandle, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(db);
}

async function rejectExistingData(
  { db }: DatabaseHandle,
  tables: readonly TableShape[],
  advice: string,
): Promise<void> {
  const held: string[] = [];
  for (const { name } of tables) {
    const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`;
    const rows = (await query.execute(db)).rows[0]?.rows ?? 0;
    if (rows > 0) held.push(`${name} ${rows}`);
  }
  if (held.length === 0) return;
  throw new BackupProblem(`The database holds data (${held.join(", ")}). ${advice}`);
}
