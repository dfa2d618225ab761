import { resetLinkMs } from "#domain/admin/credentials.ts";
import type { Database } from "../database/connect.ts";
import { hashToken, newToken } from "./tokens.ts";

interface ResetAccount {
  accountId: number;
  username: string;
}

/** Links by which somebody who has forgotten the password sets a new one. */
export interface PasswordResets {
  /** @returns a token for the link, `undefined` when there is no such account. */
  open(username: string): Promise<{ token: string; expiresAt: Date } | undefined>;
  /** Whose password the token lets set; it stays good. */
  find(token: string): Promise<ResetAccount | undefined>;
  /** A token is good once. @returns whose password may be set, `undefined` when it is not (or no longer) good. */
  spend(token: string): Promise<ResetAccount | undefined>;
  purge(): Promise<void>;
}

export function createPasswordResets(
  { db }: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): PasswordResets {
  async function accountOf(link: { userId: number; expiresAt: number } | undefined) {
    const now = clock().getTime();
    // One that is good for longer than any was made by a clock that was ahead.
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

    async find(token) {
      const link = await db
        .selectFrom("passwordResets")
        .select(["userId", "expiresAt"])
        .where("tokenHash", "=", hashToken(token))
        .executeTakeFirst();
      return accountOf(link);
    },

    async spend(token) {
      const used = await db
        .deleteFrom("passwordResets")
        .where("tokenHash", "=", hashToken(token))
        .returning(["userId", "expiresAt"])
        .executeTakeFirst();
      return accountOf(used);
    },

    async purge() {
      await db.deleteFrom("passwordResets").where("expiresAt", "<=", clock().getTime()).execute();
    },
  };
}
