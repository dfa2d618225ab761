import type { Database } from "../database/connect.ts";
import { hashToken, newToken } from "./tokens.ts";

/** How long a link is good, ms: 30 minutes. */
const validMs = 30 * 60 * 1000;

/** Links by which somebody who has forgotten the password sets a new one. */
export interface PasswordResets {
  /** @returns a token for the link, `undefined` when there is no such account. */
  open(username: string): Promise<{ token: string; expiresAt: Date } | undefined>;
  /** A token is good once. @returns whose password may be set, `undefined` when it is not (or no longer) good. */
  spend(token: string): Promise<{ accountId: number; username: string } | undefined>;
  purge(): Promise<void>;
}

export function createPasswordResets(
  { db }: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): PasswordResets {
  return {
    async open(username) {
      const user = await db
        .selectFrom("users")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirst();
      if (!user) return undefined;
      const token = newToken(randomBytes);
      const expiresAt = new Date(clock().getTime() + validMs);
      await db
        .insertInto("password_resets")
        .values({
          token_hash: hashToken(token),
          user_id: user.id,
          expires_at: expiresAt.getTime(),
        })
        .execute();
      return { token, expiresAt };
    },

    async spend(token) {
      const now = clock().getTime();
      const used = await db
        .deleteFrom("password_resets")
        .where("token_hash", "=", hashToken(token))
        .returning(["user_id", "expires_at"])
        .executeTakeFirst();
      // One that is good for longer than any was made by a clock that was ahead.
      if (!used || used.expires_at <= now || used.expires_at > now + validMs) return undefined;
      return db
        .selectFrom("users")
        .select(["id as accountId", "username"])
        .where("id", "=", used.user_id)
        .executeTakeFirst();
    },

    async purge() {
      await db.deleteFrom("password_resets").where("expires_at", "<=", clock().getTime()).execute();
    },
  };
}
