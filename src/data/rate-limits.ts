import { sql } from "kysely";
import type { Database } from "./database/connect.ts";

export interface Limit {
  /** The counted event and its source, at most 200 characters; e.g. "inquiry from 203.0.113.7". */
  key: string;
  /** Allowed number of events in a window. */
  max: number;
  /** Length of a window, ms. It begins with the first counted event. */
  windowMs: number;
}

export type LimitResult = { allowed: true } | { allowed: false; retryAfterMs: number };

/** Limits that all instances on a database share. */
export interface RateLimits {
  /** Counts an event, if the limit allows it, in one statement, so that no burst exceeds it. Refused events do not count. */
  consume(limit: Limit): Promise<LimitResult>;
  /**
   * Counts an event under every limit, or under none. It is counted before an attempt, so that a burst is not faster than the count,
   * and refunded when the attempt succeeds.
   */
  consumeAll(limits: readonly Limit[]): Promise<LimitResult>;
  /** Returns whether all limits allow one more event, without counting it. */
  check(limits: readonly Limit[]): Promise<LimitResult>;
  /** Subtracts an event that was counted but does not count. */
  refund(key: string): Promise<void>;
  refundAll(limits: readonly Limit[]): Promise<void>;
  /** Deletes every window whose key has this prefix. */
  resetByPrefix(prefix: string): Promise<void>;
  /** Deletes windows that are over. */
  deleteExpired(): Promise<void>;
}

export function createRateLimits({ db }: Database, clock: () => Date): RateLimits {
  const limits: RateLimits = {
    async consume({ key, max, windowMs }) {
      const now = clock().getTime();
      const end = now + windowMs;
      // A window that ends later than one that begins now was counted by a clock that was ahead.
      const hasEnded = sql<boolean>`(rate_limits.ends_at <= ${now} or rate_limits.ends_at > ${end})`;
      const counted = await db
        .insertInto("rateLimits")
        .values({ name: key, taken: 1, endsAt: end })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({
              taken: sql`case when ${hasEnded} then 1 else rate_limits.taken + 1 end`,
              endsAt: sql`case when ${hasEnded} then ${end} else rate_limits.ends_at end`,
            })
            .where(sql<boolean>`(${hasEnded} or rate_limits.taken < ${max})`),
        )
        .returning("name")
        .executeTakeFirst();
      if (counted) return { allowed: true };
      const window = await db
        .selectFrom("rateLimits")
        .select("endsAt")
        .where("name", "=", key)
        .executeTakeFirst();
      return { allowed: false, retryAfterMs: Math.max((window?.endsAt ?? now) - now, 1) };
    },

    async consumeAll(wanted) {
      // A refused event stores nothing: some keys hold texts that its sender has chosen, so that their number has no limit.
      const checked = wanted.length > 1 ? await limits.check(wanted) : undefined;
      if (checked?.allowed === false) return checked;
      for (const [index, limit] of wanted.entries()) {
        const result = await limits.consume(limit);
        if (result.allowed) continue;
        await limits.refundAll(wanted.slice(0, index));
        return result;
      }
      return { allowed: true };
    },

    check: (wanted) => checkLimits(db, wanted, clock().getTime()),

    refund: (key) => refundKeys(db, [key]),
    refundAll: (counted) =>
      refundKeys(
        db,
        counted.map(({ key }) => key),
      ),

    async resetByPrefix(prefix) {
      // Not `like`, to which some letters of a name would be wildcards. Databases count characters, not code units.
      const letters = [...prefix].length;
      await db
        .deleteFrom("rateLimits")
        .where(sql<boolean>`substr(name, 1, ${sql.lit(letters)}) = ${prefix}`)
        .execute();
    },

    async deleteExpired() {
      await db.deleteFrom("rateLimits").where("endsAt", "<=", clock().getTime()).execute();
    },
  };
  return limits;
}

async function checkLimits(db: Database["db"], wanted: readonly Limit[], now: number): Promise<LimitResult> {
  const keys = wanted.map(({ key }) => key);
  const rows = await db
    .selectFrom("rateLimits")
    .select(["name", "taken", "endsAt"])
    .where("name", "in", keys)
    .execute();
  const full = wanted.flatMap(({ key, max, windowMs }) =>
    rows.filter(
      ({ name, taken, endsAt }) => name === key && taken >= max && endsAt > now && endsAt <= now + windowMs,
    ),
  );
  if (full.length === 0) return { allowed: true };
  return { allowed: false, retryAfterMs: Math.max(...full.map(({ endsAt }) => endsAt - now)) };
}

async function refundKeys(db: Database["db"], keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("rateLimits")
    .set({ taken: sql`taken - 1` })
    .where("name", "in", keys)
    .where("taken", ">", 0)
    .execute();
}

/** For load tests: everything is allowed, nothing is counted. */
export const noLimits: RateLimits = {
  consume: async () => ({ allowed: true }),
  consumeAll: async () => ({ allowed: true }),
  check: async () => ({ allowed: true }),
  refund: async () => undefined,
  refundAll: async () => undefined,
  resetByPrefix: async () => undefined,
  deleteExpired: async () => undefined,
};
