import { sql } from "kysely";
import type { Database } from "./database/connect.ts";

export interface Limit {
  /** The counted event and its source, at most 200 characters; e.g. "inquiry from 203.0.113.7". */
  key: string;
  /** How many are allowed in a window. */
  most: number;
  /** Length of a window, ms. It begins with the first that is taken. */
  windowMs: number;
}

export type Taken = { allowed: true } | { allowed: false; retryAfterMs: number };

/** Limits that all instances on a database share. */
export interface RateLimits {
  /** Takes one of the allowed places, in one step, so that no burst takes more. What is refused does not count. */
  take(limit: Limit): Promise<Taken>;
  /**
   * Takes a place under every limit, or under none. Taken before an attempt, so that a burst is not faster than the count,
   * and given back when it turns out to be a good one.
   */
  takeAll(limits: readonly Limit[]): Promise<Taken>;
  /** Returns true when no limit is reached, without counting. */
  look(limits: readonly Limit[]): Promise<Taken>;
  /** Returns a place that was taken for something that turned out not to count. */
  giveBack(key: string): Promise<void>;
  giveBackAll(limits: readonly Limit[]): Promise<void>;
  /** Forgets every window whose key begins so, whatever was taken of it. */
  lift(beginning: string): Promise<void>;
  /** Forgets windows that are over. */
  purge(): Promise<void>;
}

export function createRateLimits({ db }: Database, clock: () => Date): RateLimits {
  const limits: RateLimits = {
    async take({ key, most, windowMs }) {
      const now = clock().getTime();
      const end = now + windowMs;
      // A window that ends later than one that begins now was counted by a clock that was ahead.
      const isOver = sql<boolean>`(rate_limits.ends_at <= ${now} or rate_limits.ends_at > ${end})`;
      const taken = await db
        .insertInto("rateLimits")
        .values({ name: key, taken: 1, endsAt: end })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({
              taken: sql`case when ${isOver} then 1 else rate_limits.taken + 1 end`,
              endsAt: sql`case when ${isOver} then ${end} else rate_limits.ends_at end`,
            })
            .where(sql<boolean>`(${isOver} or rate_limits.taken < ${most})`),
        )
        .returning("name")
        .executeTakeFirst();
      if (taken) return { allowed: true };
      const window = await db
        .selectFrom("rateLimits")
        .select("endsAt")
        .where("name", "=", key)
        .executeTakeFirst();
      return { allowed: false, retryAfterMs: Math.max((window?.endsAt ?? now) - now, 1) };
    },

    async takeAll(wanted) {
      for (const [index, limit] of wanted.entries()) {
        const taken = await limits.take(limit);
        if (taken.allowed) continue;
        await limits.giveBackAll(wanted.slice(0, index));
        return taken;
      }
      return { allowed: true };
    },

    look: (wanted) => look(db, wanted, clock().getTime()),

    giveBack: (key) => giveBack(db, [key]),
    giveBackAll: (taken) =>
      giveBack(
        db,
        taken.map(({ key }) => key),
      ),

    async lift(beginning) {
      // Not `like`, to which some letters of a name would be wildcards. Databases count characters, not code units.
      const letters = [...beginning].length;
      await db
        .deleteFrom("rateLimits")
        .where(sql<boolean>`substr(name, 1, ${sql.lit(letters)}) = ${beginning}`)
        .execute();
    },

    async purge() {
      await db.deleteFrom("rateLimits").where("endsAt", "<=", clock().getTime()).execute();
    },
  };
  return limits;
}

async function look(db: Database["db"], wanted: readonly Limit[], now: number): Promise<Taken> {
  const keys = wanted.map(({ key }) => key);
  const rows = await db
    .selectFrom("rateLimits")
    .select(["name", "taken", "endsAt"])
    .where("name", "in", keys)
    .execute();
  const full = wanted.flatMap(({ key, most, windowMs }) =>
    rows.filter(
      ({ name, taken, endsAt }) => name === key && taken >= most && endsAt > now && endsAt <= now + windowMs,
    ),
  );
  if (full.length === 0) return { allowed: true };
  return { allowed: false, retryAfterMs: Math.max(...full.map(({ endsAt }) => endsAt - now)) };
}

async function giveBack(db: Database["db"], keys: readonly string[]): Promise<void> {
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
  take: async () => ({ allowed: true }),
  takeAll: async () => ({ allowed: true }),
  look: async () => ({ allowed: true }),
  giveBack: async () => undefined,
  giveBackAll: async () => undefined,
  lift: async () => undefined,
  purge: async () => undefined,
};
