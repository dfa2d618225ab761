import type { Database } from "./database/connect.ts";
import { emptyLog } from "./database/sqlite.ts";

interface Purgeable {
  deleteExpired(): Promise<void>;
}

/** Deletes expired rows so that the database does not fill up. */
export interface Housekeeping {
  /** Every part is tried; @throws the first failure. */
  run(): Promise<void>;
  /** Truncates the WAL twice an hour, because it still contains deleted rows. */
  wipe(): Promise<void>;
}

export function createHousekeeping(database: Database, parts: readonly Purgeable[]): Housekeeping {
  return {
    wipe: () => emptyLog(database),

    async run() {
      const failures: unknown[] = [];
      for (const part of parts)
        await part.deleteExpired().catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) throw failures[0];
    },
  };
}
