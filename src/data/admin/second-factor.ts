import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { isSealed, type Sealing } from "./sealing.ts";
import { hashToken } from "./tokens.ts";
import { fromBase32, looksLikeTotp, stepAt, stepOf, toBase32 } from "./totp.ts";

/** RFC 4226 section 4 recommends 160 bits. */
const secretBytes = 20;

/** Per account; each has 120 bits. OWASP ASVS 5.0, 6.5.2, requires 112 for a plain hash. */
const recoveryCodeCount = 10;
const recoveryBytes = 15;

/** One-time codes of an authenticator app, and recovery codes for a lost app. Each code is valid once. */
export interface SecondFactor {
  status(accountId: number): Promise<{ isEnabled: boolean; recoveryCodesLeft: number }>;
  /**
   * Creates a secret in base 32, which becomes effective when a code of it is confirmed. @returns `undefined` when
   * the account already has a second factor
   */
  createPendingSecret(accountId: number): Promise<string | undefined>;
  /** @returns recovery codes, which cannot be read again, when the code is right */
  confirm(accountId: number, code: string): Promise<string[] | undefined>;
  /**
   * Uses a code up.
   * @returns its kind, `undefined` when it is invalid; "undecryptable" when the app's secret was sealed with another
   * key, which leaves only recovery codes
   */
  spend(accountId: number, code: string): Promise<"totp" | "recovery" | "undecryptable" | undefined>;
  /**
   * Checks a code without using it up. @returns an id of its time step or recovery code, which does not disclose the code;
   * `undefined` when it is invalid
   */
  idOfValidCode(accountId: number, code: string): Promise<string | undefined>;
  disable(accountId: number): Promise<void>;
  /** Replaces the recovery codes. @returns `undefined` when the account has no second factor */
  renewRecoveryCodes(accountId: number): Promise<string[] | undefined>;
  /** Encrypts secrets that were stored before a key was set. @returns how many secrets the key cannot decrypt */
  sealSecrets(): Promise<number>;
}

interface SecondFactorOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  sealing: Sealing;
}

export function createSecondFactor(
  { db }: Database,
  { clock, randomBytes, sealing }: SecondFactorOptions,
): SecondFactor {
  return {
    status: (accountId) => statusOf(db, accountId),

    async createPendingSecret(accountId) {
      const secret = toBase32(randomBytes(secretBytes));
      const sealed = sealing.seal(secret, associatedDataOf(accountId));
      const stored = await db
        .insertInto("secondFactors")
        .values({ userId: accountId, secret: sealed })
        .onConflict((conflict) =>
          conflict
            .column("userId")
            .doUpdateSet({ secret: sealed, lastStep: 0 })
            .where("secondFactors.confirmedAt", "is", null),
        )
        .returning("userId")
        .executeTakeFirst();
      return stored && secret;
    },

    confirm: (accountId, code) =>
      db.transaction().execute(async (trx) => {
        const now = clock();
        const factor = await lockFactor(trx, accountId);
        if (!factor || factor.confirmedAt !== null) return undefined;
        const secret = sealing.open(factor.secret, associatedDataOf(accountId));
        if (!secret || !(await spendStep(trx, { accountId, secret }, code, now))) return undefined;
        await trx
          .updateTable("secondFactors")
          .set({ confirmedAt: now.getTime() })
          .where("userId", "=", accountId)
          .execute();
        return replaceRecoveryCodes(trx, accountId, randomBytes);
      }),

    async spend(accountId, code) {
      if (!(await isConfirmed(db, accountId))) return undefined;
      if (looksLikeTotp(code)) {
        const secret = await secretOf(db, sealing, accountId);
        if (secret === undefined) return "undecryptable";
        return (await spendStep(db, { accountId, secret }, code, clock())) ? "totp" : undefined;
      }
      return (await spendRecoveryCode(db, accountId, code)) ? "recovery" : undefined;
    },

    idOfValidCode: (accountId, code) => idOfValidCode({ db, sealing, clock }, accountId, code),

    disable: (accountId) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom("secondFactors").where("userId", "=", accountId).execute();
        await trx.deleteFrom("recoveryCodes").where("userId", "=", accountId).execute();
      }),

    renewRecoveryCodes: (accountId) =>
      db.transaction().execute(async (trx) => {
        const factor = await lockFactor(trx, accountId);
        return factor?.confirmedAt ? replaceRecoveryCodes(trx, accountId, randomBytes) : undefined;
      }),

    sealSecrets: () => sealAll(db, sealing),
  };
}

/** Locks the row of a second factor until the transaction ends, and reads it. */
function lockFactor(trx: Transaction<Tables>, accountId: number) {
  return trx
    .updateTable("secondFactors")
    .set((factor) => ({ lastStep: factor.ref("lastStep") }))
    .where("userId", "=", accountId)
    .returning(["secret", "confirmedAt"])
    .executeTakeFirst();
}

async function statusOf(db: Kysely<Tables>, accountId: number) {
  const isEnabled = await isConfirmed(db, accountId);
  const codes = await db
    .selectFrom("recoveryCodes")
    .select((code) => code.fn.countAll<number>().as("count"))
    .where("userId", "=", accountId)
    .executeTakeFirstOrThrow();
  return { isEnabled, recoveryCodesLeft: isEnabled ? codes.count : 0 };
}

/** A secret is sealed for its account; copied to another account it cannot be opened. */
function associatedDataOf(accountId: number): string {
  return `second factor of ${accountId}`;
}

async function secretOf(
  db: Kysely<Tables>,
  sealing: Sealing,
  accountId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("secondFactors")
    .select("secret")
    .where("userId", "=", accountId)
    .executeTakeFirst();
  return row && sealing.open(row.secret, associatedDataOf(accountId));
}

async function sealAll(db: Kysely<Tables>, sealing: Sealing): Promise<number> {
  const rows = await db.selectFrom("secondFactors").select(["userId", "secret"]).execute();
  for (const { userId, secret } of rows.filter((row) => !isSealed(row.secret))) {
    await db
      .updateTable("secondFactors")
      .set({ secret: sealing.seal(secret, associatedDataOf(userId)) })
      .where("userId", "=", userId)
      // Unless another instance was faster, or the secret was replaced meanwhile.
      .where("secret", "=", secret)
      .execute();
  }
  return rows.filter(({ userId, secret }) => sealing.open(secret, associatedDataOf(userId)) === undefined)
    .length;
}

async function isConfirmed(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom("secondFactors")
    .select("userId")
    .where("userId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Condition that a code is unused, on a row of `secondFactors`: only codes of later steps than the last one are valid. A last use in the
 * future came from a clock that was ahead.
 */
function isUnused(step: number, now: Date) {
  return sql<boolean>`(last_step < ${step} or last_step > ${stepAt(now) + 1})`;
}

async function spendStep(
  db: Kysely<Tables>,
  { accountId, secret }: { accountId: number; secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOf(code, fromBase32(secret), now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("secondFactors")
    .set({ lastStep: step })
    .where("userId", "=", accountId)
    .where(isUnused(step, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function idOfValidCode(
  { db, sealing, clock }: { db: Kysely<Tables>; sealing: Sealing; clock: () => Date },
  accountId: number,
  code: string,
): Promise<string | undefined> {
  if (!(await isConfirmed(db, accountId))) return undefined;
  if (!looksLikeTotp(code)) return findRecoveryCode(db, accountId, code);
  const now = clock();
  const secret = await secretOf(db, sealing, accountId);
  const step = secret && stepOf(code, fromBase32(secret), now);
  if (!step) return undefined;
  const row = await db
    .selectFrom("secondFactors")
    .select("userId")
    .where("userId", "=", accountId)
    .where(isUnused(step, now))
    .executeTakeFirst();
  return row && `step ${step}`;
}

async function findRecoveryCode(
  db: Kysely<Tables>,
  accountId: number,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("recoveryCodes")
    .select("codeHash")
    .where("userId", "=", accountId)
    .where("codeHash", "=", hashOf(accountId, code))
    .executeTakeFirst();
  return row?.codeHash;
}

async function spendRecoveryCode(db: Kysely<Tables>, accountId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recoveryCodes")
    .where("userId", "=", accountId)
    .where("codeHash", "=", hashOf(accountId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function replaceRecoveryCodes(
  trx: Transaction<Tables>,
  accountId: number,
  randomBytes: (size: number) => Buffer,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    inGroups(toBase32(randomBytes(recoveryBytes))),
  );
  await trx.deleteFrom("recoveryCodes").where("userId", "=", accountId).execute();
  await trx
    .insertInto("recoveryCodes")
    .values(codes.map((code) => ({ userId: accountId, codeHash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Codes are typed from paper: case, spaces and hyphens are ignored. */
function hashOf(accountId: number, code: string): string {
  return hashToken(`${accountId} ${code.replace(/[\s-]/g, "").toUpperCase()}`);
}

/** @example inGroups("MZXW6YTBMZXW6YTB") // "MZXW-6YTB-MZXW-6YTB" */
function inGroups(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}
