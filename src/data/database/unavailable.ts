import type { DatabaseConnection, Dialect, Driver } from "kysely";
import type { WriteFailureReason } from "#domain/health/health-report.ts";
import { unavailableCode } from "#domain/unavailable.ts";

/**
 * The database is away: it cannot be reached, gave up, or cannot write just now. Trying again later may help.
 * Layers that may not import this class recognise it by `isUnavailable`.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly code = unavailableCode;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
    const advice = isDamage(cause)
      ? `If its disk is in order, the file is damaged: ${howToRestore}.`
      : "Check that it runs and has room, then try again.";
    super(`The database cannot be used (${reason}). ${advice}`, { cause });
  }
}

/** Advice about a damaged file. */
export const howToRestore = "put it aside and restore a backup: npm run restore -- <backup> --overwrite";

/** Returns true when SQLite has found a file damaged; an open file on a disk that went away looks the same. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

/** Wraps a dialect: queries without a database are rejected with `DatabaseUnavailable`. */
export function tellingAbsence(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => watched(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** A failed connection always counts as unavailable; a failed query only for the reasons below. */
function watched(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    if (!known.has(connection)) watchQueries(connection);
    known.add(connection);
    return connection;
  };
  return driver;
}

function watchQueries(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (...query) => {
    try {
      return await execute(...query);
    } catch (error) {
      throw isAbsence(error) ? new DatabaseUnavailable(error) : error;
    }
  };
}

/** PostgreSQL: connection lost (08), out of resources (53), shut down or timed out (57), read-only standby. */
const absentPostgres = /^(08|53|57)|^25006$/;
const absentSqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)/;
const absentNetwork = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/;

/** The drivers give some failures no code, only these words. */
const absentWords = /connection (terminated|error)|not queryable|read timeout/i;

/** Codes of SQLite, PostgreSQL and the network by the reason for which nothing is written. */
const troubleCodes: readonly [RegExp, WriteFailureReason][] = [
  [/^(SQLITE_FULL|53100$|ENOSPC)/, "disk-full"],
  [/^(SQLITE_READONLY|25006$)/, "read-only"],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|40|55P03$|57014$)/, "busy"],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/, "damaged"],
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|58)/, "disk-error"],
];

/**
 * Returns the reason for which a write failed; `undefined` where the database refused its values, such as a name that is taken.
 */
export function writeFailureReasonOf(failure: unknown): WriteFailureReason | undefined {
  const isWrapped = failure instanceof DatabaseUnavailable;
  const cause = isWrapped ? failure.cause : failure;
  const code = cause instanceof Error ? codeOf(cause) : "";
  if (/^(SQLITE_CONSTRAINT|2[23])/.test(code)) return undefined;
  const [, trouble] = troubleCodes.find(([codes]) => codes.test(code)) ?? [];
  return trouble ?? (isWrapped ? "unreachable" : "other");
}

function isAbsence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    isDamage(error) ||
    [absentPostgres, absentSqlite, absentNetwork].some((codes) => codes.test(code)) ||
    absentWords.test(error.message)
  );
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}
