import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { describeOnBothEngines, openMemory } from "../../../tests/support/database.ts";
import { fillEveryTable } from "../../../tests/support/full-database.ts";
import type { Database } from "../database/connect.ts";
import { differences, fingerprintsOf } from "./fingerprint.ts";
import { tablesOf } from "./tables.ts";

let memory: Database | undefined;
afterEach(() => memory?.close());

async function tablesOfThisProgram() {
  memory = await openMemory();
  return tablesOf(memory.db);
}

test("every table comes after those that it refers to", async () => {
  const names = (await tablesOfThisProgram()).map(({ name }) => name);
  for (const [child, parent] of [
    ["project_tags", "projects"],
    ["picture_variants", "images"],
    ["file_variants", "files"],
    ["outbox", "contact_inquiries"],
    ["inquiry_notes", "contact_inquiries"],
    ["inquiry_files", "contact_inquiries"],
    ["inquiry_file_parts", "inquiry_files"],
    ["session", "users"],
  ] as const)
    expect(names.indexOf(child)).toBeGreaterThan(names.indexOf(parent));
});

test("a table that nobody has heard of is found, with its columns and the one that counts", async () => {
  memory = await openMemory();
  await sql`create table tomorrow (id integer primary key autoincrement, b text, a blob)`.execute(memory.db);
  expect(await tablesOf(memory.db)).toContainEqual({
    name: "tomorrow",
    columns: ["a", "b", "id"],
    autoIncrementColumn: "id",
  });
});

test("tables that refer to each other in a circle are refused by name", async () => {
  memory = await openMemory();
  await sql`create table hen (egg integer references egg (hen))`.execute(memory.db);
  await sql`create table egg (hen integer references hen (egg))`.execute(memory.db);
  await expect(tablesOf(memory.db)).rejects.toThrow("egg, hen refer to each other in a circle");
});

describeOnBothEngines("a fingerprint", ({ engine, open }) => {
  test("is taken of every table that the migrations make", async () => {
    const { db } = await open();
    const found = (await db.introspection.getTables()).map(({ name }) => name);
    const copied = (await tablesOfThisProgram()).map(({ name }) => name);
    expect([...copied, "schema_migrations"].sort()).toEqual(found.sort());
  });

  test("tells a changed value, a changed byte, a lost row and a lost count from what was there", async () => {
    const { db } = await open();
    const tables = await tablesOfThisProgram();
    const now = () => db.transaction().execute((trx) => fingerprintsOf({ engine, db: trx }, tables));
    await fillEveryTable(db);
    const before = await now();
    expect(differences(before, await now())).toEqual([]);
    await db.updateTable("auditLog").set({ detail: "other" }).execute();
    await db
      .updateTable("pictureVariants")
      .set({ bytes: Buffer.from([0, 255, 39, 92, 11]) })
      .execute();
    await db.deleteFrom("samples").execute();
    expect(differences(before, await now()).sort()).toEqual([
      "samples has 0 rows instead of 1",
      "the rows of audit_log differ",
      "the rows of picture_variants differ",
    ]);
    const known = before.filter(({ table }) => table !== "users");
    expect(differences(known, before)).toEqual(["the table users was not expected"]);
    expect(differences(before, known)).toEqual(["the table users is missing"]);
  });
});
