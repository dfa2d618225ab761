import { open } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import { backupBudget } from "#domain/files/budgets.ts";
import { type Engine, engines } from "../database/engine.ts";
import type { Tables } from "../database/schema.ts";
import { openFile } from "../database/sqlite.ts";
import { differences, fingerprintsOf } from "./fingerprint.ts";
import { BackupProblem } from "./problem.ts";
import { manifestTable, tablesOf } from "./tables.ts";

/**
 * A backup of either engine is a SQLite file: all tables of the site, pictures included, and the table `backup_manifest`, whose
 * only row describes the others as JSON. An application id distinguishes it from other files.
 */
const format = 1;

/** "CTWB". */
const applicationId = 0x43545742;

const manifestSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  engine: z.enum(engines),
  tables: z.array(
    z.object({ table: z.string(), rows: z.int(), checksum: z.string(), lastId: z.optional(z.int()) }),
  ),
});

/** Manifest of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Turns a snapshot into a backup: adds the manifest, and syncs the file to the disk. */
export async function writeManifest(
  file: string,
  origin: { engine: Engine; madeAt: Date },
): Promise<Manifest> {
  const db = openFile(file);
  const manifest: Manifest = {
    format,
    madeAt: origin.madeAt.toISOString(),
    engine: origin.engine,
    tables: await fingerprintsOf({ engine: "sqlite", db }, await tablesOf(db)),
  };
  await sql`create table ${sql.table(manifestTable)} (manifest text not null)`.execute(db);
  await sql`insert into ${sql.table(manifestTable)} values (${JSON.stringify(manifest)})`.execute(db);
  await sql`pragma application_id = ${sql.lit(applicationId)}`.execute(db);
  // Without WAL files beside it.
  await sql`pragma journal_mode = delete`.execute(db);
  await db.destroy();
  await flush(file);
  return manifest;
}

/**
 * Checks a backup against its manifest, row by row.
 * @param file a copy of the backup: opening it may write to it
 * @throws BackupProblem if it is not a backup, or differs from its manifest
 */
export async function verify(file: string): Promise<Manifest> {
  checkFile(file);
  const db = openFile(file);
  try {
    const manifest = await manifestIn(db);
    const found = await fingerprintsOf({ engine: "sqlite", db }, await tablesOf(db));
    const wrong = differences(manifest.tables, found);
    if (wrong.length > 0) throw damagedBackup(wrong.join("; "));
    return manifest;
  } catch (error) {
    throw isSqliteError(error) ? damagedBackup(error.message) : error;
  } finally {
    await db.destroy();
  }
}

async function manifestIn(db: Kysely<Tables>): Promise<Manifest> {
  const query = sql<{ manifest: string }>`select manifest from ${sql.table(manifestTable)}`;
  const text = (await query.execute(db)).rows[0]?.manifest;
  const parsed = manifestSchema.safeParse(parseJson(text ?? ""));
  if (!parsed.success) throw damagedBackup("its manifest cannot be read");
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks the application id, the integrity and the schema. */
function checkFile(file: string): void {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    if (database.pragma("application_id", { simple: true }) !== applicationId) throw notOurs();
    const state = database.pragma("integrity_check(1)", { simple: true });
    if (state !== "ok") throw damagedBackup(String(state));
    rejectUnexpectedSchema(database);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    throw error.code === "SQLITE_NOTADB" ? notOurs() : damagedBackup(error.message);
  } finally {
    database.close();
  }
}

/** Rejects triggers, views and virtual tables, and more tables or larger values than a backup can have. */
function rejectUnexpectedSchema(database: InstanceType<typeof Sqlite>): void {
  const parts = database
    .prepare<[], { type: string; name: string; sql: string | null }>(
      "select type, name, sql from sqlite_schema",
    )
    .all();
  const foreign = parts.find(
    ({ type, sql }) => /^(trigger|view)$/.test(type) || /^create\s+virtual/i.test(sql ?? ""),
  );
  if (foreign)
    throw damagedBackup(`it has the ${foreign.type} "${foreign.name}", which this site does not make`);
  const tables = parts.filter(({ type }) => type === "table");
  if (tables.length > backupBudget.tables) throw damagedBackup(`it has ${tables.length} tables`);
  const tooLarge = tooLargeValue(database, tables);
  if (tooLarge) throw damagedBackup(`a value of the table "${tooLarge.table}" has ${tooLarge.bytes} bytes`);
}

/**
 * Rejects a complete backup that could not be restored.
 * @throws BackupProblem
 */
export function rejectUnrestorable(file: string): void {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const names = database
      .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'")
      .all();
    const tooLarge = tooLargeValue(database, names);
    if (!tooLarge) return;
    throw new BackupProblem(
      `A value of the table "${tooLarge.table}" has ${tooLarge.bytes} bytes, more than a backup can hold (${backupBudget.valueBytes}). No backup was saved.`,
    );
  } finally {
    database.close();
  }
}

function tooLargeValue(
  database: InstanceType<typeof Sqlite>,
  tables: readonly { name: string }[],
): { table: string; bytes: number } | undefined {
  for (const { name } of tables) {
    const columns = database.pragma(`table_info(${quoteName(name)})`) as { name: string }[];
    const sizes = columns.map((column) => `max(octet_length(${quoteName(column.name)}))`);
    if (sizes.length === 0) continue;
    const largest = database
      .prepare(`select ${sizes.join(", ")} from ${quoteName(name)}`)
      .raw()
      .get() as unknown[];
    const bytes = Math.max(...largest.map(Number));
    if (bytes > backupBudget.valueBytes) return { table: name, bytes };
  }
  return undefined;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

function isSqliteError(error: unknown): error is InstanceType<typeof Sqlite.SqliteError> {
  return error instanceof Sqlite.SqliteError;
}

function notOurs(): BackupProblem {
  return new BackupProblem(
    "The file is not a backup of this site. Give a file that `npm run backup` has written.",
  );
}

function damagedBackup(how: string): BackupProblem {
  return new BackupProblem(`The backup is damaged: ${how}. Nothing was restored; use another backup.`);
}
