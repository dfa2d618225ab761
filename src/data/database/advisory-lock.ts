import { sql, type Transaction } from "kysely";
import type { Engine } from "./engine.ts";

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the transaction ends. Transactions of
 * SQLite exclude each other anyway: they begin with the write lock.
 */
export async function lockUntilCommit<T>(trx: Transaction<T>, engine: Engine, name: string): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
