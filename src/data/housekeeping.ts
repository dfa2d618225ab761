import type { Database } from "./database/connect.ts";
import { truncateWal } from "./database/sqlite.ts";

interface Expirable {
  deleteExpired(): Promise<void>;
}

/** Deletes expired rows so that the database does not fill up. */
export interface Housekeeping {
  /** Continues after a failure. @throws the first one */
  run(): Promise<void>;
  /** Truncates the WAL, which still contains deleted rows; called every half hour. */
  truncateWal(): Promise<void>;
}

export function createHousekeeping(database: Database, parts: readonly Expirable[]): Housekeeping {
  return {
    truncateWal: () => truncateWal(database),

    async run() {
      const failures: unknown[] = [];
      for (const part of parts)
        await part.deleteExpired().catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) throw failures[0];
    },
  };
}
