import { type Kysely, sql } from "kysely";
import type { AuditEvent } from "#domain/admin/audit.ts";
import { accountEvents } from "#domain/admin/audit.ts";
import { pageSize } from "#domain/admin/paging.ts";
import type { CountedEvent, SecurityEntry, SecurityEvent } from "#domain/admin/security.ts";
import { networkOf } from "#domain/network.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Limit per kind of event: one kind must not displace another. */
const maxPerKind = 2_000;

/** Sources counted separately between two writes; further ones are counted together. */
const maxSources = 1_000;

/** Characters; longer texts are cut. */
const maxLengths = { account: 100, address: 64 } as const;

type AccountEvent = (typeof accountEvents)[number];

interface Source {
  /** Name as entered; stored only if the account exists. */
  account?: string | undefined;
  /** Full address; missing for events that concern all clients. */
  address?: string | undefined;
}

/** Log of attempts with full addresses, kept for days. Repeated attempts are counted, not listed. */
export interface SecurityLog {
  retentionDays: number;
  /** Stores an administrator's action at once. */
  record(event: AccountEvent, source: Source): Promise<void>;
  /** Counts an attempt in memory, per network, account and hour; `flush` writes the rows. */
  count(event: CountedEvent, source: Source): void;
  flush(): Promise<void>;
  /** Returns a page of 50 entries, latest first. @param page from 1 */
  page(page: number): Promise<{ entries: SecurityEntry[]; total: number }>;
  deleteExpired(): Promise<void>;
}

export function isAccountEvent(event: AuditEvent): event is AccountEvent {
  return (accountEvents as readonly AuditEvent[]).includes(event);
}

export function createSecurityLog(
  { db }: Database,
  { clock, retentionDays }: { clock: () => Date; retentionDays: number },
): SecurityLog {
  let counted = new Map<string, Counted>();

  async function flush(): Promise<void> {
    const taken = counted;
    counted = new Map();
    if (taken.size === 0) return;
    try {
      await write(db, await withKnownAccounts(db, [...taken.values()]));
    } catch (failure) {
      for (const row of taken.values()) add(counted, row);
      throw failure;
    }
    await trim(db);
  }

  return {
    retentionDays,
    async record(event, source) {
      await db
        .insertInto("securityLog")
        .values({ ...rowOf(event, source, clock()), mergedBy: null })
        .execute();
    },
    count(event, source) {
      add(counted, rowOf(event, source, clock()));
    },
    flush,
    async page(page) {
      await flush();
      return pageOf(db, page);
    },
    async deleteExpired() {
      await db
        .deleteFrom("securityLog")
        .where("lastAt", "<", clock().getTime() - retentionDays * dayMs)
        .execute();
      await trim(db);
    },
  };
}

interface Counted {
  event: SecurityEvent;
  account: string | null;
  address: string | null;
  firstAt: number;
  lastAt: number;
  times: number;
}

function rowOf(event: SecurityEvent, { account, address }: Source, now: Date): Counted {
  return {
    event,
    account: account?.slice(0, maxLengths.account) || null,
    address: address?.slice(0, maxLengths.address) || null,
    firstAt: now.getTime(),
    lastAt: now.getTime(),
    times: 1,
  };
}

function add(rows: Map<string, Counted>, row: Counted): void {
  const isFull = rows.size >= maxSources && !rows.has(keyOf(row));
  const counted = isFull ? { ...row, account: null, address: null } : row;
  const key = keyOf(counted);
  const known = rows.get(key);
  rows.set(key, known ? { ...counted, firstAt: known.firstAt, times: known.times + counted.times } : counted);
}

function keyOf({ event, account, address, firstAt }: Counted): string {
  const network = address === null ? "*" : networkOf(address);
  return [event, network, Math.floor(firstAt / hourMs), account ?? ""].join(" ");
}

/** Drops names without an account: people type passwords into the wrong field. */
async function withKnownAccounts(
  db: Kysely<Tables>,
  rows: readonly Counted[],
): Promise<Map<string, Counted>> {
  const names = [...new Set(rows.flatMap(({ account }) => account ?? []))];
  const users = names.length === 0 ? [] : await namesAmong(db, names);
  const known = new Set(users.map(({ username }) => username));
  const merged = new Map<string, Counted>();
  for (const row of rows) {
    add(merged, { ...row, account: row.account !== null && known.has(row.account) ? row.account : null });
  }
  return merged;
}

function namesAmong(db: Kysely<Tables>, names: readonly string[]): Promise<{ username: string }[]> {
  return db.selectFrom("users").select("username").where("username", "in", names).execute();
}

async function write(db: Kysely<Tables>, rows: ReadonlyMap<string, Counted>): Promise<void> {
  await db
    .insertInto("securityLog")
    .values([...rows].map(([mergedBy, row]) => ({ ...row, mergedBy })))
    .onConflict((conflict) =>
      conflict.column("mergedBy").doUpdateSet((row) => ({
        times: sql`security_log.times + excluded.times`,
        lastAt: row.ref("excluded.lastAt"),
        address: row.ref("excluded.address"),
      })),
    )
    .execute();
}

/** Removes the oldest entries of kinds above the limit. */
async function trim(db: Kysely<Tables>): Promise<void> {
  const overfullKinds = await db
    .selectFrom("securityLog")
    .select("event")
    .groupBy("event")
    .having((row) => row.fn.countAll<number>(), ">", maxPerKind)
    .execute();
  for (const { event } of overfullKinds) {
    const newestSurplus = db
      .selectFrom("securityLog")
      .select("id")
      .where("event", "=", event)
      .orderBy("id", "desc")
      .limit(1)
      .offset(maxPerKind);
    await db.deleteFrom("securityLog").where("event", "=", event).where("id", "<=", newestSurplus).execute();
  }
}

async function pageOf(
  db: Kysely<Tables>,
  page: number,
): Promise<{ entries: SecurityEntry[]; total: number }> {
  const { total } = await db
    .selectFrom("securityLog")
    .select((entry) => entry.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("securityLog")
    .select(["id", "event", "account", "address", "firstAt", "lastAt", "times"])
    .orderBy("lastAt", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const entries = rows.map(({ firstAt, lastAt, ...rest }) => ({
    ...rest,
    firstAt: new Date(firstAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
  }));
  return { entries, total };
}
