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
import type { Engine } from "./engine.ts";
import type { Tables } from "./schema.ts";
import { DatabaseNotOpened, isCorruption, mapToUnavailable, restoreAdvice } from "./unavailable.ts";

/** Time that a statement waits for another process (a backup, a command) to release the file, ms. */
const busyMs = 5_000;

/**
 * Opens a SQLite file, created if missing, so that a committed write survives a power cut. Names are those of the
 * database; see `withCamelCase`.
 * @throws Error when the file cannot be opened.
 */
export function openFile(
  file: string,
  wrap: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Kysely<Tables> {
  const database = openDatabaseFile(file);
  return new Kysely<Tables>({ dialect: wrap(mapToUnavailable(new ImmediateTransactionDialect(database))) });
}

/**
 * Truncates the WAL, which still contains deleted rows. Does nothing while another process reads, such as a backup: waiting
 * would block all queries. PostgreSQL overwrites its own WAL.
 */
export async function truncateWal({ db, engine }: { db: Kysely<Tables>; engine: Engine }): Promise<void> {
  if (engine !== "sqlite") return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`
      .execute(connection)
      .finally(() => sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection));
  });
}

function openDatabaseFile(file: string): Sqlite.Database {
  let database: Sqlite.Database | undefined;
  try {
    if (file !== ":memory:") createPrivateFile(file);
    database = new Sqlite(file, { timeout: busyMs });
    setPragmas(database);
    addFunctions(database);
    return database;
  } catch (cause) {
    database?.close();
    throw new DatabaseNotOpened(`The database file "${file}" ${describeOpenFailure(cause)}`, { cause });
  }
}

/** Creates the file if it is missing. Only its owner may read it: it contains inquiries and password hashes. */
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  try {
    chmodSync(file, 0o600);
  } catch {
    // The file of another user, who decides its mode.
  }
}

function describeOpenFailure(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return isCorruption(cause)
    ? `is damaged (${reason}): ${restoreAdvice}.`
    : `cannot be opened. Point DATA_DIR at a folder that can be written and has room (${reason}).`;
}

function setPragmas(database: Sqlite.Database): void {
  // In WAL mode better-sqlite3 would use NORMAL, which loses the last commits in a power cut.
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // better-sqlite3 would keep up to 16 MB of pages, which the system has in memory as well.
  database.pragma("cache_size = -4000");
  // Overwrites deleted data, as the privacy policy promises.
  database.pragma("secure_delete = ON");
}

/** Functions that migrations need and SQLite lacks. */
function addFunctions(database: Sqlite.Database): void {
  database.function("nfkc", { deterministic: true }, (text) => String(text).normalize("NFKC"));
  // As in PostgreSQL, for patterns that both understand alike.
  database.function("regexp_replace", { deterministic: true }, (text, pattern, replacement, flags) =>
    text === null
      ? null
      : String(text).replace(
          new RegExp(String(pattern), String(flags)),
          String(replacement).replace(/\\(\d)/g, "$$$1"),
        ),
  );
}

/**
 * Begins transactions with the write lock: all of them write, and a lock that is acquired later can fail when another
 * process wrote first. Does not repeat a rollback that SQLite did by itself, after a disk error.
 */
class ImmediateTransactionDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  /** Resolves when the previous user has released the only connection. */
  #released: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  /** Replaces Kysely's lock: with it a unit of work would wait for the connection that it holds itself. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const previous = this.#released;
    this.#released = promise;
    await previous;
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

/** The driver queues the users of its only connection itself. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ImmediateTransactionDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SharedConnectionAdapter {
    return new SharedConnectionAdapter();
  }

  override createDriver(): ImmediateTransactionDriver {
    return new ImmediateTransactionDriver(this.#database);
  }
}
