import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  addProject,
  aFolder,
  contentOf,
  createFullDatabase,
  withoutCredentials,
} from "../../../tests/support/backups.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { picture } from "../../../tests/support/full-database.ts";
import { migrate, migrationNames } from "../database/migrate.ts";
import { openFile } from "../database/sqlite.ts";
import { writeManifest } from "./backup-file.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

const now = new Date("2026-11-21T15:07:30.123Z");
const replacing = { overwrite: true };
const filling = { overwrite: false };

describeOnBothEngines("a backup", ({ engine, address, open }) => {
  test("restored to an empty place gives back every row of every table, but nobody's way in", async () => {
    const { databaseAddress, content } = await createFullDatabase({ address, open });
    for (const [table, rows] of Object.entries(content)) expect([table, rows.length]).not.toEqual([table, 0]);
    const { file, manifest } = await saveBackup(databaseAddress, await aFolder(), now);
    expect(manifest).toMatchObject({ engine, madeAt: now.toISOString() });
    const empty = await address();
    const restored = await restoreBackup(file, empty, filling);
    const rowsOf = (name: string) => restored.tables.find(({ table }) => table === name)?.rows;
    expect(["users", "contact_inquiries", "session", "password_resets"].map(rowsOf)).toEqual([2, 1, 0, 0]);
    const database = await open(empty);
    expect(await contentOf(database.db)).toEqual(withoutCredentials(content));
    const image = await database.db.selectFrom("images").selectAll().executeTakeFirstOrThrow();
    expect(Buffer.compare(image.bytes, picture.bytes)).toBe(0);
  });

  test("gives up the webhook deliveries that waited when the backup was made", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const database = await open(databaseAddress);
    const call = { webhookId: 1, inquiryId: 1, event: "inquiry.received", status: "new" } as const;
    await database.db
      .insertInto("webhookDeliveries")
      .values({ ...call, createdAt: now.getTime(), dueAt: now.getTime() })
      .execute();
    await database.close();
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const empty = await address();
    await restoreBackup(file, empty, filling);
    const { db } = await open(empty);
    const calls = await db
      .selectFrom("webhookDeliveries")
      .select(["state", "settledAt"])
      .orderBy("id")
      .execute();
    expect(calls).toEqual([
      { state: "delivered", settledAt: expect.any(Number) },
      { state: "failed", settledAt: expect.any(Number) },
    ]);
  });

  test("remembers ids that were given away, also of rows that have gone", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const empty = await address();
    await restoreBackup(file, empty, filling);
    expect(await addProject(await open(empty))).toEqual({ id: 4 });
  });

  test("of empty tables begins to count at 1", async () => {
    const databaseAddress = await address();
    await (await open(databaseAddress)).close();
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const empty = await address();
    await restoreBackup(file, empty, filling);
    expect(await addProject(await open(empty))).toEqual({ id: 1 });
  });

  test("shows one moment while writes go on", async () => {
    const databaseAddress = await address();
    const database = await open(databaseAddress);
    let going = true;
    onTestFinished(() => {
      going = false;
    });
    const write = async () => {
      for (let number = 1; going; number++)
        await database.change("projects", async (trx) => {
          const values = {
            happenedAt: number,
            event: "written",
            account: null,
            detail: null,
            address: null,
          };
          await trx.insertInto("auditLog").values(values).execute();
          await trx
            .insertInto("samples")
            .values({ name: String(number), offeredAt: number })
            .execute();
          await trx
            .updateTable("auditLog")
            .set({ detail: String(number) })
            .where("id", "=", 1)
            .execute();
          if (number % 10 === 0) await new Promise(setImmediate);
        });
    };
    const writing = write();
    await database.db.insertInto("images").values(manyPictures(60)).execute();
    const samples = () => database.db.selectFrom("samples").selectAll().execute();
    // On a busy machine the first of them comes late.
    await expect.poll(async () => (await samples()).length).toBeGreaterThan(0);
    const saved = await saveBackup(databaseAddress, await aFolder(), now);
    const written = (await samples()).length;
    going = false;
    await writing;
    const empty = await address();
    await restoreBackup(saved.file, empty, filling);
    const { db } = await open(empty);
    const seen = (await db.selectFrom("samples").select("name").execute()).length;
    const events = await db.selectFrom("auditLog").select(["id", "detail"]).orderBy("id").execute();
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(written);
    expect(events).toHaveLength(seen);
    expect(events[0]?.detail).toBe(String(seen));
  });

  test("is not restored over data, unless that is asked for; then nothing else stays", async () => {
    const { databaseAddress, content } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const used = await address();
    const { db, close } = await open(used);
    await db.insertInto("samples").values({ name: "mine", offeredAt: 1 }).execute();
    await db.insertInto("users").values({ username: "somebody", password: "x" }).execute();
    const before = await contentOf(db);
    await close();
    await expect(restoreBackup(file, used, filling)).rejects.toThrow(
      /holds data \(.*(users 1.*samples 1|samples 1.*users 1).*\).*--overwrite/,
    );
    const untouched = await open(used);
    expect(await contentOf(untouched.db)).toEqual(before);
    await untouched.close();
    await restoreBackup(file, used, replacing);
    const replaced = await open(used);
    expect(await contentOf(replaced.db)).toEqual(withoutCredentials(content));
    expect(await addProject(replaced)).toEqual({ id: 4 });
  });

  test("is not restored under a running server", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const served = await address();
    await open(served);
    await expect(restoreBackup(file, served, replacing)).rejects.toThrow(
      /Stop (it|every one), then try again/,
    );
  });

  test("of an older version is brought up to date on its way", async () => {
    const folder = await aFolder();
    const [first = ""] = await migrationNames();
    const old = openFile(join(folder, "old"));
    await migrate(old, "sqlite", [first]);
    await sql`insert into users (id, username, password) values (7, 'old', 'x')`.execute(old);
    await old.destroy();
    await writeManifest(join(folder, "old"), { engine: "sqlite", madeAt: now });
    const empty = await address();
    await restoreBackup(join(folder, "old"), empty, filling);
    const { db } = await open(empty);
    expect(await db.selectFrom("users").select(["id", "username"]).execute()).toEqual([
      { id: 7, username: "old" },
    ]);
  });

  test("of a version whose notes had no author and no table of their own keeps them", async () => {
    const folder = await aFolder();
    const names = await migrationNames();
    const old = openFile(join(folder, "old"));
    await migrate(old, "sqlite", names.slice(0, names.indexOf("0007-inbox.sql")));
    await sql`insert into contact_inquiries (id, company, name, phone, email, message, created_at, note)
      values (7, 'a', 'b', '1', 'c', 'd', 1, '전화함'), (8, 'a', 'b', '1', 'c', 'd', 1, '')`.execute(old);
    await old.destroy();
    await writeManifest(join(folder, "old"), { engine: "sqlite", madeAt: now });
    const empty = await address();
    await restoreBackup(join(folder, "old"), empty, filling);
    const { db } = await open(empty);
    expect(await db.selectFrom("inquiryNotes").selectAll().execute()).toEqual([
      { inquiryId: 7, noteKey: "before", author: null, body: "전화함", writtenAt: null },
    ]);
  });

  test("is made without bringing the database up to date: the server that uses it may be older", async () => {
    const databaseAddress = await address();
    const { db, close } = await open(databaseAddress);
    const latest = "0005-picture-variants.sql";
    await sql`drop table picture_variants`.execute(db);
    await sql`delete from schema_migrations where name = ${latest}`.execute(db);
    const { manifest } = await saveBackup(databaseAddress, await aFolder(), now);
    expect(manifest.tables.map(({ table }) => table)).not.toContain("picture_variants");
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
    expect(rows.map(({ name }) => name)).not.toContain(latest);
    await close();
  });

  test("without tables of this site is refused, whatever the settings of the database", async () => {
    const file = join(await aFolder(), "other");
    const other = openFile(file);
    await sql`create table notes (id integer primary key)`.execute(other);
    await other.destroy();
    await writeManifest(file, { engine: "sqlite", madeAt: now });
    await expect(restoreBackup(file, await address(), filling)).rejects.toThrow(
      /^The backup holds no tables of this site\. Check the name of the file\.$/,
    );
  });

  test("of a newer version is refused by the name of what is unknown", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { db, close } = await open(databaseAddress);
    await sql`insert into schema_migrations values ('9999-of-tomorrow.sql', 0)`.execute(db);
    await close();
    const folder = await aFolder();
    const newer = (what: string) =>
      new RegExp(
        `^The ${what} has the migration 9999-of-tomorrow.sql; the newest of this version .*Use the newer version`,
      );
    if (engine === "postgres")
      await expect(saveBackup(databaseAddress, folder, now)).rejects.toThrow(newer("database"));
    else {
      const { file } = await saveBackup(databaseAddress, folder, now);
      await expect(restoreBackup(file, await address(), filling)).rejects.toThrow(newer("backup"));
    }
  });
});

function manyPictures(count: number) {
  return Array.from({ length: count }, (_, number) => ({
    name: `${number}.webp`,
    contentType: "image/webp",
    bytes: Buffer.alloc(100_000, number),
    createdAt: number,
  }));
}
