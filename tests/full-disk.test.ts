import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";
import { anInquiry, aProject, storeProject } from "./support/builders.ts";

const away = { code: "DATABASE_UNAVAILABLE" };
const from = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;

/** Stores inquiries until one is refused. @returns how many were acknowledged, and the refusal. */
async function fill(database: Database) {
  const { inquiries } = createServices({ database, rateLimit: false });
  for (let stored = 0; ; stored++) {
    try {
      const message = randomBytes(2_000).toString("hex");
      await inquiries.receive(anInquiry({ message }), from);
    } catch (refusal) {
      return { stored, refusal };
    }
  }
}

async function inquiriesIn(database: Database): Promise<number> {
  const row = await database.db
    .selectFrom("contactInquiries")
    .select((inquiry) => inquiry.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function isSound({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db);
  return rows[0]?.integrityCheck === "ok";
}

test("a database that may not grow refuses writes as away, goes on reading, and writes again when there is room", async () => {
  const database = await openDatabase({ file: ":memory:" });
  await sql`pragma max_page_count = 120`.execute(database.db);
  const { stored, refusal } = await fill(database);
  expect(refusal).toMatchObject(away);
  expect(await inquiriesIn(database)).toBe(stored);
  await sql`pragma max_page_count = 1000`.execute(database.db);
  await storeProject(createServices({ database }).projects, aProject());
  expect(await isSound(database)).toBe(true);
  await database.close();
});

test("a database that has become read-only refuses writes as away, and goes on reading", async () => {
  const database = await openDatabase({ file: ":memory:" });
  const { projects } = createServices({ database });
  await storeProject(projects, aProject({ title: "before" }));
  await sql`pragma query_only = on`.execute(database.db);
  await expect(storeProject(projects, aProject())).rejects.toMatchObject(away);
  expect((await projects.list()).map(({ title }) => title)).toEqual(["before"]);
  await database.close();
});

const small = mountedTmpfs();

describe.skipIf("absent" in small)(
  `a disk ${"absent" in small ? `(skipped: ${small.absent})` : "of 1 MB"}`,
  () => {
    const folder = "folder" in small ? small.folder : "";
    afterAll(() => {
      if (folder === "") return;
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    });

    test("that is full loses nothing that was acknowledged, and is written to again when there is room", async () => {
      const ballast = join(folder, "ballast");
      writeFileSync(ballast, Buffer.alloc(200_000));
      const file = join(folder, "site.sqlite");
      const database = await openDatabase({ file });
      const { stored, refusal } = await fill(database);
      expect(refusal).toMatchObject(away);
      expect(stored).toBeGreaterThan(0);
      expect(await inquiriesIn(database)).toBe(stored);
      rmSync(ballast);
      await storeProject(createServices({ database }).projects, aProject());
      await database.close();

      const again = await openDatabase({ file });
      expect(await isSound(again)).toBe(true);
      expect(await inquiriesIn(again)).toBe(stored);
      await again.close();
      rmSync(file);
    });

    test("that is read-only stops the start with a sentence", async () => {
      const file = join(folder, "site.sqlite");
      const database = await openDatabase({ file });
      await database.close();
      execFileSync("mount", ["-o", "remount,ro", folder]);
      try {
        for (const name of [file, join(folder, "new", "site.sqlite")]) {
          await expect(openDatabase({ file: name })).rejects.toThrow(
            /^The database .+ cannot be (opened|used).+\.$/,
          );
        }
      } finally {
        execFileSync("mount", ["-o", "remount,rw", folder]);
      }
    });

    test("that is full at the start stops it with a sentence", async () => {
      rmSync(join(folder, "site.sqlite"), { force: true });
      const ballast = join(folder, "ballast");
      try {
        writeFileSync(ballast, Buffer.alloc(2_000_000));
      } catch {
        // It takes what there is room for.
      }
      await expect(openDatabase({ file: join(folder, "site.sqlite") })).rejects.toThrow(
        /cannot be (opened|used).*(full|I\/O)/,
      );
      rmSync(ballast);
    });
  },
);

/** A disk of one megabyte, for which one has to be root and allowed to mount. */
function mountedTmpfs(): { folder: string } | { absent: string } {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return { absent: "needs Linux and root" };
  const folder = mkdtempSync(join(tmpdir(), "site-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "pipe" });
    return { folder };
  } catch {
    rmSync(folder, { recursive: true });
    return { absent: "this machine does not let root mount a tmpfs" };
  }
}
