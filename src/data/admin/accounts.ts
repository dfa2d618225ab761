import type { Kysely, Transaction } from "kysely";
import type { Role } from "#domain/admin/roles.ts";
import type { Database } from "../database/connect.ts";
import { lockUntilCommit } from "../database/migrate.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently } from "../idempotency.ts";
import { dummyHash, type HashPassword, isPassword } from "./passwords.ts";

/** Bytes of chance in a generated password; 20 characters. */
const generatedBytes = 15;

/** Most administrators: everybody has a name of their own, and the list fits on a screen or two. */
const maxAccounts = 50;

interface Account {
  id: number;
  username: string;
}

interface NewAccount {
  /** Default: `administrator`. */
  role?: Role;
  /** The same account is added once for a key. */
  key?: string | undefined;
}

export interface ListedAccount extends Account {
  role: Role;
  /** True while the password is the one that was generated for the account. */
  isPasswordProvisional: boolean;
  hasSecondFactor: boolean;
  /** ISO 8601, UTC; null for who has never signed in. */
  lastLoginAt: string | null;
}

export interface AddedAccount {
  generatedPassword: string;
  /** False for a repeated request, whose account was there before. */
  isNew: boolean;
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
  /**
   * Makes another administrator, once for a key. As long as nobody has signed in with it, a repeated request replaces the
   * password: only the hash of the first one is stored.
   * @returns the password, this only time; or why there is none: names differ by more than case
   */
  add(username: string, options?: NewAccount): Promise<AddedAccount | "taken" | "full">;
  /** Changes what an account may do, at once. The last one that may do everything keeps its role. */
  setRole(id: number, role: Role): Promise<"changed" | "last" | "missing">;
  /** Takes an account away, with sessions and all. The last one that may do everything stays. */
  remove(id: number): Promise<"removed" | "last" | "missing">;
  /** All administrators, by name. */
  list(): Promise<ListedAccount[]>;
  /**
   * @param isKnown whether a device that has signed in before, or an open session, asks: strangers wait behind it
   * @returns the account when name and password are right; takes about as long when they are not
   */
  verify(username: string, password: string, isKnown?: boolean): Promise<Account | undefined>;
  /** Stored form of a user name typed in any case; lower case for an unknown one. */
  storedName(typed: string): Promise<string>;
  find(username: string): Promise<(Account & Pick<ListedAccount, "isPasswordProvisional">) | undefined>;
  /** Writes down that somebody has signed in. */
  noteLogin(id: number): Promise<void>;
  /** Ends every session, known device and open reset link of the account. @returns whether there is such an account. */
  setPassword(username: string, password: string): Promise<boolean>;
}

export interface AccountOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  hashPassword: HashPassword;
}

/** Accounts of administrators. */
export function createAccounts(
  database: Database,
  { clock, randomBytes, hashPassword }: AccountOptions,
): Accounts {
  const { db } = database;

  return {
    async createFirst({ username, password }) {
      const existing = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
      if (existing) return undefined;
      const chosen = password ?? generatedPassword(randomBytes);
      const hash = await hashPassword(chosen, randomBytes);
      const isProvisional = password === undefined;
      if ((await insertUser(db, { username, hash, isProvisional })) === undefined) return undefined;
      return isProvisional ? { username, generatedPassword: chosen } : { username };
    },

    async add(username, { role = "administrator", key } = {}) {
      const password = generatedPassword(randomBytes);
      const hash = await hashPassword(password, randomBytes);
      const added = await addUser(database, { username, hash, role, key, now: clock() });
      return typeof added === "string" ? added : { generatedPassword: password, ...added };
    },

    async storedName(typed) {
      const names = await db.selectFrom("users").select("username").execute();
      const same = (name: string) => name.toLowerCase() === typed.toLowerCase();
      const known =
        names.find(({ username }) => username === typed) ?? names.find(({ username }) => same(username));
      return known?.username ?? typed.toLowerCase();
    },

    setRole: (id, role) => oneByOne(database, (trx) => changeRole(trx, id, role)),

    remove: (id) => oneByOne(database, (trx) => removeUser(trx, id)),

    list: () => listUsers(database),

    async verify(username, password, isKnown = false) {
      const user = await db
        .selectFrom("users")
        .selectAll()
        .where("username", "=", username)
        .executeTakeFirst();
      const right = await isPassword(password, user?.password ?? dummyHash, isKnown);
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

/** Two who remove each other, or take the role from each other, at the same moment would leave nobody. */
function oneByOne<T>({ db, engine }: Database, change: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, engine, "administrators");
    return change(trx);
  });
}

interface NewUser {
  username: string;
  hash: string;
  role?: Role | undefined;
}

function addUser(
  { db, engine }: Database,
  { username, hash, role, key, now }: NewUser & { key: string | undefined; now: Date },
): Promise<Pick<AddedAccount, "isNew"> | "taken" | "full"> {
  return db.transaction().execute(async (trx) => {
    // Two that differ in case only, added at the same moment, would both be let in.
    await lockUntilCommit(trx, engine, "administrators");
    const users = await trx
      .selectFrom("users")
      .select(["id", "username", "isPasswordProvisional", "lastLoginAt"])
      .execute();
    const isFull = users.length >= maxAccounts;
    const isTaken = users.some((other) => other.username.toLowerCase() === username.toLowerCase());
    const { isNew, id } = await addIdempotently(
      { trx, engine },
      {
        kind: `administrator ${username}`,
        key,
        now,
        exists: async (id) => users.some((user) => user.id === id && isUnused(user)),
        insert: async () =>
          isFull || isTaken ? undefined : insertUser(trx, { username, hash, role, isProvisional: true }),
      },
    );
    if (id === undefined) return isFull ? "full" : "taken";
    if (!isNew) await trx.updateTable("users").set({ password: hash, role }).where("id", "=", id).execute();
    return { isNew };
  });
}

/** Returns true while an account has its generated password and nobody has signed in with it. */
function isUnused(user: { isPasswordProvisional: number; lastLoginAt: number | null }): boolean {
  return user.isPasswordProvisional === 1 && user.lastLoginAt === null;
}

function generatedPassword(randomBytes: (size: number) => Buffer): string {
  return randomBytes(generatedBytes).toString("base64url");
}

/** @returns the id, unless the name is taken */
async function insertUser(
  db: Kysely<Tables>,
  { username, hash, role = "administrator", isProvisional }: NewUser & { isProvisional: boolean },
): Promise<number | undefined> {
  const made = await db
    .insertInto("users")
    .values({ username, password: hash, role, isPasswordProvisional: Number(isProvisional) })
    .onConflict((conflict) => conflict.column("username").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

async function changeRole(
  trx: Transaction<Tables>,
  id: number,
  role: Role,
): Promise<"changed" | "last" | "missing"> {
  const standing = await standingOf(trx, id);
  if (standing === "missing" || (standing === "last" && role !== "administrator")) return standing;
  await trx.updateTable("users").set({ role }).where("id", "=", id).execute();
  return "changed";
}

/** Returns "last" for the only account that may do everything. */
async function standingOf(trx: Transaction<Tables>, id: number): Promise<"missing" | "last" | "other"> {
  const users = await trx.selectFrom("users").select(["id", "role"]).execute();
  if (!users.some((user) => user.id === id)) return "missing";
  return users.some((user) => user.id !== id && user.role === "administrator") ? "other" : "last";
}

async function removeUser(trx: Transaction<Tables>, id: number): Promise<"removed" | "last" | "missing"> {
  const standing = await standingOf(trx, id);
  if (standing !== "other") return standing;
  // All that belongs to the account goes with it; the log keeps the name.
  await trx.deleteFrom("users").where("id", "=", id).execute();
  return "removed";
}

async function listUsers({ db }: Database): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("secondFactors", "secondFactors.userId", "users.id")
    .select(["id", "username", "role", "isPasswordProvisional", "lastLoginAt", "confirmedAt"])
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
