import { sql } from "kysely";
import type { Database } from "./database/connect.ts";
import { DatabaseUnavailable } from "./database/unavailable.ts";

/** How long the database may take to show that it is there, ms: whoever asks does not wait for long. */
const patienceMs = 2_000;

export interface Health {
  /** @throws DatabaseUnavailable when the database does not answer, or not in time. */
  ping(): Promise<void>;
}

export function createHealth({ db }: Pick<Database, "db">): Health {
  return {
    async ping() {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new DatabaseUnavailable(`no answer for ${patienceMs} ms`)),
        patienceMs,
      );
      await Promise.race([sql`select 1`.execute(db), late.promise]).finally(() => clearTimeout(timer));
    },
  };
}
