import type { Kysely } from "kysely";
import { type DatabaseAddress, withCamelCase } from "#data/database/connect.ts";
import { migrate, migrationNames } from "#data/database/migrate.ts";
import { openPool } from "#data/database/postgres.ts";
import type { Tables } from "#data/database/schema.ts";
import { openFile } from "#data/database/sqlite.ts";
import type { TestEngine } from "./database.ts";

interface OlderDatabase {
  databaseAddress: DatabaseAddress;
  /** Tables by their names in the code. */
  db: Kysely<Tables>;
  /** Tables by their stored names. */
  stored: Kysely<Tables>;
  upgrade(): Promise<void>;
}

/**
 * Creates an empty database with the migrations of an earlier version and closes it after `act`.
 * @param first prefix of the first migration that the earlier version lacks
 */
export async function withOlderDatabase<T>(
  { engine, address }: Pick<TestEngine, "engine" | "address">,
  first: string,
  act: (database: OlderDatabase) => Promise<T>,
): Promise<T> {
  const databaseAddress = await address();
  const stored =
    "url" in databaseAddress
      ? openPool(databaseAddress.url, { onError: () => undefined })
      : openFile(databaseAddress.file);
  try {
    const names = await migrationNames();
    await migrate(
      stored,
      engine,
      names.filter((name) => name < first),
    );
    return await act({
      databaseAddress,
      db: withCamelCase(stored),
      stored,
      upgrade: () => migrate(stored, engine, names),
    });
  } finally {
    await stored.destroy();
  }
}
