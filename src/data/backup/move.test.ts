import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import {
  addProject,
  aFolder,
  contentOf,
  createFullDatabase,
  withoutCredentials,
} from "../../../tests/support/backups.ts";
import { describeOn } from "../../../tests/support/database.ts";
import { createSiteContent } from "../content/site-content.ts";
import type { Database } from "../database/connect.ts";
import { createFiles } from "../files/files.ts";
import { moveToPostgres } from "./move.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

const now = new Date("2026-11-21T15:07:30.123Z");
const filling = { overwrite: false };

describeOn("postgres", "moving up", (postgres) => {
  describeOn("sqlite", "from a file", (sqlite) => {
    test("takes everything along, pictures included, and goes on counting", async () => {
      const { databaseAddress, content } = await createFullDatabase(sqlite);
      const to = await postgres.address();
      if (!("file" in databaseAddress && "url" in to)) throw new Error("wrong engines");
      const { tables } = await moveToPostgres(databaseAddress.file, to.url, now);
      const database = await postgres.open(to);
      expect(await contentOf(database.db)).toEqual(content);
      expect(tables.map(({ table, rows }) => [table, rows]).sort()).toEqual(
        Object.entries(content).map(([table, rows]) => [table, rows.length]),
      );
      expect(await addProject(database)).toEqual({ id: 4 });
      expect(await contentOf((await sqlite.open(databaseAddress)).db)).toEqual(content);
    });

    test("leaves out what a file holds and PostgreSQL does not", async () => {
      const { databaseAddress } = await createFullDatabase(sqlite);
      const to = await postgres.address();
      if (!("file" in databaseAddress && "url" in to)) throw new Error("wrong engines");
      const before = await sqlite.open(databaseAddress);
      await before.db.updateTable("contactInquiries").set({ message: "a\0b\0", page: "/\0" }).execute();
      await before.close();
      await moveToPostgres(databaseAddress.file, to.url, now);
      const { db } = await postgres.open(to);
      expect(await db.selectFrom("contactInquiries").select(["message", "page"]).execute()).toEqual([
        { message: "ab", page: "/" },
      ]);
    });

    test("a backup of PostgreSQL goes back into a file", async () => {
      const { databaseAddress, content } = await createFullDatabase(postgres);
      const { file } = await saveBackup(databaseAddress, await aFolder(), now);
      const to = await sqlite.address();
      await restoreBackup(file, to, filling);
      const database = await sqlite.open(to);
      expect(await contentOf(database.db)).toEqual(withoutCredentials(content));
      expect(await addProject(database)).toEqual({ id: 4 });
    });

    test("and back again, the company's words, versions and files are what they were", async () => {
      const databaseAddress = await sqlite.address();
      const first = await sqlite.open(databaseAddress);
      const document = await bring(first, "pdf", "application/pdf", 600_000);
      const picture = await bring(first, "webp", "image/webp", 300_000);
      const logo = await bring(first, "svg", "image/svg+xml", 20_000);
      const film = await bring(first, "mp4", "video/mp4", 700_000);
      const { file, size } = document;
      const site = createSiteContent(first, () => now);
      const write = (path: string, edit: Edit) =>
        site.setDraftField({ path, edit, basis: edit, revision: 0, by: "kim" });
      await write("company.name", { kind: "text", ko: "뷁냉각", en: "Byelk" });
      await write("catalog.items[sf].downloadUrl", {
        kind: "document",
        ko: { file, size, name: "꿹 카탈로그.pdf" },
        en: null,
      });
      await write("home.hero.slides[modular].picture", {
        kind: "picture",
        picture: {
          file: picture.file,
          width: 1600,
          height: 1000,
          focus: { x: 0.5, y: 0.2 },
          placeholder: "",
        },
        ko: "바닷가",
        en: "By the sea",
      });
      await write("industrial.videos.tabs[video1].film", {
        kind: "film",
        film: { file: film.file, width: 1280, height: 720, seconds: 12.5 },
      });
      await write("company.brand.logo", { kind: "fact", value: `${logo.file} 300x60` });
      await site.publish((await site.review()).draftHash, "kim");
      await write("home.company.title", { kind: "text", ko: "초안", en: "Draft" });
      const storedContent = async (database: Database) => {
        const { published, draft, versions } = createSiteContent(database, () => now);
        return {
          live: await published(),
          draft: await draft(),
          versions: await versions(),
          areWhole: await Promise.all([document, picture, logo, film].map((one) => isWhole(database, one))),
        };
      };
      const before = await storedContent(first);
      expect(before).toMatchObject({
        areWhole: [true, true, true, true],
        versions: [{}],
        draft: [{}, {}, {}, {}, {}, {}],
      });
      expect(JSON.stringify(before.live)).toContain(picture.file);
      await first.close();

      const to = await postgres.address();
      if (!("file" in databaseAddress && "url" in to)) throw new Error("wrong engines");
      await moveToPostgres(databaseAddress.file, to.url, now);
      const moved = await postgres.open(to);
      expect(await storedContent(moved)).toEqual(before);
      const { file: backup } = await saveBackup(to, await aFolder(), now);
      const home = await sqlite.address();
      await restoreBackup(backup, home, filling);
      expect(await storedContent(await sqlite.open(home))).toEqual(before);
    });

    test("waits until the server has been stopped, on either side", async () => {
      const { databaseAddress } = await createFullDatabase(sqlite);
      const to = await postgres.address();
      if (!("file" in databaseAddress && "url" in to)) throw new Error("wrong engines");
      const server = await sqlite.open(databaseAddress);
      await expect(moveToPostgres(databaseAddress.file, to.url, now)).rejects.toThrow(
        /has ".*" open. Stop it/,
      );
      await server.close();
      const other = await postgres.open(to);
      await expect(moveToPostgres(databaseAddress.file, to.url, now)).rejects.toThrow(
        "A server is running on this",
      );
      await other.close();
      await moveToPostgres(databaseAddress.file, to.url, now);
      await expect(moveToPostgres(databaseAddress.file, to.url, now)).rejects.toThrow("holds data");
    });
  });
});

interface Brought {
  file: string;
  size: number;
  bytes: Buffer;
}

/** Stores a file of this many bytes, more than one piece of which differs from the next. */
async function bring(
  database: Database,
  extension: string,
  contentType: string,
  size: number,
): Promise<Brought> {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * extension.length) % 251));
  const { name } = await createFiles(database, () => now).store({ bytes, contentType, extension });
  return { file: name, size, bytes };
}

async function isWhole(database: Database, { file, size, bytes }: Brought): Promise<boolean> {
  const stored: Uint8Array[] = [];
  for await (const piece of createFiles(database, () => now).read(file, 0, size)) stored.push(piece);
  return Buffer.concat(stored).equals(bytes);
}

test("a move needs a file", async () => {
  const none = join(await aFolder(), "site.sqlite");
  await expect(moveToPostgres(none, "postgres://localhost/x", now)).rejects.toThrow("There is no database");
  expect(await readdir(join(none, ".."))).toEqual([]);
});
