import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";
import { aFolder } from "./support/backups.ts";

/** The commands themselves have tests beside their code. */
async function run(folder: string, args: readonly string[], input = "", databaseUrl = "") {
  const child = spawn(process.execPath, ["scripts/admin.ts", ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
  });
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (text) => {
      output[stream] += text;
    });
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, ...output };
}

test("set-password sets the piped password beside a running server, and refuses an empty pipe", async () => {
  const folder = await aFolder();
  const database = await openDatabase({ file: join(folder, "site.sqlite") });
  onTestFinished(() => database.close());
  const services = createServices({ database, randomBytes });
  await services.accounts.createFirst({ username: "admin", password: "the old one" });
  expect(await run(folder, ["set-password", "admin"], "")).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("No password was given."),
  });
  expect(await run(folder, ["set-password", "admin"], "새 비밀번호 staple\n")).toEqual({
    code: 0,
    stdout: expect.stringContaining('The password of "admin" is set.'),
    stderr: "",
  });
  expect(await services.accounts.verify("admin", "새 비밀번호 staple")).toBeDefined();
});

test("a command creates no database where there is none", async () => {
  const folder = await aFolder();
  expect(await run(folder, ["add", "kim", "editor"])).toEqual({
    code: 1,
    stdout: "",
    stderr: `There is no database "${folder}/site.sqlite". Set DATA_DIR or DATABASE_URL to what the server uses.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test("a database that cannot be opened is one sentence", async () => {
  const folder = await aFolder();
  const file = join(folder, "site.sqlite");
  const refused = (sentence: RegExp) => ({ code: 1, stdout: "", stderr: expect.stringMatching(sentence) });
  const away = "postgres://u:secret@127.0.0.1:1/x";
  expect(await run(folder, ["list"], "", away)).toEqual(refused(/^The database cannot be used .*\n$/));
  const database = await openDatabase({ file });
  await sql`insert into schema_migrations values ('9999-later.sql', 0)`.execute(database.db);
  await database.close();
  expect(await run(folder, ["list"])).toEqual(refused(/^The database has the migration 9999-later.*\n$/));
  await writeFile(file, "not a database, ".repeat(300));
  expect(await run(folder, ["list"])).toEqual(refused(/^The database file .* is damaged .*\n$/));
});
