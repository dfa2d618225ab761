import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./database/schema.ts";
import { maxRetryPauseMs } from "./retry-pause.ts";

/** Time for which a claimed mail or delivery of a webhook is left to the instance that claimed it, ms, counted from its last sign of life. */
export const leaseMs = 60_000;

/** Condition of a row that is due, and that no instance holds. */
export function isDue(now: number): RawBuilder<boolean> {
  return sql`(state = 'waiting' and due_at <= ${now} and leased_until <= ${now})`;
}

/**
 * Condition of a row whose times are further ahead than the longest pause: a clock that was ahead has written them. Nearer times stay,
 * because the clocks of several instances differ.
 */
export function isAheadOfClock(now: number): RawBuilder<boolean> {
  const latest = now + maxRetryPauseMs;
  return sql`(created_at > ${latest} or due_at > ${latest} or leased_until > ${latest})`;
}

/**
 * Corrects the times that a clock running ahead has written. Otherwise these rows would wait for as long as it was ahead, and no alert would
 * see them as old. A lease gets the length of one that begins now, as its instance may still be at work.
 */
export async function correctTimes(
  db: Kysely<Tables>,
  queue: "outbox" | "webhookDeliveries",
  now: number,
): Promise<void> {
  const atMost = (column: "created_at" | "due_at" | "leased_until", latest: number) =>
    sql`${sql.ref(column)} = case when ${sql.ref(column)} > ${latest} then ${latest} else ${sql.ref(column)} end`;
  await sql`
    update ${sql.table(queue)}
    set ${atMost("created_at", now)}, ${atMost("due_at", now)}, ${atMost("leased_until", now + leaseMs)}
    where state = 'waiting' and ${isAheadOfClock(now)}`.execute(db);
}
