import { knownDeviceS } from "#domain/admin/session-cookie.ts";
import type { Database } from "../database/connect.ts";
import { hashToken, newToken } from "./tokens.ts";

const knownMs = knownDeviceS * 1000;

/** When full, the device with the oldest sign-in is removed. */
const maxPerAccount = 30;

/**
 * Browsers in which an account has signed in. A known device grants no access; it is only exempt from rate limits
 * that strangers have used up. Devices are stored by the hash of their token.
 */
export interface KnownDevices {
  /**
   * Adds an account to a device, which may already have others.
   * @param token the device's token, if it has one
   * @returns the device's token: the former one if it is known, otherwise a new one
   */
  remember(accountId: number, token: string | undefined): Promise<string>;
  /** @returns an opaque id of the device, `undefined` when the account does not (or no longer) know it */
  find(username: string, token: string): Promise<string | undefined>;
  forgetOthers(accountId: number, token: string | undefined): Promise<void>;
  deleteExpired(): Promise<void>;
}

export function createKnownDevices(
  { db }: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): KnownDevices {
  const now = () => clock().getTime();

  /** Rejects tokens that a client invented. */
  async function isKnownToken(token: string): Promise<boolean> {
    const row = await db
      .selectFrom("knownDevices")
      .select("userId")
      .where("tokenHash", "=", hashToken(token))
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    async remember(accountId, presented) {
      const token = presented && (await isKnownToken(presented)) ? presented : newToken(randomBytes);
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
