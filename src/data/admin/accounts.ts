import type { Database } from "../database/connect.ts";
import { hashPassword, isPassword, nobodysHash } from "./passwords.ts";

/** Bytes of chance in a generated password; 20 characters. */
const generatedBytes = 15;

interface Account {
  id: number;
  username: string;
}

export interface Accounts {
  /**
   * Makes the first administrator, on the first start only.
   * @returns `undefined` when there are accounts already; otherwise the name, and the password when it had to
   *   be made up: this is the only time that it can be read.
   */
  createFirst(first: {
    username: string;
    password?: string | undefined;
  }): Promise<{ username: string; generatedPassword?: string } | undefined>;
  /** @returns the account when name and password are right; takes about as long when they are not. */
  verify(username: string, password: string): Promise<Account | undefined>;
  find(username: string): Promise<Account | undefined>;
  /** Ends every session and open reset link of the account. @returns whether there is such an account. */
  setPassword(username: string, password: string): Promise<boolean>;
}

/** Accounts of administrators. */
export function createAccounts({ db }: Database, randomBytes: (size: number) => Buffer): Accounts {
  return {
    async createFirst({ username, password }) {
      const existing = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
      if (existing) return undefined;
      const chosen = password ?? randomBytes(generatedBytes).toString("base64url");
      const made = await db
        .insertInto("users")
        .values({ username, password: await hashPassword(chosen, randomBytes) })
        .onConflict((conflict) => conflict.column("username").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!made) return undefined;
      return password === undefined ? { username, generatedPassword: chosen } : { username };
    },

    async verify(username, password) {
      const user = await db
        .selectFrom("users")
        .selectAll()
        .where("username", "=", username)
        .executeTakeFirst();
      const right = await isPassword(password, user?.password ?? nobodysHash);
      return user && right ? { id: user.id, username: user.username } : undefined;
    },

    find: (username) =>
      db.selectFrom("users").select(["id", "username"]).where("username", "=", username).executeTakeFirst(),

    async setPassword(username, password) {
      const hash = await hashPassword(password, randomBytes);
      return db.transaction().execute(async (trx) => {
        const user = await trx
          .updateTable("users")
          .set({ password: hash })
          .where("username", "=", username)
          .returning("id")
          .executeTakeFirst();
        if (!user) return false;
        await trx.deleteFrom("session").where("user_id", "=", user.id).execute();
        await trx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
        return true;
      });
    },
  };
}
