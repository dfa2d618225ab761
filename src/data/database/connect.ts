import { CamelCasePlugin, type Dialect, type Kysely, sql, type Transaction } from "kysely";
import { lockUntilCommit } from "./advisory-lock.ts";
import { type Change, type ChangeListener, type Changes, createChangeFeed, topicsOf } from "./changes.ts";
import type { Engine } from "./engine.ts";
import { createFailedWriteCounter, type FailedWriteCounter } from "./failed-writes.ts";
import { changeChannel, listenForChanges } from "./listen.ts";
import { migrate } from "./migrate.ts";
import { openPool } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { openFile } from "./sqlite.ts";
import { DatabaseUnavailable } from "./unavailable.ts";
import { createUnitsOfWork, type UnitsOfWork } from "./unit-of-work.ts";

/** Location of the data: a SQLite file (or ":memory:"), or a PostgreSQL server. */
export type DatabaseAddress = { file: string } | { url: string };

/** An open, migrated database. */
export interface Database {
  engine: Engine;
  /**
   * For queries outside transactions, and for those within `atomically`, whose transaction they join. Where a transaction has its own
   * `trx`, use only that: SQLite has a single connection, for which a query of `db` would wait without end.
   */
  db: Kysely<Tables>;
  changes: Changes;
  /** Notifies only this instance, of a change that each instance detects by itself. */
  notifyLocally: ChangeListener;
  /** Failed writes of this process. */
  failedWrites: Pick<FailedWriteCounter, "counts" | "lastAt">;
  /**
   * Runs `work` in a transaction and, once it is committed, notifies every instance of what changed. Changes of a topic, on all
   * instances, wait for each other: what `work` has read stays true until it is committed.
   */
  change: RunChange;
  /** Like `change`, for data that no cache holds: changes of the topic wait for each other, but nobody is notified. */
  changeWithoutNotifying: <T>(topic: Change, work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** Runs `work` so that the writes of all services that it calls are committed together, or not at all. */
  atomically: UnitsOfWork["run"];
  close(): Promise<void>;
}

/** @param hasChanged returns false for a result after which nobody is notified; by default everybody always is */
type RunChange = <T>(
  topic: Change,
  work: (trx: Transaction<Tables>) => Promise<T>,
  hasChanged?: (result: T) => boolean,
) => Promise<T>;

/**
 * Opens the database and migrates it.
 * @param onError receives failures outside of any call, such as a lost idle connection.
 * @throws DatabaseUnavailable when it cannot be reached.
 */
export async function openDatabase(
  address: DatabaseAddress,
  onError: (failure: Error) => void = () => undefined,
): Promise<Database> {
  return "url" in address ? openPostgres(address.url, onError) : openSqlite(address.file);
}

/** Maps stored names to camelCase: column `created_at` is `createdAt`. Fragments of `sql` keep the stored names. */
export function withCamelCase(db: Kysely<Tables>): Kysely<Tables> {
  return db.withPlugin(new CamelCasePlugin());
}

async function openSqlite(file: string): Promise<Database> {
  const units = createUnitsOfWork();
  const failedWrites = createFailedWriteCounter();
  const db = withCamelCase(openFile(file, (dialect) => units.wrapDialect(failedWrites.wrapDialect(dialect))));
  const changeFeed = createChangeFeed();
  const change: RunChange = async (topic, work, hasChanged = alwaysNotify) => {
    const result = await db.transaction().execute(work);
    if (hasChanged(result)) units.afterCommit(() => changeFeed.notify(topic));
    return result;
  };
  await migrateOrClose(db, "sqlite");
  return {
    engine: "sqlite",
    db,
    changes: changeFeed,
    notifyLocally: changeFeed.notify,
    failedWrites,
    change,
    changeWithoutNotifying: (topic, work) => change(topic, work, neverNotify),
    atomically: units.run,
    close: () => db.destroy(),
  };
}

async function openPostgres(url: string, onError: (failure: Error) => void): Promise<Database> {
  await migrateWithoutTimeouts(url, onError);
  const units = createUnitsOfWork();
  const failedWrites = createFailedWriteCounter();
  const wrap = (dialect: Dialect) => units.wrapDialect(failedWrites.wrapDialect(dialect));
  const db = withCamelCase(openPool(url, { onError, wrap }));
  const changeFeed = createChangeFeed();
  const listener = await listenForChanges({ url, notify: changeFeed.notify, onError }).catch(
    async (error: unknown) => {
      await db.destroy();
      throw new DatabaseUnavailable(error);
    },
  );
  // PostgreSQL sends the notification with the commit, so it is neither lost nor early. This instance notifies its own listeners
  // at once: the next page of the editor must show the change.
  const change: RunChange = async (topic, work, hasChanged = alwaysNotify) => {
    const result = await db.transaction().execute(async (trx) => {
      for (const each of topicsOf(topic)) await lockUntilCommit(trx, "postgres", each);
      const done = await work(trx);
      if (hasChanged(done)) await sql`select pg_notify(${changeChannel}, ${topic})`.execute(trx);
      return done;
    });
    if (hasChanged(result)) units.afterCommit(() => changeFeed.notify(topic));
    return result;
  };
  return {
    engine: "postgres",
    db,
    changes: changeFeed,
    notifyLocally: changeFeed.notify,
    failedWrites,
    change,
    changeWithoutNotifying: (topic, work) => change(topic, work, neverNotify),
    atomically: units.run,
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

const alwaysNotify = () => true;
const neverNotify = () => false;

/** A migration may take long, or wait for that of another instance. */
async function migrateWithoutTimeouts(url: string, onError: (failure: Error) => void): Promise<void> {
  const db = openPool(url, { onError, withoutTimeouts: true });
  await migrateOrClose(db, "postgres");
  await db.destroy();
}

async function migrateOrClose(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await migrate(db, engine).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
}
