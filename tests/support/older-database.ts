import type { Kysely } from "kysely";
import { type DatabaseAddress, withCamelCase } from "#data/database/connect.ts";
import { migrate, migrationNames } from "#data/database/migrate.ts";
import { openPool } from "#data/database/postgres.ts";
import type { Tables } from "#data/database/schema.ts";
import { openFile } from "#data/database/sqlite.ts";
import type { TestEngine } from "./database.ts";

interface OlderDatabase {
  place: DatabaseAddress;
  /** The tables under the names of the code. */
  db: Kysely<Tables>;
  /** The same under the stored names. */
  stored: Kysely<Tables>;
  /** Runs the migrations that are left. */
  upgrade(): Promise<void>;
}

/**
 * Opens an empty database, migrates it as an earlier version of the program did, and closes it after `act`.
 * @param first beginning of the name of the first migration that the earlier version did not have
 */
export async function withOlderDatabase<T>(
  { engine, address }: Pick<TestEngine, "engine" | "address">,
  first: string,
  act: (database: OlderDatabase) => Promise<T>,
): Promise<T> {
  const place = await address();
  const stored = "url" in place ? openPool(place.url, { onError: () => undefined }) : openFile(place.file);
  try {
    const names = await migrationNames();
    await migrate(
      stored,
      engine,
      names.filter((name) => name < first),
    );
    return await act({
      place,
      db: withCamelCase(stored),
      stored,
      upgrade: () => migrate(stored, engine, names),
    });
  } finally {
    await stored.destroy();
  }
}
