import type { DatabaseConnection, Dialect, Driver } from "kysely";
import type { WriteFailureReason } from "#domain/health/health-report.ts";
import { unavailableCode } from "#domain/unavailable.ts";

/**
 * The database cannot be reached or cannot write at the moment; a later attempt may succeed. Layers that may not import
 * this class recognise it by `isUnavailable`.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly code = unavailableCode;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
    const advice = isCorruption(cause)
      ? `If its disk is in order, the file is damaged: ${restoreAdvice}.`
      : "Check that it runs and has room, then try again.";
    super(`The database cannot be used (${reason}). ${advice}`, { cause });
  }
}

/** A database that cannot be opened before the operator changes something. */
export class DatabaseNotOpened extends Error {
  override readonly name = "DatabaseNotOpened";
  readonly code = "DATABASE_NOT_OPENED";
}

export const restoreAdvice = "move it to another folder, then restore a backup: npm run restore -- <backup>";

/** True also for a file on a disk that was removed. */
export function isCorruption(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

/** Rejects queries with `DatabaseUnavailable` if the database is unavailable. */
export function mapToUnavailable(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => wrapDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** A failed connection always counts as unavailable; a failed query only for the reasons below. */
function wrapDriver(driver: Driver): Driver {
  const wrapped = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    if (!wrapped.has(connection)) wrapQueries(connection);
    wrapped.add(connection);
    return connection;
  };
  return driver;
}

function wrapQueries(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (...query) => {
    try {
      return await execute(...query);
    } catch (error) {
      throw meansUnavailable(error) ? new DatabaseUnavailable(error) : error;
    }
  };
}

/** PostgreSQL: connection lost (08), out of resources (53), shut down or timed out (57), read-only standby. */
const unavailablePostgresCodes = /^(08|53|57)|^25006$/;
const unavailableSqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)/;
const unavailableNetworkCodes = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/;

/** Failures to which the drivers give no code. */
const unavailableMessages = /connection (terminated|error)|not queryable|read timeout/i;

/** Reasons by the error codes of SQLite, PostgreSQL and the operating system. */
const reasonCodes: readonly [RegExp, WriteFailureReason][] = [
  [/^(SQLITE_FULL|53100$|ENOSPC)/, "disk-full"],
  [/^(SQLITE_READONLY|25006$)/, "read-only"],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|40|55P03$|57014$)/, "busy"],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/, "damaged"],
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|58)/, "disk-error"],
];

/** Returns why a write failed; `undefined` for rejected values, such as a duplicate name. */
export function writeFailureReasonOf(failure: unknown): WriteFailureReason | undefined {
  const isWrapped = failure instanceof DatabaseUnavailable;
  const cause = isWrapped ? failure.cause : failure;
  const code = cause instanceof Error ? codeOf(cause) : "";
  if (/^(SQLITE_CONSTRAINT|2[23])/.test(code)) return undefined;
  const [, reason] = reasonCodes.find(([codes]) => codes.test(code)) ?? [];
  return reason ?? (isWrapped ? "unreachable" : "other");
}

function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    isCorruption(error) ||
    [unavailablePostgresCodes, unavailableSqliteCodes, unavailableNetworkCodes].some((codes) =>
      codes.test(code),
    ) ||
    unavailableMessages.test(error.message)
  );
}

/** Returns the code of an error of a database or of the system, or an empty text. */
export function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}
