import type { ChangeTopic } from "../database/changes.ts";
import type { Database } from "../database/connect.ts";

/** A value of the database, kept in memory until it is changed, here or by another instance. */
export interface Latest<T> {
  /** The last value read; `undefined` until the first one. For synchronous readers. */
  readonly cached: T | undefined;
  /** Returns the current value, or the last one read while the database is unavailable. */
  read(): Promise<T>;
}

/** Keeps what `query` reads until `topic` changes. */
export function keepLatest<T>(
  { changes }: Pick<Database, "changes">,
  topic: ChangeTopic,
  query: () => Promise<T>,
): Latest<T> {
  let cached: T | undefined;
  let reading: Promise<T> | undefined;
  /** Number of reads that have begun, and of the one whose value is cached. */
  let readCount = 0;
  let cachedReadNumber = 0;
  /** Number of changes, and of those that the cached value contains: a read that began earlier or failed has missed some. */
  let changeCount = 0;
  let cachedChangeCount = 0;

  function begin(): Promise<T> {
    readCount += 1;
    const readNumber = readCount;
    const containedChanges = changeCount;
    const mine = query().then((value) => {
      // A read that began later may have ended earlier.
      if (readNumber > cachedReadNumber)
        [cached, cachedReadNumber, cachedChangeCount] = [value, readNumber, containedChanges];
      if (reading === mine) reading = undefined;
      return value;
    });
    reading = mine;
    return mine;
  }

  async function read(): Promise<T> {
    if (cached !== undefined && !reading && cachedChangeCount === changeCount) return cached;
    const latest = reading ?? begin();
    try {
      return await latest;
    } catch (failure) {
      if (reading === latest) reading = undefined;
      if (cached !== undefined) return cached;
      throw failure;
    }
  }

  changes.subscribe((change) => {
    if (change !== topic && change !== "everything") return;
    changeCount += 1;
    // At once, and not at the next read: synchronous readers use the last value.
    begin();
    void read().catch(() => undefined);
  });

  return {
    get cached() {
      return cached;
    },
    read,
  };
}
