import type { Kysely } from "kysely";
import * as z from "zod/mini";
import { isRecentlyAuthenticated } from "#domain/admin/credentials.ts";
import type { Role } from "#domain/admin/roles.ts";
import { maxSessionS } from "#domain/admin/session-cookie.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Lifetime of an unused session, and of any session, ms. */
const idleMs = 8 * 60 * 60 * 1000;
const maxMs = maxSessionS * 1000;

/** Minimum interval between two writes of `lastSeenAt`, ms. */
const touchMs = 60 * 1000;

/** Retention of ended sessions, ms: a clock that was temporarily ahead must not end sessions for good. */
const graceMs = 24 * 60 * 60 * 1000;

const maxListed = 100;

const spanSchema = z.object({ createdAt: z.number(), lastSeenAt: z.number() });
type Span = z.infer<typeof spanSchema>;

const storedSessionSchema = z.extend(spanSchema, {
  address: z.string(),
  device: z.string(),
  /**
   * Time of the last re-authentication by password or second factor; in code `reauthenticatedAt`. The key of the stored JSON is from before
   * the renaming.
   */
  provenAt: z.optional(z.number()),
  /**
   * `createdAt` and `lastSeenAt` from before the clock was set back; in code `beforeClockSetBack`, with a key from before the renaming, too.
   * The clock may have been wrong before or after, so either pair of times keeps the session alive.
   */
  earlier: z.optional(spanSchema),
});
type StoredSession = z.infer<typeof storedSessionSchema>;

/** Network and browser of a request. */
export interface Client {
  address: string;
  device: string;
}

/** With the network and browser of the sign-in. */
export interface Session extends Client {
  id: string;
  accountId: number;
  username: string;
  role: Role;
  /** True when the sign-in or the last re-authentication is recent. */
  isRecentlyAuthenticated: boolean;
}

export interface ListedSession extends Client {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  lastSeenAt: string;
}

/** Sessions are stored by the hash of their token; the token itself is returned once. */
export interface Sessions {
  begin(accountId: number, from: Client): Promise<string>;
  /**
   * @param from if both its network and its browser differ from those of the sign-in, the token was probably copied, and is refused.
   * A user who has changed both has to sign in again.
   * @param isUse false if the request must not extend the session
   * @returns the session, `undefined` when the token is not (or no longer) valid
   */
  find(token: string, from?: Client, isUse?: boolean): Promise<Session | undefined>;
  /** Stores that the user has just re-authenticated in the session. */
  recordReauthentication(id: string): Promise<void>;
  /** Returns the active sessions of an account, the last used first. */
  list(accountId: number): Promise<ListedSession[]>;
  end(accountId: number, id: string): Promise<boolean>;
  /** Ends all sessions of an account except one. @returns how many */
  endOthers(accountId: number, keep: string): Promise<number>;
  deleteExpired(): Promise<void>;
}

export function createSessions(
  { db }: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): Sessions {
  const now = () => clock().getTime();
  return {
    async begin(accountId, from) {
      const token = newToken(randomBytes);
      const sess: StoredSession = { ...from, createdAt: now(), lastSeenAt: now() };
      await db
        .insertInto("session")
        .values({
          sid: hashToken(token),
          sess: JSON.stringify(sess),
          expire: endOf(sess),
          userId: accountId,
        })
        .execute();
      return token;
    },
    find: (token, from, isUse = true) => findSession(db, token, now(), { from, isUse }),
    async recordReauthentication(id) {
      const row = await db.selectFrom("session").select("sess").where("sid", "=", id).executeTakeFirst();
      if (!row) return;
      const sess: StoredSession = { ...parseSession(row.sess), provenAt: now() };
      await db
        .updateTable("session")
        .set({ sess: JSON.stringify(sess) })
        .where("sid", "=", id)
        .execute();
    },
    list: (accountId) => listSessions(db, accountId, now()),
    async end(accountId, id) {
      const { numDeletedRows } = await deletionOf(db, accountId).where("sid", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async endOthers(accountId, keep) {
      const { numDeletedRows } = await deletionOf(db, accountId).where("sid", "!=", keep).executeTakeFirst();
      return Number(numDeletedRows);
    },
    deleteExpired: () => deleteExpiredSessions(db, now()),
  };
}

async function findSession(
  db: Kysely<Tables>,
  token: string,
  now: number,
  { from, isUse }: { from: Client | undefined; isUse: boolean },
): Promise<Session | undefined> {
  const row = await db
    .selectFrom("session")
    .innerJoin("users", "users.id", "session.userId")
    .select(["sid", "sess", "users.id as accountId", "username", "role"])
    .where("sid", "=", hashToken(token))
    .executeTakeFirst();
  const stored = row && parseSession(row.sess);
  if (!stored || !isAlive(stored, now)) return undefined;
  // Before the use is stored: a copied token must not extend the session.
  if (from && from.address !== stored.address && from.device !== stored.device) return undefined;
  if (isUse && Math.abs(now - stored.lastSeenAt) >= touchMs) await touch(db, row, now);
  const { sid: id, accountId, username, role } = row;
  const { address, device, createdAt, provenAt: reauthenticatedAt = createdAt } = stored;
  return {
    id,
    accountId,
    username,
    role,
    address,
    device,
    isRecentlyAuthenticated: isRecentlyAuthenticated(reauthenticatedAt, now),
  };
}

/** Stores a use, unless the session has been changed since it was read, as by a re-authentication. */
async function touch(
  db: Kysely<Tables>,
  { sid, sess }: { sid: string; sess: string },
  now: number,
): Promise<void> {
  const used = afterUse(parseSession(sess), now);
  await db
    .updateTable("session")
    .set({ sess: JSON.stringify(used), expire: endOf(used) })
    .where("sid", "=", sid)
    .where("sess", "=", sess)
    .execute();
}

async function listSessions(db: Kysely<Tables>, accountId: number, now: number): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom("session")
    .select(["sid", "sess"])
    .where("userId", "=", accountId)
    .execute();
  return rows
    .map(({ sid, sess }) => ({ id: sid, ...parseSession(sess) }))
    .filter((session) => isAlive(session, now))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt)
    .slice(0, maxListed)
    .map(({ earlier: _, provenAt: __, ...session }) => ({
      ...session,
      createdAt: new Date(session.createdAt).toISOString(),
      lastSeenAt: new Date(session.lastSeenAt).toISOString(),
    }));
}

function deletionOf(db: Kysely<Tables>, accountId: number) {
  return db.deleteFrom("session").where("userId", "=", accountId);
}

async function deleteExpiredSessions(db: Kysely<Tables>, now: number): Promise<void> {
  const rows = await db.selectFrom("session").select(["sid", "sess", "expire"]).execute();
  for (const { sid, sess, expire } of rows) {
    const stored = parseSession(sess);
    if (expire <= now - graceMs && !isAlive(stored, now)) {
      await db.deleteFrom("session").where("sid", "=", sid).execute();
    } else if (stored.lastSeenAt > now + touchMs) {
      // The last use was stored by a clock that was ahead: the session would live too long.
      await touch(db, { sid, sess }, now);
    }
  }
}

/**
 * Returns the session as stored after a use. A last use in the future shows that the clock was set back. If the clock had been
 * ahead, the session must not live longer than others; if it is behind now, the session must be valid again once it is corrected.
 */
function afterUse(
  { createdAt, lastSeenAt, earlier: beforeClockSetBack, ...rest }: StoredSession,
  now: number,
): StoredSession {
  if (now < lastSeenAt) {
    const used = { ...rest, createdAt: Math.min(createdAt, now), lastSeenAt: now };
    return { ...used, earlier: beforeClockSetBack ?? { createdAt, lastSeenAt } };
  }
  const isClockCorrected = beforeClockSetBack !== undefined && now >= beforeClockSetBack.lastSeenAt;
  const used = {
    ...rest,
    createdAt: isClockCorrected ? beforeClockSetBack.createdAt : createdAt,
    lastSeenAt: now,
  };
  return beforeClockSetBack && !isClockCorrected ? { ...used, earlier: beforeClockSetBack } : used;
}

function isAlive({ earlier: beforeClockSetBack, ...span }: StoredSession, now: number): boolean {
  if (now < endOf(span)) return true;
  return (
    beforeClockSetBack !== undefined &&
    now >= beforeClockSetBack.lastSeenAt &&
    now < endOf(beforeClockSetBack)
  );
}

function endOf({ createdAt, lastSeenAt }: Span): number {
  return Math.min(lastSeenAt + idleMs, createdAt + maxMs);
}

function parseSession(sess: string): StoredSession {
  return storedSessionSchema.parse(JSON.parse(sess));
}
