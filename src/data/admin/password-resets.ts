import { resetLinkMs } from "#domain/admin/credentials.ts";
import type { Database } from "../database/connect.ts";
import { replacePassword } from "./account-rows.ts";
import type { AccountOptions } from "./accounts.ts";
import { hashToken, newToken } from "./tokens.ts";

interface ResetAccount {
  accountId: number;
  username: string;
}

export interface PasswordResets {
  /** @returns a token for the link, `undefined` when there is no such account */
  open(username: string): Promise<{ token: string; expiresAt: Date } | undefined>;
  /** Returns the account of a token without using the token up. */
  find(token: string): Promise<ResetAccount | undefined>;
  /**
   * Sets the password and invalidates the token, both or neither.
   * @returns the account, `undefined` when the token is not (or no longer) valid
   * @throws Overloaded when too many hashes are being computed
   */
  setPassword(token: string, password: string): Promise<ResetAccount | undefined>;
  deleteExpired(): Promise<void>;
}

export function createPasswordResets(
  { db }: Database,
  { clock, randomBytes, hashPassword }: AccountOptions,
): PasswordResets {
  async function find(token: string) {
    const link = await db
      .selectFrom("passwordResets")
      .select(["userId", "expiresAt"])
      .where("tokenHash", "=", hashToken(token))
      .executeTakeFirst();
    return accountOf(link);
  }

  async function accountOf(link: { userId: number; expiresAt: number } | undefined) {
    const now = clock().getTime();
    // A lifetime above the maximum was set by a clock that was ahead.
    if (!link || link.expiresAt <= now || link.expiresAt > now + resetLinkMs) return undefined;
    return db
      .selectFrom("users")
      .select(["id as accountId", "username"])
      .where("id", "=", link.userId)
      .executeTakeFirst();
  }

  return {
    async open(username) {
      const user = await db
        .selectFrom("users")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirst();
      if (!user) return undefined;
      const token = newToken(randomBytes);
      const expiresAt = new Date(clock().getTime() + resetLinkMs);
      await db
        .insertInto("passwordResets")
        .values({
          tokenHash: hashToken(token),
          userId: user.id,
          expiresAt: expiresAt.getTime(),
        })
        .execute();
      return { token, expiresAt };
    },

    find,

    async setPassword(token, password) {
      const account = await find(token);
      if (!account) return undefined;
      // Hashed before the token is deleted: hashing may be overloaded, and the link must then still work.
      const hash = await hashPassword(password, randomBytes);
      return db.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom("passwordResets")
          .where("tokenHash", "=", hashToken(token))
          .returning("userId")
          .executeTakeFirst();
        return used && (await replacePassword(trx, account.username, hash)) ? account : undefined;
      });
    },

    async deleteExpired() {
      await db.deleteFrom("passwordResets").where("expiresAt", "<=", clock().getTime()).execute();
    },
  };
}
