/** Runs the commands on the data in processes that are killed at random moments. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { fingerprintsOf } from "#data/backup/fingerprint.ts";
import { accessTables } from "#data/backup/restore.ts";
import { type TableShape, tablesOf } from "#data/backup/tables.ts";
import { type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { seed } from "#data/seed.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Rows besides the samples: enough for a restore to take a while. */
const inquiries = 2_000;

/** Fills a new database with samples and inquiries of a company. */
export async function fillDatabase(address: DatabaseAddress, company: string): Promise<void> {
  const database = await openDatabase(address);
  await seed(database, { projects: sampleProjects, products: sampleProducts }, () => new Date("2026-01-01"));
  const rows = Array.from({ length: inquiries }, (_, row) => ({
    company: `${company} ${row}`,
    name: "홍길동",
    phone: "02-0000-0000",
    email: "buyer@example.com",
    message: `Quotation for ${company} ${row}`,
    locale: "ko" as const,
    createdAt: row,
    retainedUntil: row + yearMs,
    searchText: company,
  }));
  for (let first = 0; first < rows.length; first += 100)
    await database.db
      .insertInto("contactInquiries")
      .values(rows.slice(first, first + 100))
      .execute();
  await database.close();
}

/** Tables that a restore fills. @param file of SQLite, from which they are read */
export async function restoredTables(file: string): Promise<TableShape[]> {
  const database = await openDatabase({ file });
  const tables = await tablesOf(database.db);
  await database.close();
  return tables.filter(({ name }) => !accessTables.includes(name));
}

/** Rows and checksum of every one of these tables. */
export async function contentIn(address: DatabaseAddress, tables: readonly TableShape[]): Promise<string> {
  const database = await openDatabase(address);
  const { engine } = database;
  // Rows of PostgreSQL are read by a cursor, which needs a transaction.
  const found = await database.db.transaction().execute((db) => fingerprintsOf({ engine, db }, tables));
  await database.close();
  return JSON.stringify(found);
}

/** Runs a command of `scripts/`. @param killAfterMs without it the command runs to its end @returns how it ended */
export async function runScript(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  killAfterMs?: number,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const closed = once(child, "close");
  if (killAfterMs !== undefined) {
    await Promise.race([pause(killAfterMs), closed]);
    child.kill("SIGKILL");
  }
  await closed;
  return { code: child.exitCode, output };
}
