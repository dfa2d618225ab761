import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addProject, aFolder, aFullPlace, contentOf, withoutWaysIn } from "../../../tests/support/backups.ts";
import { describeOn } from "../../../tests/support/database.ts";
import { moveToPostgres } from "./move.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

const now = new Date("2026-11-21T15:07:30.123Z");
const filling = { overwrite: false };

describeOn("postgres", "moving up", (postgres) => {
  describeOn("sqlite", "from a file", (sqlite) => {
    test("takes everything along, pictures included, and goes on counting", async () => {
      const { place, content } = await aFullPlace(sqlite);
      const to = await postgres.address();
      if (!("file" in place && "url" in to)) throw new Error("wrong engines");
      const { tables } = await moveToPostgres(place.file, to.url, now);
      const database = await postgres.open(to);
      expect(await contentOf(database.db)).toEqual(content);
      expect(tables.map(({ table, rows }) => [table, rows]).sort()).toEqual(
        Object.entries(content).map(([table, rows]) => [table, rows.length]),
      );
      expect(await addProject(database)).toEqual({ id: 4 });
      expect(await contentOf((await sqlite.open(place)).db)).toEqual(content);
    });

    test("a backup of PostgreSQL goes back into a file", async () => {
      const { place, content } = await aFullPlace(postgres);
      const { file } = await saveBackup(place, await aFolder(), now);
      const to = await sqlite.address();
      await restoreBackup(file, to, filling);
      const database = await sqlite.open(to);
      expect(await contentOf(database.db)).toEqual(withoutWaysIn(content));
      expect(await addProject(database)).toEqual({ id: 4 });
    });

    test("waits until the server has been stopped, on either side", async () => {
      const { place } = await aFullPlace(sqlite);
      const to = await postgres.address();
      if (!("file" in place && "url" in to)) throw new Error("wrong engines");
      const server = await sqlite.open(place);
      await expect(moveToPostgres(place.file, to.url, now)).rejects.toThrow(/has ".*" open. Stop it/);
      await server.close();
      const other = await postgres.open(to);
      await expect(moveToPostgres(place.file, to.url, now)).rejects.toThrow("A server is running on this");
      await other.close();
      await moveToPostgres(place.file, to.url, now);
      await expect(moveToPostgres(place.file, to.url, now)).rejects.toThrow("holds data");
    });
  });
});

test("a move needs a file", async () => {
  const none = join(await aFolder(), "site.sqlite");
  await expect(moveToPostgres(none, "postgres://localhost/x", now)).rejects.toThrow("There is no database");
  expect(await readdir(join(none, ".."))).toEqual([]);
});
