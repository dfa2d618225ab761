import type { Kysely, Transaction } from "kysely";
import type { AccountWork } from "#domain/admin/administrator-calls.ts";
import type { Role } from "#domain/admin/roles.ts";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import {
  type Account,
  addUser,
  changeRole,
  countWork,
  insertUser,
  type ListedAccount,
  listUsers,
  removeUser,
  replacePassword,
} from "./account-rows.ts";
import { dummyHash, type HashPassword, isPassword } from "./passwords.ts";

/** Random bytes of a generated password; 20 characters. */
const passwordBytes = 15;

interface NewAccount {
  /** Default: `administrator`. */
  role?: Role;
  /** Idempotency key: repeated requests with it add one account. */
  key?: string | undefined;
}

export interface AddedAccount {
  generatedPassword: string;
  /** False for a repeated request whose account already existed. */
  isNew: boolean;
}

/** `passwordHash`: the one that the password was compared with. */
interface VerifiedAccount extends Account {
  passwordHash: string;
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
  /** Counts the work under the user name of an account; `undefined` if there is no such account. */
  countWork(id: number): Promise<AccountWork | undefined>;
  list(): Promise<ListedAccount[]>;
  /**
   * @param hasPriority true for a known device, an open session or the holder of a valid code: its password is hashed before those of strangers
   * @returns the account when name and password are right; a failure takes about as long
   */
  verify(username: string, password: string, hasPriority?: boolean): Promise<VerifiedAccount | undefined>;
  /** Returns the stored spelling of a user name typed in any case; lower case for an unknown name. */
  canonicalUsername(typed: string): Promise<string>;
  find(username: string): Promise<(Account & Pick<ListedAccount, "isPasswordProvisional">) | undefined>;
  /** @returns false if the password has been changed, or the account removed, since it was verified: it must not sign in */
  recordLogin(account: Pick<VerifiedAccount, "id" | "passwordHash">): Promise<boolean>;
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

    setRole: (id, role) => withAdministratorsLocked(database, (trx) => changeRole(trx, id, role)),

    remove: (id) => withAdministratorsLocked(database, (trx) => removeUser(trx, id)),

    countWork: (id) => countWork(database, id),

    list: () => listUsers(database),

    async verify(username, password, hasPriority = false) {
      const user = await db
        .selectFrom("users")
        .selectAll()
        .where("username", "=", username)
        .executeTakeFirst();
      const right = await isPassword(password, user?.password ?? dummyHash, hasPriority);
      return user && right
        ? { id: user.id, username: user.username, passwordHash: user.password }
        : undefined;
    },

    async find(username) {
      const user = await db
        .selectFrom("users")
        .select(["id", "username", "isPasswordProvisional"])
        .where("username", "=", username)
        .executeTakeFirst();
      return user && { ...user, isPasswordProvisional: user.isPasswordProvisional === 1 };
    },

    recordLogin: (account) => storeLogin(db, account, clock()),

    async setPassword(username, password) {
      const hash = await hashPassword(password, randomBytes);
      return db.transaction().execute((trx) => replacePassword(trx, username, hash));
    },
  };
}

async function storeLogin(
  db: Kysely<Tables>,
  { id, passwordHash }: Pick<VerifiedAccount, "id" | "passwordHash">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ lastLoginAt: now.getTime() })
    .where("id", "=", id)
    .where("password", "=", passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Two administrators who remove or demote each other at the same moment would leave none. */
function withAdministratorsLocked<T>(
  { db, engine }: Database,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, engine, "administrators");
    return change(trx);
  });
}

function generatedPassword(randomBytes: (size: number) => Buffer): string {
  return randomBytes(passwordBytes).toString("base64url");
}
