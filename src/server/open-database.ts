import { resolve } from "node:path";
import { type Database, openDatabase } from "#data/database/connect.ts";
import type { Env } from "./env.ts";

/** Opens the database that the settings name: a server, or a file in the data folder. */
export async function openConfiguredDatabase(
  { databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">,
  onError: (error: Error) => void,
): Promise<{ database: Database; databaseAddress: string }> {
  if (databaseUrl !== undefined) {
    return { database: await openDatabase({ url: databaseUrl }, onError), databaseAddress: "PostgreSQL" };
  }
  const file = sqliteFilePath(dataDir);
  return { database: await openDatabase({ file }), databaseAddress: file };
}

/** The embedded database of a data folder. */
export function sqliteFilePath(dataDir: string): string {
  return resolve(dataDir, "site.sqlite");
}
