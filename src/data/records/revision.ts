import { sql } from "kysely";

/** Value of `updated_at` for an edit: its time, incremented if it is not later than the last one. */
export function nextRevision(now: Date) {
  const time = sql<number>`cast(${now.getTime()} as bigint)`;
  return sql<number>`case when updated_at < ${time} then ${time} else updated_at + 1 end`;
}
