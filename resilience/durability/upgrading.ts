/** Migrates a database in a process of its own, which kills itself in the middle of one migration. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { migrate, migrationNames } from "#data/database/migrate.ts";
import { openPool } from "#data/database/postgres.ts";
import { openFile } from "#data/database/sqlite.ts";

/** A file of SQLite, or the address of a PostgreSQL database. */
export type DatabaseAddress = { file: string } | { url: string };

export function engineOf(address: DatabaseAddress): "sqlite" | "postgres" {
  return "file" in address ? "sqlite" : "postgres";
}

export function opened(address: DatabaseAddress) {
  return "file" in address ? openFile(address.file) : openPool(address.url, { onError: () => undefined });
}

/** Kills a process that migrates, once the statements of a migration have run and before it is recorded. @returns how it ended */
export async function killedWithin(address: DatabaseAddress, migration: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), JSON.stringify(address), migration],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return signal ?? `ended with ${code}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [address, last = ""] = [JSON.parse(process.argv[2] ?? "{}") as DatabaseAddress, process.argv[3]];
  const db = opened(address);
  const names = await migrationNames();
  const upTo = names.slice(0, names.indexOf(last) + 1);
  const dying = db.withPlugin({
    transformQuery({ node }) {
      // Its own row is about to be written.
      const parameters = "parameters" in node ? (node.parameters as readonly { value?: unknown }[]) : [];
      if (parameters.some(({ value }) => value === last)) process.kill(process.pid, "SIGKILL");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await migrate(dying, engineOf(address), upTo);
  await db.destroy();
}
