import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { listenerName } from "../database/listen.ts";
import type { Tables } from "../database/schema.ts";
import { BackupProblem, reasonOf, rejectMissingDatabase } from "./problem.ts";

const timeoutMs = 1_000;

/**
 * Opens a SQLite file exclusively until it is closed.
 * @throws BackupProblem if another process, such as a server, has it open
 */
export function openAlone(file: string): Sqlite.Database {
  rejectMissingDatabase(file, "Set DATA_DIR to the folder that the server uses.");
  const database = new Sqlite(file, { timeout: timeoutMs });
  try {
    database.pragma("locking_mode = exclusive");
    database.exec("begin exclusive; commit");
    return database;
  } catch (error) {
    database.close();
    throw isLocked(error)
      ? new BackupProblem(`A program, probably the server, has "${file}" open. Stop it, then try again.`)
      : new BackupProblem(`The database "${file}" cannot be opened (${reasonOf(error)}). Check the file.`);
  }
}

/** @throws BackupProblem if servers are connected to the database */
export async function refuseWhileServed(postgres: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ servers: number }>`
    select count(*) as servers from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName}`.execute(postgres);
  const servers = rows[0]?.servers ?? 0;
  if (servers === 0) return;
  const running = servers === 1 ? "A server is" : `${servers} servers are`;
  throw new BackupProblem(`${running} running on this PostgreSQL database. Stop every one, then try again.`);
}

function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}
