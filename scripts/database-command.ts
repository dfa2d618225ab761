import type { Fingerprint } from "#data/backup/fingerprint.ts";
import type { DatabaseAddress } from "#data/database/connect.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import { type Env, readEnv } from "#server/env.ts";
import { sqliteFilePath } from "#server/open-database.ts";

/** Runs a command on the data with the server's own settings; a failure ends it with a sentence and code 1. */
export async function runCommand(command: (env: Env) => Promise<void>): Promise<void> {
  const settings = readEnv(process.env);
  if (!settings.ok) throw fail(settings.problem);
  await command(settings.env).catch((failure: unknown) =>
    fail(isExplained(failure) ? failure.message : failure),
  );
}

/** Where the server keeps its data. */
export function configuredAddress({ databaseUrl, dataDir }: Env): DatabaseAddress {
  return databaseUrl === undefined ? { file: sqliteFilePath(dataDir) } : { url: databaseUrl };
}

/** A database by a name that may be shown: without the password. */
export function describeAddress(address: DatabaseAddress): string {
  if ("file" in address) return address.file;
  const { host, pathname } = new URL(address.url);
  return `PostgreSQL, ${pathname.slice(1)} at ${host || "this machine"}`;
}

/** One line per table: its rows and their checksum, shortened for display. */
export function tableLines(tables: readonly Fingerprint[]): string {
  const widest = Math.max(...tables.map(({ table }) => table.length));
  const lines = tables.map(({ table, rows, checksum }) =>
    [`  ${table.padEnd(widest)}`, String(rows).padStart(8), checksum.slice(0, 16)].join("  "),
  );
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  return [...lines, `  ${"all".padEnd(widest)}  ${String(total).padStart(8)}`].join("\n");
}

export function fail(problem: unknown): never {
  console.error(problem);
  process.exit(1);
}

/** Failures whose messages are written for the operator; those of the system are clear too. */
function isExplained(failure: unknown): failure is Error {
  if (!(failure instanceof Error)) return false;
  const code = "code" in failure ? String(failure.code) : "";
  return (
    isUnavailable(failure) ||
    ["BACKUP_PROBLEM", "DATABASE_NOT_OPENED", "DATABASE_NEWER"].includes(code) ||
    "syscall" in failure
  );
}
