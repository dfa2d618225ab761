import { knownDeviceS } from "#domain/admin/session-cookie.ts";
import type { Database } from "../database/connect.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Time that a browser stays known after its last sign-in, ms. */
const knownMs = knownDeviceS * 1000;

/** Browsers that one account may be known in; the one that has not signed in for the longest goes first. */
const maxPerAccount = 30;

/**
 * Browsers in which an account has signed in before. To be known opens nothing: it only spares who comes back the limits
 * that strangers have used up. A browser is known by the hash of its token.
 */
export interface KnownDevices {
  /**
   * Makes a browser known to an account, beside others that it is known to.
   * @param token what it came with, if anything
   * @returns what it is to come with from now on
   */
  remember(accountId: number, token: string | undefined): Promise<string>;
  /** @returns an opaque name for the browser, `undefined` when it is not (or no longer) known to that account. */
  find(username: string, token: string): Promise<string | undefined>;
  /** Forgets every browser of an account but the one with this token. */
  forgetOthers(accountId: number, token: string | undefined): Promise<void>;
  deleteExpired(): Promise<void>;
}

export function createKnownDevices(
  { db }: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): KnownDevices {
  const now = () => clock().getTime();

  /** An unknown token was made up by its sender. */
  async function isOurs(token: string): Promise<boolean> {
    const row = await db
      .selectFrom("knownDevices")
      .select("userId")
      .where("tokenHash", "=", hashToken(token))
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    async remember(accountId, presented) {
      const token = presented && (await isOurs(presented)) ? presented : newToken(randomBytes);
      const expiresAt = now() + knownMs;
      await db
        .insertInto("knownDevices")
        .values({ tokenHash: hashToken(token), userId: accountId, expiresAt })
        .onConflict((conflict) => conflict.columns(["tokenHash", "userId"]).doUpdateSet({ expiresAt }))
        .execute();
      await db
        .deleteFrom("knownDevices")
        .where("userId", "=", accountId)
        .where("tokenHash", "not in", (newest) =>
          newest
            .selectFrom("knownDevices")
            .select("tokenHash")
            .where("userId", "=", accountId)
            .orderBy("expiresAt", "desc")
            .limit(maxPerAccount),
        )
        .execute();
      return token;
    },

    async find(username, token) {
      const row = await db
        .selectFrom("knownDevices")
        .innerJoin("users", "users.id", "knownDevices.userId")
        .select("tokenHash")
        .where("tokenHash", "=", hashToken(token))
        .where("username", "=", username)
        .where("expiresAt", ">", now())
        .executeTakeFirst();
      return row?.tokenHash;
    },

    async forgetOthers(accountId, token) {
      await db
        .deleteFrom("knownDevices")
        .where("userId", "=", accountId)
        .where("tokenHash", "!=", hashToken(token ?? ""))
        .execute();
    },

    async deleteExpired() {
      await db.deleteFrom("knownDevices").where("expiresAt", "<=", now()).execute();
    },
  };
}
