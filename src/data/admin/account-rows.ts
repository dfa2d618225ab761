import type { Kysely, Transaction } from "kysely";
import type { AccountWork } from "#domain/admin/administrator-calls.ts";
import type { Role } from "#domain/admin/roles.ts";
import { openStatuses } from "#domain/inquiries/inbox.ts";
import { koreanOrder } from "#domain/world/korean-order.ts";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently } from "../idempotency.ts";

/** Fits on one or two screens. */
const maxAccounts = 50;

export interface Account {
  id: number;
  username: string;
}

export interface ListedAccount extends Account {
  role: Role;
  /** True until the generated password is changed. */
  isPasswordProvisional: boolean;
  hasSecondFactor: boolean;
  /** ISO 8601, UTC; null before the first sign-in. */
  lastLoginAt: string | null;
}

interface NewUser {
  username: string;
  hash: string;
  role?: Role | undefined;
}

export function addUser(
  { db, engine }: Database,
  { username, hash, role, key, now }: NewUser & { key: string | undefined; now: Date },
): Promise<{ isNew: boolean } | "taken" | "full"> {
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

/** @returns the id, or `undefined` if the name is taken */
export async function insertUser(
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

export async function changeRole(
  trx: Transaction<Tables>,
  id: number,
  role: Role,
): Promise<"changed" | "last" | "missing"> {
  const status = await administratorStatus(trx, id);
  if (status === "missing" || (status === "last" && role !== "administrator")) return status;
  await trx.updateTable("users").set({ role }).where("id", "=", id).execute();
  return "changed";
}

export async function removeUser(
  trx: Transaction<Tables>,
  id: number,
): Promise<"removed" | "last" | "missing"> {
  const status = await administratorStatus(trx, id);
  if (status !== "not-last") return status;
  // Cascades to everything that belongs to the account; the log keeps the name.
  await trx.deleteFrom("users").where("id", "=", id).execute();
  return "removed";
}

/** @returns `undefined` for an account that does not exist */
export async function countWork({ db }: Database, id: number): Promise<AccountWork | undefined> {
  const user = await db.selectFrom("users").select("username").where("id", "=", id).executeTakeFirst();
  if (!user) return undefined;
  const { username } = user;
  return db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom("contentPlans")
        .select(fn.countAll<number>().as("count"))
        .where("plannedBy", "=", username)
        .where("failedAt", "is", null)
        .as("plannedContent"),
      selectFrom("ownPages")
        .select(fn.countAll<number>().as("count"))
        .where("publishBy", "=", username)
        .where("publishAt", "is not", null)
        .where("publishFailedAt", "is", null)
        .where("deletedAt", "is", null)
        .as("plannedPages"),
      selectFrom("contactInquiries")
        .select(fn.countAll<number>().as("count"))
        .where("responsible", "=", username)
        .where("status", "in", openStatuses)
        .as("openInquiries"),
    ])
    .$narrowType<AccountWork>()
    .executeTakeFirstOrThrow();
}

export async function listUsers({ db }: Database): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("secondFactors", "secondFactors.userId", "users.id")
    .select(["id", "username", "role", "isPasswordProvisional", "lastLoginAt", "confirmedAt"])
    .execute();
  const byName = rows.toSorted((one, other) => koreanOrder.compare(one.username, other.username));
  return byName.map(({ isPasswordProvisional, lastLoginAt, confirmedAt, ...user }) => ({
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

/** True for a generated password before the first sign-in. */
function isUnused(user: { isPasswordProvisional: number; lastLoginAt: number | null }): boolean {
  return user.isPasswordProvisional === 1 && user.lastLoginAt === null;
}

/** "last" is the only administrator; "not-last" may be removed or get another role. */
async function administratorStatus(
  trx: Transaction<Tables>,
  id: number,
): Promise<"missing" | "last" | "not-last"> {
  const users = await trx.selectFrom("users").select(["id", "role"]).execute();
  if (!users.some((user) => user.id === id)) return "missing";
  return users.some((user) => user.id !== id && user.role === "administrator") ? "not-last" : "last";
}
