import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { onTestFinished } from "vitest";
import { accessTables } from "#data/backup/restore.ts";
import type { Database } from "#data/database/connect.ts";
import type { Tables } from "#data/database/schema.ts";
import type { TestEngine } from "./database.ts";
import { fillEveryTable } from "./full-database.ts";

/** Creates a folder that is removed after the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-backup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Returns every row of every table, in the same order on both engines. */
export async function contentOf(db: Kysely<Tables>) {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const content: Record<string, string[]> = {};
  for (const table of tables.filter((name) => name !== "schema_migrations")) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    content[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return content;
}

/** Removes sessions, reset links and other credentials, which a restore does not keep. */
export function withoutCredentials(content: Record<string, string[]>): Record<string, string[]> {
  const cleared = Object.entries(content).map(([table, rows]) => [
    table,
    accessTables.includes(table) ? [] : rows,
  ]);
  return Object.fromEntries(cleared);
}

/** Creates a closed database with rows in every table; returns its address and content. */
export async function createFullDatabase({ address, open }: Pick<TestEngine, "address" | "open">) {
  const databaseAddress = await address();
  const { db, close } = await open(databaseAddress);
  await fillEveryTable(db);
  const content = await contentOf(db);
  await close();
  return { databaseAddress, content };
}

/** @returns the id of a new project */
export const addProject = (database: Database) =>
  database.db
    .insertInto("projects")
    .values({
      title: "새 현장",
      description: "",
      clientCompany: "가나",
      country: "한국",
      city: null,
      capacity: null,
      coolingTowerType: "bac",
      projectYear: null,
      imageUrl: null,
      completedOn: "1970-01-01",
      listedOn: "1970-01-01",
      createdAt: 0,
      searchText: "",
      titleEn: null,
      descriptionEn: null,
      clientCompanyEn: null,
      cityEn: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
