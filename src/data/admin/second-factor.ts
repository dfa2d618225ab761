import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { hashToken } from "./tokens.ts";
import { fromBase32, looksLikeCode, stepAt, stepOf, toBase32 } from "./totp.ts";

/** RFC 4226 section 4 recommends 160 bits. */
const secretBytes = 20;

/** Recovery codes of an account, and the bytes of chance in each: 80 bits, too many to guess from a hash. */
const recoveryCodes = 10;
const recoveryBytes = 10;

/** One-time codes of an authenticator app, and recovery codes for when it is lost; each code is good once. */
export interface SecondFactor {
  status(accountId: number): Promise<{ isEnabled: boolean; recoveryCodesLeft: number }>;
  /** A new secret, in base 32, that counts once a code of it was confirmed. @returns `undefined` when one counts already. */
  offer(accountId: number): Promise<string | undefined>;
  /** @returns recovery codes, to be shown once, when the code is right. */
  confirm(accountId: number, code: string): Promise<string[] | undefined>;
  /** A code is good once. @returns which kind it was, `undefined` when it is not good. */
  spend(accountId: number, code: string): Promise<"totp" | "recovery" | undefined>;
  disable(accountId: number): Promise<void>;
  /** New recovery codes instead of the old ones. @returns `undefined` when the account has no second factor. */
  renewRecoveryCodes(accountId: number): Promise<string[] | undefined>;
}

export function createSecondFactor(
  { db }: Database,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): SecondFactor {
  return {
    async status(accountId) {
      const isEnabled = await isConfirmed(db, accountId);
      const codes = await db
        .selectFrom("recovery_codes")
        .select((code) => code.fn.countAll<number>().as("count"))
        .where("user_id", "=", accountId)
        .executeTakeFirstOrThrow();
      return { isEnabled, recoveryCodesLeft: isEnabled ? codes.count : 0 };
    },

    async offer(accountId) {
      const secret = toBase32(randomBytes(secretBytes));
      const offered = await db
        .insertInto("second_factors")
        .values({ user_id: accountId, secret })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet({ secret, last_step: 0 })
            .where("second_factors.confirmed_at", "is", null),
        )
        .returning("secret")
        .executeTakeFirst();
      return offered?.secret;
    },

    confirm: (accountId, code) =>
      db.transaction().execute(async (trx) => {
        const now = clock();
        if (await isConfirmed(trx, accountId)) return undefined;
        if (!(await spendStep(trx, accountId, code, now))) return undefined;
        await trx
          .updateTable("second_factors")
          .set({ confirmed_at: now.getTime() })
          .where("user_id", "=", accountId)
          .execute();
        return replaceRecoveryCodes(trx, accountId, randomBytes);
      }),

    async spend(accountId, code) {
      if (!(await isConfirmed(db, accountId))) return undefined;
      if (looksLikeCode(code)) return (await spendStep(db, accountId, code, clock())) ? "totp" : undefined;
      return (await spendRecoveryCode(db, accountId, code)) ? "recovery" : undefined;
    },

    disable: (accountId) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom("second_factors").where("user_id", "=", accountId).execute();
        await trx.deleteFrom("recovery_codes").where("user_id", "=", accountId).execute();
      }),

    renewRecoveryCodes: (accountId) =>
      db
        .transaction()
        .execute(async (trx) =>
          (await isConfirmed(trx, accountId)) ? replaceRecoveryCodes(trx, accountId, randomBytes) : undefined,
        ),
  };
}

async function isConfirmed(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the code is right and newer than the last one used. A last one in the future was a clock's mistake. */
async function spendStep(db: Kysely<Tables>, accountId: number, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("secret")
    .where("user_id", "=", accountId)
    .executeTakeFirst();
  const step = row && stepOf(code, fromBase32(row.secret), now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", accountId)
    .where(sql<boolean>`(last_step < ${step} or last_step > ${stepAt(now) + 1})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function spendRecoveryCode(db: Kysely<Tables>, accountId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", accountId)
    .where("code_hash", "=", hashOf(accountId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function replaceRecoveryCodes(
  trx: Transaction<Tables>,
  accountId: number,
  randomBytes: (size: number) => Buffer,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => inGroups(toBase32(randomBytes(recoveryBytes))));
  await trx.deleteFrom("recovery_codes").where("user_id", "=", accountId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Read off a sheet of paper: case, blanks and hyphens do not matter. */
function hashOf(accountId: number, code: string): string {
  return hashToken(`${accountId} ${code.replace(/[\s-]/g, "").toUpperCase()}`);
}

/** @example inGroups("MZXW6YTBMZXW6YTB") // "MZXW-6YTB-MZXW-6YTB" */
function inGroups(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}
