import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from "kysely";
import type { Engine } from "./migrate.ts";
import type { Tables } from "./schema.ts";
import { howToRestore, isDamage, tellingAbsence } from "./unavailable.ts";

/** Time that a statement waits for another process (a backup, a command) to release the file, ms. */
const busyMs = 5_000;

/**
 * Opens a SQLite file, made when missing, so that an acknowledged write survives a power cut. Names are as they are
 * stored; `named` gives those of the code.
 * @param wrap adds to what the dialect does
 * @throws Error when the file cannot be opened.
 */
export function openFile(
  file: string,
  wrap: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Kysely<Tables> {
  const database = openOrExplain(file);
  return new Kysely<Tables>({ dialect: wrap(tellingAbsence(new WritersDialect(database))) });
}

/**
 * Empties the write-ahead log of a SQLite file, which still holds rows that have been deleted. While another process reads, such
 * as a backup, nothing is done: to wait for it would hold up everybody. PostgreSQL reuses and overwrites its own.
 */
export async function emptyLog({ db, engine }: { db: Kysely<Tables>; engine: Engine }): Promise<void> {
  if (engine !== "sqlite") return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`
      .execute(connection)
      .finally(() => sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection));
  });
}

function openOrExplain(file: string): Sqlite.Database {
  let database: Sqlite.Database | undefined;
  try {
    if (file !== ":memory:") makePrivate(file);
    database = new Sqlite(file, { timeout: busyMs });
    prepare(database);
    return database;
  } catch (cause) {
    database?.close();
    throw Object.assign(new Error(`The database file "${file}" ${troubleOf(cause)}`, { cause }), {
      code: "DATABASE_NOT_OPENED",
    });
  }
}

/** Makes the file where it is missing. It holds inquiries and hashes: only its owner may read it and its WAL. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  try {
    chmodSync(file, 0o600);
  } catch {
    // Another user's file that we may write to all the same: its owner decides who reads it.
  }
}

function troubleOf(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return isDamage(cause)
    ? `is damaged (${reason}): ${howToRestore}.`
    : `cannot be opened. Point DATA_DIR at a folder that can be written and has room (${reason}).`;
}

function prepare(database: Sqlite.Database): void {
  // In WAL mode better-sqlite3 would use NORMAL, which loses the last commits in a power cut.
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // Data that the privacy policy calls deleted are overwritten.
  database.pragma("secure_delete = ON");
}

/**
 * Every transaction of ours writes. Begun with a read it could fail half-way when another process wrote first. When
 * the disk is full or fails, SQLite undoes it by itself: to ask for that again would fail, and hide the reason.
 */
class WritersDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  /** Settles when everybody before has released the only connection. */
  #released: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  /** Kysely's own lock would keep a unit of work waiting for the connection that it holds itself. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#released;
    this.#released = promise;
    await before;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** The driver hands its one connection to one after the other. */
class WritersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class WritersDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): WritersAdapter {
    return new WritersAdapter();
  }

  override createDriver(): WritersDriver {
    return new WritersDriver(this.#database);
  }
}
