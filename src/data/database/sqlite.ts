import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from "kysely";
import type { Tables } from "./schema.ts";
import { tellingAbsence } from "./unavailable.ts";

/** How long a statement waits for another process (a backup, a command) to let go of the file, ms. */
const busyMs = 5_000;

/**
 * Opens a SQLite file, made when missing, so that an acknowledged write survives a power cut. Names are as they are
 * stored; `named` gives those of the code.
 * @throws Error when the file cannot be opened.
 */
export function openFile(file: string): Kysely<Tables> {
  const database = openOrExplain(file);
  return new Kysely<Tables>({ dialect: tellingAbsence(new WritersDialect(database)) });
}

function openOrExplain(file: string): Sqlite.Database {
  let database: Sqlite.Database | undefined;
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    database = new Sqlite(file, { timeout: busyMs });
    prepare(database);
    return database;
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `The database file "${file}" cannot be opened.`;
    const advice = `Point DATA_DIR at a folder that can be written and has room (${reason}).`;
    throw Object.assign(new Error(`${sentence} ${advice}`, { cause }), { code: "DATABASE_NOT_OPENED" });
  }
}

function prepare(database: Sqlite.Database): void {
  // In WAL mode better-sqlite3 would use NORMAL, which loses the last commits in a power cut.
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What the privacy policy calls deleted is overwritten and not only forgotten.
  database.pragma("secure_delete = ON");
}

/**
 * Every transaction of ours writes. Begun with a read it could fail half-way when another process wrote first. When
 * the disk is full or fails, SQLite undoes it by itself: to ask for that again would fail, and hide the reason.
 */
class WritersDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class WritersDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): WritersDriver {
    return new WritersDriver(this.#database);
  }
}
