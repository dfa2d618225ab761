import { existsSync } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import type { DatabaseAddress } from "../database/connect.ts";
import { isCorruption, restoreAdvice } from "../database/unavailable.ts";
import { type Manifest, rejectUnrestorable, writeManifest } from "./backup-file.ts";
import { BackupProblem, reasonOf, rejectMissingDatabase } from "./problem.ts";
import { snapshotPostgres, snapshotSqlite } from "./snapshot.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/** Time to wait for a write of the server, ms. */
const timeoutMs = 10_000;

export interface SavedBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

/**
 * Saves a consistent state of a database, while servers use it.
 * @param target a new file, or a folder, where the file is named after the time. The file appears when it is complete.
 * @throws BackupProblem, DatabaseUnavailable
 */
export async function saveBackup(from: DatabaseAddress, target: string, madeAt: Date): Promise<SavedBackup> {
  const file = await newFileName(target, madeAt);
  return withTemporaryFolder(dirname(file), "backup", async (folder) => {
    const unfinished = join(folder, basename(file));
    await snapshot(from, unfinished);
    const engine = "url" in from ? "postgres" : "sqlite";
    const manifest = await writeManifest(unfinished, { engine, madeAt });
    rejectUnrestorable(unfinished);
    const { size } = await stat(unfinished);
    await rename(unfinished, file);
    await flushFolder(dirname(file));
    return { file, bytes: size, manifest };
  });
}

async function snapshot(from: DatabaseAddress, file: string): Promise<void> {
  if ("url" in from) return snapshotPostgres(from.url, file);
  const source = openReadOnly(from.file);
  try {
    await snapshotSqlite(source, file);
  } finally {
    source.close();
  }
}

function openReadOnly(file: string): Sqlite.Database {
  rejectMissingDatabase(file);
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: timeoutMs });
    // Opening does not read the file.
    database.prepare("select count(*) from sqlite_schema").get();
    return database;
  } catch (error) {
    database?.close();
    const problem = isCorruption(error)
      ? `is damaged (${reasonOf(error)}): ${restoreAdvice}.`
      : `cannot be read (${reasonOf(error)}). Check its owner and mode.`;
    throw new BackupProblem(`The database "${file}" ${problem}`);
  }
}

async function newFileName(target: string, madeAt: Date): Promise<string> {
  const facts = await stat(target).catch(() => undefined);
  const stamp = madeAt.toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  const isFolder = facts?.isDirectory() || target.endsWith("/");
  const file = resolve(isFolder ? join(target, `site-${stamp}.backup`) : target);
  if (existsSync(file)) throw new BackupProblem(`"${file}" exists already. Give another name, or a folder.`);
  if (!existsSync(dirname(file)))
    throw new BackupProblem(`There is no folder "${dirname(file)}". Create it first.`);
  return file;
}

/** Makes the renaming durable. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
