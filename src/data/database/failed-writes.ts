import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from "kysely";
import type { FailedWrites, WriteFailureReason } from "#domain/health/health-report.ts";
import { writeFailureReasonOf } from "./unavailable.ts";

/** Counts writes that failed, by table and reason. */
export interface FailedWriteCounter {
  counts(): FailedWrites[];
  readonly lastAt: Date | undefined;
  /** Wraps a dialect: counts failed writes. */
  counted(dialect: Dialect): Dialect;
}

export function createFailedWriteCounter(clock: () => Date = () => new Date()): FailedWriteCounter {
  const failures = new Map<string, FailedWrites>();
  let lastAt: Date | undefined;

  function count(table: string, trouble: WriteFailureReason): void {
    const key = `${table} ${trouble}`;
    failures.set(key, { table, trouble, count: (failures.get(key)?.count ?? 0) + 1 });
    lastAt = clock();
  }

  return {
    counts: () => [...failures.values()],
    get lastAt() {
      return lastAt;
    },
    counted: (dialect) => ({
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => countingDriver(dialect.createDriver(), count),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    }),
  };
}

type Count = (table: string, trouble: WriteFailureReason) => void;

function countingDriver(driver: Driver, count: Count): Driver {
  const known = new WeakSet<DatabaseConnection>();
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    async acquireConnection(options) {
      try {
        const connection = await driver.acquireConnection(options);
        if (!known.has(connection)) countFailures(connection, count);
        known.add(connection);
        return connection;
      } catch (failure) {
        // Only the statement shows that it is a write that failed without a connection.
        const absent = new AbsentConnection(failure);
        countFailures(absent, count);
        return absent;
      }
    },
    async releaseConnection(connection, options) {
      if (!(connection instanceof AbsentConnection)) await driver.releaseConnection(connection, options);
    },
    beginTransaction: (connection, settings) =>
      connection instanceof AbsentConnection
        ? connection.begin()
        : driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    async rollbackTransaction(connection) {
      if (!(connection instanceof AbsentConnection)) await driver.rollbackTransaction(connection);
    },
  };
}

/** Each transaction of this program writes, so that one which does not begin or end is a failed write too. */
const statement = /^\s*(?:(begin)|(commit|rollback)|(?:insert into|update|delete from)\s+"?(\w+))/i;

function countFailures(connection: DatabaseConnection, count: Count): void {
  const current = transactionState();
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    const { isWrite, isEnd } = current.note(query.sql);
    try {
      return await execute(query, options);
    } catch (failure) {
      const trouble = isWrite ? writeFailureReasonOf(failure) : undefined;
      if (trouble) {
        count(current.table ?? "unknown", trouble);
        // A failed transaction is counted once.
        current.end();
      }
      throw failure;
    } finally {
      if (isEnd) current.end();
    }
  };
}

/** The first table that the current transaction of a connection has written to, or its single statement. */
function transactionState() {
  let table: string | undefined;
  let isInTransaction = false;
  return {
    get table() {
      return table;
    },
    note(sql: string) {
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

/** Stands for a connection that was not to be had: each statement fails for that reason. */
class AbsentConnection implements DatabaseConnection {
  readonly #failure: unknown;

  constructor(failure: unknown) {
    this.#failure = failure;
  }

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
