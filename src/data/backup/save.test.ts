import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { backupBudget } from "#domain/files/budgets.ts";
import { aFolder, createFullDatabase } from "../../../tests/support/backups.ts";
import { describeOn } from "../../../tests/support/database.ts";
import { saveBackup } from "./save.ts";

const now = new Date("2026-11-21T15:07:30.123Z");

describeOn("sqlite", "the file of a backup", ({ address, open }) => {
  test("is one file with the time in its name, readable by its owner only", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const folder = await aFolder();
    const { file, bytes } = await saveBackup(databaseAddress, folder, now);
    expect(await readdir(folder)).toEqual(["site-2026-11-21T15-07-30Z.backup"]);
    const facts = await stat(file);
    expect([facts.mode & 0o777, facts.size]).toEqual([0o600, bytes]);
  });

  test("is not saved with a value that no restore accepts", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const { db, close } = await open(databaseAddress);
    await sql`update import_runs set records = ${"[]".padEnd(backupBudget.valueBytes + 1)}`.execute(db);
    await close();
    const folder = await aFolder();
    await expect(saveBackup(databaseAddress, folder, now)).rejects.toThrow(
      'A value of the table "import_runs" has 33554433 bytes',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test("is not written over another", async () => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    const file = join(await aFolder(), "mine");
    await writeFile(file, "precious");
    await expect(saveBackup(databaseAddress, file, now)).rejects.toThrow(`"${file}" exists already.`);
    expect(await readFile(file, "utf8")).toBe("precious");
  });

  test.each(["nowhere/", "nowhere/file"])("needs its folder: %s", async (target) => {
    const { databaseAddress } = await createFullDatabase({ address, open });
    await expect(saveBackup(databaseAddress, join(await aFolder(), target), now)).rejects.toThrow(
      /There is no folder ".*nowhere"/,
    );
  });

  test("is not made of nothing", async () => {
    const folder = await aFolder();
    const none = { file: join(folder, "site.sqlite") };
    await expect(saveBackup(none, folder, now)).rejects.toThrow("There is no database");
    await writeFile(none.file, "this is no database at all");
    await expect(saveBackup(none, folder, now)).rejects.toThrow("file is not a database");
    expect(await readdir(folder)).toEqual(["site.sqlite"]);
  });
});
