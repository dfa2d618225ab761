import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/connect.ts";
import { waitForTurn } from "../database/migrate.ts";
import type { Tables } from "../database/schema.ts";
import { hashPassword, isPassword, nobodysHash } from "./passwords.ts";

/** Bytes of chance in a generated password; 20 characters. */
const generatedBytes = 15;

/** Most administrators: everybody has a name of their own, and the list fits on a screen or two. */
const mostAccounts = 50;

interface Account {
  id: number;
  username: string;
}

export interface ListedAccount extends Account {
  /** Whether the password is still the one that was made up for the account. */
  isPasswordProvisional: boolean;
  hasSecondFactor: boolean;
  /** ISO 8601, UTC; null for who has never signed in. */
  lastLoginAt: string | null;
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
  /** Makes another administrator. @returns the password, this only time; or why there is none: names differ by more than case */
  add(username: string): Promise<{ generatedPassword: string } | "taken" | "full">;
  /** Takes an administrator away, with sessions and all. The last one stays. */
  remove(id: number): Promise<"removed" | "last" | "missing">;
  /** All administrators, by name. */
  list(): Promise<ListedAccount[]>;
  /**
   * @param isKnown whether a device that has signed in before, or an open session, asks: strangers wait behind it
   * @returns the account when name and password are right; takes about as long when they are not
   */
  verify(username: string, password: string, isKnown?: boolean): Promise<Account | undefined>;
  /** How a user name is stored that was typed in any case; one that nobody has in lower case. */
  storedName(typed: string): Promise<string>;
  find(username: string): Promise<(Account & Pick<ListedAccount, "isPasswordProvisional">) | undefined>;
  /** Writes down that somebody has signed in. */
  noteLogin(id: number): Promise<void>;
  /** Ends every session, known device and open reset link of the account. @returns whether there is such an account. */
  setPassword(username: string, password: string): Promise<boolean>;
}

/** Accounts of administrators. */
export function createAccounts(
  database: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): Accounts {
  const { db } = database;
  const create = creationOf(db, randomBytes);

  return {
    async createFirst({ username, password }) {
      const existing = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
      if (existing) return undefined;
      const chosen = await create(username, password);
      if (chosen === undefined) return undefined;
      return password === undefined ? { username, generatedPassword: chosen } : { username };
    },

    add: (username) => addUser(database, username, randomBytes),

    async storedName(typed) {
      const names = await db.selectFrom("users").select("username").execute();
      const same = (name: string) => name.toLowerCase() === typed.toLowerCase();
      const known =
        names.find(({ username }) => username === typed) ?? names.find(({ username }) => same(username));
      return known?.username ?? typed.toLowerCase();
    },

    remove: (id) =>
      db.transaction().execute(async (trx) => {
        // Two who remove each other at the same moment would leave nobody.
        await waitForTurn(trx, database.engine, "administrators");
        return removeUser(trx, id);
      }),

    list: () => listUsers(database),

    async verify(username, password, isKnown = false) {
      const user = await db
        .selectFrom("users")
        .selectAll()
        .where("username", "=", username)
        .executeTakeFirst();
      const right = await isPassword(password, user?.password ?? nobodysHash, isKnown);
      return user && right ? { id: user.id, username: user.username } : undefined;
    },

    async find(username) {
      const user = await db
        .selectFrom("users")
        .select(["id", "username", "isPasswordProvisional"])
        .where("username", "=", username)
        .executeTakeFirst();
      return user && { ...user, isPasswordProvisional: user.isPasswordProvisional === 1 };
    },

    async noteLogin(id) {
      await db.updateTable("users").set({ lastLoginAt: clock().getTime() }).where("id", "=", id).execute();
    },

    async setPassword(username, password) {
      const hash = await hashPassword(password, randomBytes);
      return db.transaction().execute((trx) => replacePassword(trx, username, hash));
    },
  };
}

function addUser(
  { db, engine }: Database,
  username: string,
  randomBytes: (size: number) => Buffer,
): Promise<{ generatedPassword: string } | "taken" | "full"> {
  return db.transaction().execute(async (trx) => {
    // Two that differ in case only, added at the same moment, would both be let in.
    await waitForTurn(trx, engine, "administrators");
    const names = await trx.selectFrom("users").select("username").execute();
    if (names.length >= mostAccounts) return "full";
    const isTaken = names.some((other) => other.username.toLowerCase() === username.toLowerCase());
    const generatedPassword = isTaken ? undefined : await creationOf(trx, randomBytes)(username, undefined);
    return generatedPassword === undefined ? "taken" : { generatedPassword };
  });
}

/** @returns a function that adds an account, and tells its password, unless the name is taken */
function creationOf(db: Kysely<Tables>, randomBytes: (size: number) => Buffer) {
  return async (username: string, password: string | undefined): Promise<string | undefined> => {
    const chosen = password ?? randomBytes(generatedBytes).toString("base64url");
    const made = await db
      .insertInto("users")
      .values({
        username,
        password: await hashPassword(chosen, randomBytes),
        isPasswordProvisional: password === undefined ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column("username").doNothing())
      .returning("id")
      .executeTakeFirst();
    return made && chosen;
  };
}

async function removeUser(trx: Transaction<Tables>, id: number): Promise<"removed" | "last" | "missing"> {
  const users = await trx.selectFrom("users").select("id").execute();
  if (!users.some((user) => user.id === id)) return "missing";
  if (users.length === 1) return "last";
  // All that belongs to the account goes with it; the log keeps the name.
  await trx.deleteFrom("users").where("id", "=", id).execute();
  return "removed";
}

async function listUsers({ db }: Database): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("secondFactors", "secondFactors.userId", "users.id")
    .select(["id", "username", "isPasswordProvisional", "lastLoginAt", "confirmedAt"])
    .orderBy("username")
    .execute();
  return rows.map(({ isPasswordProvisional, lastLoginAt, confirmedAt, ...user }) => ({
    ...user,
    isPasswordProvisional: isPasswordProvisional === 1,
    hasSecondFactor: confirmedAt !== null,
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt).toISOString(),
  }));
}

/** Ends every session, known device and open reset link as well. @returns whether there is such an account */
export async function replacePassword(
  trx: Transaction<Tables>,
  username: string,
  hash: string,
): Promise<boolean> {
  const user = await trx
    .updateTable("users")
    .set({ password: hash, isPasswordProvisional: 0 })
    .where("username", "=", username)
    .returning("id")
    .executeTakeFirst();
  if (!user) return false;
  for (const table of ["session", "knownDevices", "passwordResets"] as const)
    await trx.deleteFrom(table).where("userId", "=", user.id).execute();
  return true;
}
