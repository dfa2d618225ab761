import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { lockUntilCommit } from "./database/advisory-lock.ts";
import type { Engine } from "./database/engine.ts";
import type { Tables } from "./database/schema.ts";

/**
 * Fingerprint that an attempt shares with its repetitions (a double click, an attempt after a lost answer).
 * @param values values that identify it: the key of the sender, and the texts that must be the same
 */
export function fingerprintOf(values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}

interface IdempotentWork<Found, Made> {
  /** Returns the result of an earlier attempt. */
  find: () => Promise<Found | undefined>;
  make: () => Promise<Made>;
}

const keyLifetimeMs = 24 * 60 * 60 * 1000;

export interface TransactionContext {
  trx: Transaction<Tables>;
  engine: Engine;
}

interface KeyedAddition<Id> {
  /** Kind of record, such as "product"; keys are unique within a kind. */
  kind: string;
  /** The client's idempotency key; without one every request adds a record. */
  key: string | undefined;
  now: Date;
  /** Returns true while the record of an earlier request exists. */
  exists: (id: number) => Promise<boolean>;
  /** Returns the id of the new record; `undefined` if it could not be added. */
  insert: () => Promise<Id>;
}

/** Adds a record inside a transaction, once for a key within a day. */
export async function addIdempotently<Id extends number | undefined>(
  { trx, engine }: TransactionContext,
  { kind, key, now, exists, insert }: KeyedAddition<Id>,
): Promise<{ isNew: boolean; id: Id | number }> {
  if (key === undefined) return { isNew: true, id: await insert() };
  const fingerprint = fingerprintOf([kind, key]);
  const outcome = await runOnce({ trx, engine }, fingerprint, {
    async find() {
      const found = await trx
        .selectFrom("additions")
        .select("recordId")
        .where("fingerprint", "=", fingerprint)
        .where("addedAt", ">=", now.getTime() - keyLifetimeMs)
        .executeTakeFirst();
      return found && (await exists(found.recordId)) ? found.recordId : undefined;
    },
    make: insert,
  });
  if (!outcome.isNew) return { isNew: false, id: outcome.found };
  if (outcome.made !== undefined) {
    const addition = { recordId: outcome.made, addedAt: now.getTime() };
    await trx
      .insertInto("additions")
      .values({ fingerprint, ...addition })
      .onConflict((conflict) => conflict.column("fingerprint").doUpdateSet(addition))
      .execute();
  }
  return { isNew: true, id: outcome.made };
}

export async function deleteExpiredKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("additions")
    .where("addedAt", "<", now.getTime() - keyLifetimeMs)
    .execute();
}

/** Calls `make` unless `find` has a result. Simultaneous attempts with the same fingerprint wait for each other. */
export async function runOnce<Found, Made>(
  { trx, engine }: { trx: Transaction<Tables>; engine: Engine },
  fingerprint: string,
  { find, make }: IdempotentWork<Found, Made>,
): Promise<{ isNew: true; made: Made } | { isNew: false; found: Found }> {
  await lockUntilCommit(trx, engine, fingerprint);
  const found = await find();
  return found === undefined ? { isNew: true, made: await make() } : { isNew: false, found };
}
