import { AsyncLocalStorage } from "node:async_hooks";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import { isUnavailable } from "#domain/unavailable.ts";

/** Writes of several services that are committed together. */
export interface UnitsOfWork {
  /**
   * Runs `work` so that all its writes are committed together or not at all; transactions within it join. The transaction
   * begins with the first write, so that reads and computations before it (a password's hash) hold no lock.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Calls `notify` after the commit of the current unit of work; immediately if there is none. */
  afterCommit(notify: () => void): void;
  /** Queries and transactions of the dialect join the current unit of work. */
  wrapDialect(dialect: Dialect): Dialect;
}

export function createUnitsOfWork(): UnitsOfWork {
  const storage = new AsyncLocalStorage<Unit>();
  const current = () => {
    const unit = storage.getStore();
    return unit?.isOver ? undefined : unit;
  };
  return {
    async run(work) {
      if (current()) return work();
      const unit = new Unit();
      const result = await storage.run(unit, async () => {
        try {
          const done = await work();
          await unit.commit();
          return done;
        } catch (failure) {
          await unit.rollback();
          throw failure;
        }
      });
      for (const notify of unit.notifications) notify();
      return result;
    },
    afterCommit(notify) {
      const unit = current();
      if (unit) unit.notifications.push(notify);
      else notify();
    },
    wrapDialect: (dialect) => ({
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => wrapDriver(dialect.createDriver(), current),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    }),
  };
}

class Unit {
  readonly notifications: (() => void)[] = [];
  isOver = false;
  #transaction: Promise<{ driver: Driver; connection: DatabaseConnection }> | undefined;
  #failure: Error | undefined;

  get hasBegun(): boolean {
    return this.#transaction !== undefined;
  }

  async begin(driver: Driver): Promise<DatabaseConnection> {
    this.throwIfFailed();
    this.#transaction ??= openTransaction(driver);
    return (await this.#transaction).connection;
  }

  /** SQLite rolls back a transaction by itself when the disk is full: later statements would be committed without the earlier ones. */
  fail(failure: unknown): void {
    this.#failure ??= failure instanceof Error ? failure : new Error(String(failure));
  }

  throwIfFailed(): void {
    if (this.#failure) throw this.#failure;
  }

  async commit(): Promise<void> {
    this.throwIfFailed();
    this.isOver = true;
    const begun = await this.#transaction;
    if (!begun) return;
    const { driver, connection } = begun;
    try {
      await driver.commitTransaction(connection);
    } catch (failure) {
      await driver.rollbackTransaction(connection).catch(() => undefined);
      throw failure;
    } finally {
      await driver.releaseConnection(connection);
    }
  }

  async rollback(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    const begun = await this.#transaction?.catch(() => undefined);
    if (!begun) return;
    // The caller throws the original failure; SQLite may have rolled back already.
    await begun.driver.rollbackTransaction(begun.connection).catch(() => undefined);
    await begun.driver.releaseConnection(begun.connection);
  }
}

async function openTransaction(driver: Driver) {
  const connection = await driver.acquireConnection();
  try {
    await driver.beginTransaction(connection, {});
    return { driver, connection };
  } catch (failure) {
    await driver.releaseConnection(connection);
    throw failure;
  }
}

function wrapDriver(driver: Driver, current: () => Unit | undefined): Driver {
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    async acquireConnection(options) {
      const unit = current();
      return unit ? new UnitConnection(unit, driver) : driver.acquireConnection(options);
    },
    async releaseConnection(connection, options) {
      if (!(connection instanceof UnitConnection)) await driver.releaseConnection(connection, options);
    },
    async beginTransaction(connection, settings) {
      if (connection instanceof UnitConnection) await connection.unit.begin(driver);
      else await driver.beginTransaction(connection, settings);
    },
    async commitTransaction(connection) {
      if (connection instanceof UnitConnection) connection.unit.throwIfFailed();
      else await driver.commitTransaction(connection);
    },
    async rollbackTransaction(connection) {
      if (connection instanceof UnitConnection)
        connection.unit.fail(new Error("A part of this unit of work was rolled back."));
      else await driver.rollbackTransaction(connection);
    },
  };
}

/** Acquires the connection of a unit of work with its first write. */
class UnitConnection implements DatabaseConnection {
  readonly unit: Unit;
  readonly #driver: Driver;

  constructor(unit: Unit, driver: Driver) {
    this.unit = unit;
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.unit.hasBegun && query.query.kind === "SelectQueryNode")
      return this.#readOutsideTransaction(query);
    const connection = await this.unit.begin(this.#driver);
    try {
      return await connection.executeQuery<R>(query);
    } catch (failure) {
      if (isUnavailable(failure)) this.unit.fail(failure);
      throw failure;
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<R>> {
    const connection = await this.unit.begin(this.#driver);
    yield* connection.streamQuery<R>(query, chunkSize);
  }

  async #readOutsideTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const connection = await this.#driver.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      await this.#driver.releaseConnection(connection);
    }
  }
}
