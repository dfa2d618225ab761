import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from "kysely";
import type { FailedWrites, WriteFailureReason } from "#domain/health/health-report.ts";
import { writeFailureReasonOf } from "./unavailable.ts";

/** Counts writes that failed, by table and reason. */
export interface FailedWriteCounter {
  counts(): FailedWrites[];
  readonly lastAt: Date | undefined;
  wrapDialect(dialect: Dialect): Dialect;
}

export function createFailedWriteCounter(clock: () => Date = () => new Date()): FailedWriteCounter {
  const failures = new Map<string, FailedWrites>();
  let lastAt: Date | undefined;

  function count(table: string, reason: WriteFailureReason): void {
    const key = `${table} ${reason}`;
    failures.set(key, { table, reason, count: (failures.get(key)?.count ?? 0) + 1 });
    lastAt = clock();
  }

  return {
    counts: () => [...failures.values()],
    get lastAt() {
      return lastAt;
    },
    wrapDialect: (dialect) => ({
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => countingDriver(dialect.createDriver(), count),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    }),
  };
}

type Count = (table: string, reason: WriteFailureReason) => void;

function countingDriver(driver: Driver, count: Count): Driver {
  const wrapped = new WeakSet<DatabaseConnection>();
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    async acquireConnection(options) {
      try {
        const connection = await driver.acquireConnection(options);
        if (!wrapped.has(connection)) countFailures(connection, count);
        wrapped.add(connection);
        return connection;
      } catch (failure) {
        // The statement that follows tells whether a write has failed.
        const failed = new FailedConnection(failure);
        countFailures(failed, count);
        return failed;
      }
    },
    async releaseConnection(connection, options) {
      if (!(connection instanceof FailedConnection)) await driver.releaseConnection(connection, options);
    },
    beginTransaction: (connection, settings) =>
      connection instanceof FailedConnection
        ? connection.begin()
        : driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    async rollbackTransaction(connection) {
      if (!(connection instanceof FailedConnection)) await driver.rollbackTransaction(connection);
    },
  };
}

/** Every transaction writes, so a failed begin or commit is a failed write. */
const statement = /^\s*(?:(begin)|(commit|rollback)|(?:insert into|update|delete from)\s+"?(\w+))/i;

function countFailures(connection: DatabaseConnection, count: Count): void {
  const current = transactionState();
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    const { isWrite, isEnd } = current.track(query.sql);
    try {
      return await execute(query, options);
    } catch (failure) {
      const reason = isWrite ? writeFailureReasonOf(failure) : undefined;
      if (reason) {
        count(current.table ?? "unknown", reason);
        // A failed transaction is counted once.
        current.end();
      }
      throw failure;
    } finally {
      if (isEnd) current.end();
    }
  };
}

/** Tracks the first table that the current transaction, or single statement, of a connection has written to. */
function transactionState() {
  let table: string | undefined;
  let isInTransaction = false;
  return {
    get table() {
      return table;
    },
    track(sql: string) {
      const [, begin, end, written] = statement.exec(sql) ?? [];
      isInTransaction ||= begin !== undefined;
      if (begin || !isInTransaction) table = undefined;
      table ??= written;
      return { isWrite: isInTransaction || written !== undefined, isEnd: end !== undefined };
    },
    end() {
      isInTransaction = false;
    },
  };
}

/** Replaces a connection that could not be opened: each statement fails with the reason. */
class FailedConnection implements DatabaseConnection {
  readonly #failure: unknown;

  constructor(failure: unknown) {
    this.#failure = failure;
  }

  /** Fails by `executeQuery`, which `countFailures` has wrapped, so that the failure is counted. */
  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("begin"));
  }

  async executeQuery<R>(_query: CompiledQuery): Promise<QueryResult<R>> {
    throw this.#failure;
  }

  // biome-ignore lint/correctness/useYield: it fails before the first row
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw this.#failure;
  }
}
