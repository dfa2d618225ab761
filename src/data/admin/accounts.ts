import type { Kysely, Transaction } from "kysely";
import type { Role } from "#domain/admin/roles.ts";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently } from "../idempotency.ts";
import { dummyHash, type HashPassword, isPassword } from "./passwords.ts";

/** Random bytes of a generated password; 20 characters. */
const passwordBytes = 15;

/** Fits on one or two screens. */
const maxAccounts = 50;

interface Account {
  id: number;
  username: string;
}

interface NewAccount {
  /** Default: `administrator`. */
  role?: Role;
  /** Idempotency key: repeated requests with it add one account. */
  key?: string | undefined;
}

export interface ListedAccount extends Account {
  role: Role;
  /** True until the generated password is changed. */
  isPasswordProvisional: boolean;
  hasSecondFactor: boolean;
  /** ISO 8601, UTC; null before the first sign-in. */
  lastLoginAt: string | null;
}

export interface AddedAccount {
  generatedPassword: string;
  /** False for a repeated request whose account already existed. */
  isNew: boolean;
}

export interface Accounts {
  /**
   * Creates the first administrator.
   * @returns `undefined` when accounts already exist; otherwise the name, and the password if it was generated: it is
   * not stored and cannot be read again.
   */
  createFirst(first: {
    username: string;
    password?: string | undefined;
  }): Promise<{ username: string; generatedPassword?: string } | undefined>;
  /**
   * Creates an account, once per key. Until its first sign-in a repeated request replaces the password, because only
   * the hash of the previous one is stored.
   * @returns the password, which cannot be read again; "taken" for a name that differs at most in case
   */
  add(username: string, options?: NewAccount): Promise<AddedAccount | "taken" | "full">;
  /** Changes the role of an account, effective at once. The last administrator's role is not changed. */
  setRole(id: number, role: Role): Promise<"changed" | "last" | "missing">;
  /** Removes an account with its sessions. The last administrator is not removed. */
  remove(id: number): Promise<"removed" | "last" | "missing">;
  list(): Promise<ListedAccount[]>;
  /**
   * @param isTrusted true for a known device, an open session or the holder of a valid code: its check comes before others
   * @returns the account when name and password are right; a failure takes about as long
   */
  verify(username: string, password: string, isTrusted?: boolean): Promise<Account | undefined>;
  /** Returns the stored spelling of a user name typed in any case; lower case for an unknown name. */
  canonicalUsername(typed: string): Promise<string>;
  find(username: string): Promise<(Account & Pick<ListedAccount, "isPasswordProvisional">) | undefined>;
  recordLogin(id: number): Promise<void>;
  /**
   * Sets a password and ends all sessions, known devices and reset links of the account. @returns whether the account
   * exists
   */
  setPassword(username: string, password: string): Promise<boolean>;
}

export interface AccountOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  hashPassword: HashPassword;
}

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

    async canonicalUsername(typed) {
      const names = await db.selectFrom("users").select("username").execute();
      const same = (name: string) => name.toLowerCase() === typed.toLowerCase();
      const known =
        names.find(({ username }) => username === typed) ?? names.find(({ username }) => same(username));
      return known?.username ?? typed.toLowerCase();
    },

    setRole: (id, role) => serialized(database, (trx) => changeRole(trx, id, role)),

    remove: (id) => serialized(database, (trx) => removeUser(trx, id)),

    list: () => listUsers(database),

    async verify(username, password, isTrusted = false) {
      const user = await db
        .selectFrom("users")
        .selectAll()
        .where("username", "=", username)
        .executeTakeFirst();
      const right = await isPassword(password, user?.password ?? dummyHash, isTrusted);
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

    async recordLogin(id) {
      await db.updateTable("users").set({ lastLoginAt: clock().getTime() }).where("id", "=", id).execute();
    },

    async setPassword(username, password) {
      const hash = await hashPassword(password, randomBytes);
      return db.transaction().execute((trx) => replacePassword(trx, username, hash));
    },
  };
}

/** Two administrators who remove or demote each other at the same moment would leave none. */
function serialized<T>(
  { db, engine }: Database,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
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
    // Serialized: two names that differ only in case, added at the same moment, would both be accepted.
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

/** True for a generated password before the first sign-in. */
function isUnused(user: { isPasswordProvisional: number; lastLoginAt: number | null }): boolean {
  return user.isPasswordProvisional === 1 && user.lastLoginAt === null;
}

function generatedPassword(randomBytes: (size: number) => Buffer): string {
  return randomBytes(passwordBytes).toString("base64url");
}

/** @returns the id, or `undefined` if the name is taken */
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
  const status = await administratorStatus(trx, id);
  if (status === "missing" || (status === "last" && role !== "administrator")) return status;
  await trx.updateTable("users").set({ role }).where("id", "=", id).execute();
  return "changed";
}

/** "last" is the only administrator. */
async function administratorStatus(
  trx: Transaction<Tables>,
  id: number,
): Promise<"missing" | "last" | "other"> {
  const users = await trx.selectFrom("users").select(["id", "role"]).execute();
  if (!users.some((user) => user.id === id)) return "missing";
  return users.some((user) => user.id !== id && user.role === "administrator") ? "other" : "last";
}

async function removeUser(trx: Transaction<Tables>, id: number): Promise<"removed" | "last" | "missing"> {
  const status = await administratorStatus(trx, id);
  if (status !== "other") return status;
  // Cascades to everything that belongs to the account; the log keeps the name.
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

/** Also ends all sessions, known devices and reset links. @returns whether the account exists */
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
