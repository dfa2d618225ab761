import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { type Engine, waitForTurn } from "./database/migrate.ts";
import type { Tables } from "./database/schema.ts";

/**
 * What an attempt has in common with its repetitions (a double click, an attempt after a lost answer).
 * @param said what tells it from others: the key that the sender gave it, and whichever words must be the same
 */
export function fingerprintOf(said: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}

interface Attempt<Found, Made> {
  /** What an earlier attempt has stored. */
  find: () => Promise<Found | undefined>;
  make: () => Promise<Made>;
}

/** Stores something unless an earlier attempt has. Attempts with one fingerprint that come together wait for each other. */
export async function once<Found, Made>(
  { trx, engine }: { trx: Transaction<Tables>; engine: Engine },
  fingerprint: string,
  { find, make }: Attempt<Found, Made>,
): Promise<{ isNew: true; made: Made } | { isNew: false; found: Found }> {
  await waitForTurn(trx, engine, fingerprint);
  const found = await find();
  return found === undefined ? { isNew: true, made: await make() } : { isNew: false, found };
}
