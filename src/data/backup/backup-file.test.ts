import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  aFolder,
  contentOf,
  createFullDatabase,
  withoutCredentials,
} from "../../../tests/support/backups.ts";
import { describeOn } from "../../../tests/support/database.ts";
import { openFile } from "../database/sqlite.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

const now = new Date("2026-11-21T15:07:30.123Z");
const filling = { overwrite: false };

describeOn("sqlite", "a backup file", ({ address, open }) => {
  test("is only read by a restore", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const folder = await aFolder();
    const { file } = await saveBackup(databaseAddress, folder, now);
    const before = await readFile(file);
    await restoreBackup(file, await address(), filling);
    expect(Buffer.compare(await readFile(file), before)).toBe(0);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test.each([
    ["a text", Buffer.from("x".repeat(5000)), "is not a backup of this site"],
    ["nothing", Buffer.alloc(0), "is not a backup of this site"],
  ])("is not %s", async (_what, content, sentence) => {
    const file = join(await aFolder(), "file");
    await writeFile(file, content);
    await expect(restoreBackup(file, await address(), filling)).rejects.toThrow(sentence);
  });

  test("is not just any database", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    if (!("file" in databaseAddress)) throw new Error("not a file");
    await expect(restoreBackup(databaseAddress.file, await address(), filling)).rejects.toThrow(
      "is not a backup of this site",
    );
  });

  test("that was cut short is refused", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 4096));
    await expect(restoreBackup(file, await address(), filling)).rejects.toThrow(
      /The backup is damaged: .*Nothing was/,
    );
  });

  test("with a changed row or count is refused by the table's name", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const db = openFile(file);
    await sql`update users set password = 'mine' where id = 1`.execute(db);
    await sql`update sqlite_sequence set seq = 1000 where name = 'products'`.execute(db);
    await db.destroy();
    const restoring = restoreBackup(file, await address(), filling);
    await expect(restoring).rejects.toThrow(
      /products counts from 1000 instead of 1.*the rows of users differ|the rows of users differ.*products counts from 1000 instead of 1/,
    );
  });

  test.each([
    [
      "a trigger",
      "create trigger x after delete on session begin delete from users; end",
      'has the trigger "x"',
    ],
    [
      "a view",
      "create view x as with recursive n(i) as (select 1 union all select i + 1 from n) select i from n",
      'has the view "x"',
    ],
    ["a virtual table", "create virtual table x using fts5(a)", 'has the table "x"'],
    [
      "a value that fills the memory",
      "alter table users add column filling; update users set filling = zeroblob(33554433)",
      'a value of the table "users"',
    ],
  ])("with %s in it is refused before anything is read from it", async (_, change, sentence) => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const db = openFile(file);
    for (const statement of change.split(/; (?=update)/)) await sql.raw(statement).execute(db);
    await db.destroy();
    await expect(restoreBackup(file, await address(), filling)).rejects.toThrow(sentence);
  });

  test("with any damage is refused, or the damage was none: what comes back is what was saved", async () => {
    const { databaseAddress, content } = await createFullDatabase({ address, open });
    const { file } = await saveBackup(databaseAddress, await aFolder(), now);
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(whole);
        damaged[at] = (damaged[at] ?? 0) ^ change;
        await writeFile(file, damaged);
        const to = await address();
        const outcome = await restoreBackup(file, to, filling).catch((error: Error) => error);
        if (outcome instanceof Error) return;
        const database = await open(to);
        expect(await contentOf(database.db)).toEqual(withoutCredentials(content));
        await database.close();
      }),
      { numRuns: 60 },
    );
  });
});
