import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import type { Tables } from "./schema.ts";
import { tellingAbsence } from "./unavailable.ts";

/** How long a statement waits for another process (a backup, a command) to let go of the file, ms. */
const busyMs = 5_000;

/**
 * Opens a SQLite file, made when missing, so that an acknowledged write survives a power cut.
 * @throws Error when the file cannot be opened.
 */
export function openFile(file: string): Kysely<Tables> {
  const database = openOrExplain(file);
  // In WAL mode better-sqlite3 would use NORMAL, which loses the last commits in a power cut.
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What the privacy policy calls deleted is overwritten and not only forgotten.
  database.pragma("secure_delete = ON");
  return new Kysely<Tables>({ dialect: tellingAbsence(new WritersDialect({ database })) });
}

function openOrExplain(file: string): Sqlite.Database {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    return new Sqlite(file, { timeout: busyMs });
  } catch (error) {
    throw new Error(
      `The database file "${file}" cannot be opened. Point DATA_DIR at a folder that can be written.`,
      {
        cause: error,
      },
    );
  }
}

/** Every transaction of ours writes. Begun with a read it could fail half-way when another process wrote first. */
class WritersDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class WritersDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): WritersDriver {
    return new WritersDriver(this.#config);
  }
}
