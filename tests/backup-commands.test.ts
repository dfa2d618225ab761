import { spawn } from "node:child_process";
import { readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { aFolder, contentOf, withoutCredentials } from "./support/backups.ts";
import { describeOn } from "./support/database.ts";
import { fillEveryTable } from "./support/full-database.ts";

/** A data folder with rows in every table, and what they are. */
async function aDataFolder() {
  const folder = await aFolder();
  const database = await openDatabase({ file: join(folder, "site.sqlite") });
  await fillEveryTable(database.db);
  const content = await contentOf(database.db);
  return { folder, database, content };
}

async function run(command: string, args: readonly string[], env: Record<string, string>, limits = "true") {
  const line = `${limits}; exec "$0" "$@"`;
  const child = spawn("/bin/sh", ["-c", line, process.execPath, `scripts/${command}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

test("backup saves beside a running server, and restore brings it back elsewhere", async () => {
  const { folder, database, content } = await aDataFolder();
  const backups = await aFolder();
  const saved = await run("backup", [backups], { DATA_DIR: folder });
  await database.close();
  const [name = ""] = await readdir(backups);
  expect(saved).toEqual({
    code: 0,
    output: expect.stringMatching(/\n {2}contact_inquiries +1 {2}[0-9a-f]{16}\n/),
  });
  expect(saved.output).toContain(join(backups, name));
  const elsewhere = await aFolder();
  const restored = await run("restore", [join(backups, name)], { DATA_DIR: elsewhere });
  expect(restored).toEqual({
    code: 0,
    output: expect.stringMatching(/compared row by row(.|\n)*is signed out/),
  });
  const other = await openDatabase({ file: join(elsewhere, "site.sqlite") });
  expect(await contentOf(other.db)).toEqual(withoutCredentials(content));
  await other.close();
  const refused = await run("restore", [join(backups, name)], { DATA_DIR: elsewhere });
  expect(refused).toEqual({
    code: 1,
    output: expect.stringMatching(/^The database holds data .*--overwrite.*\n$/),
  });
  const replaced = await run("restore", [join(backups, name), "--overwrite"], { DATA_DIR: elsewhere });
  expect(replaced.code).toBe(0);
});

test("a backup and a restore that run out of room name the folder, and leave nothing there", async () => {
  const { folder, database } = await aDataFolder();
  await database.close();
  const [backups, elsewhere] = [await aFolder(), await aFolder()];
  const refused = (place: string) => ({
    code: 1,
    output: expect.stringMatching(
      new RegExp(`^The copy in the folder "${place}" failed \\(.+\\)\\. .+\\.\n$`),
    ),
  });
  const mine = join(backups, "mine");
  expect(await run("backup", [mine], { DATA_DIR: folder }, "ulimit -f 100")).toEqual(refused(backups));
  expect(await readdir(backups)).toEqual([]);
  await run("backup", [mine], { DATA_DIR: folder });
  expect(await run("restore", [mine], { DATA_DIR: elsewhere }, "ulimit -f 100")).toEqual(refused(elsewhere));
  expect(await readdir(elsewhere)).toEqual([]);
});

test("a backup of a damaged file is one sentence with its name, and its advice brings the data back", async () => {
  const { folder, database } = await aDataFolder();
  await database.close();
  const [backups, elsewhere] = [await aFolder(), await aFolder()];
  const [file, mine] = [join(folder, "site.sqlite"), join(backups, "mine")];
  await run("backup", [mine], { DATA_DIR: folder });
  await writeFile(file, "not a database, ".repeat(300));
  const { code, output } = await run("backup", [backups], { DATA_DIR: folder });
  expect({ code, output }).toEqual({
    code: 1,
    output: `The database "${file}" is damaged (file is not a database): move it to another folder, then restore a backup: npm run restore -- <backup>.\n`,
  });
  await rename(file, join(elsewhere, "site.sqlite"));
  expect(await run("restore", [mine], { DATA_DIR: folder })).toMatchObject({ code: 0 });
});

test.each([
  ["backup", [], "Use: npm run backup"],
  ["backup", ["a", "b"], "Use: npm run backup"],
  ["backup", ["--help"], "Use: npm run backup"],
  ["backup", ["."], "There is no database"],
  ["restore", [], "Use: npm run restore"],
  ["restore", ["none.backup", "--force"], "Use: npm run restore"],
  ["restore", ["none.backup"], 'There is no file "none.backup"'],
  ["move", [], "Use: npm run move"],
  ["move", ["--overwrite"], "Use: npm run move"],
  [
    "move",
    ["--to", "mysql://localhost/x"],
    "The address after --to is not valid. Give a postgres:// address (with %25",
  ],
  [
    "move",
    ["--to", "postgres://u:secret#@localhost/x"],
    "The address after --to is not valid. Give a postgres:// address",
  ],
  ["move", ["--to", "postgres://u:secret@localhost/x"], "There is no database"],
])("%s with %j says what is wrong and does nothing", async (command, args, sentence) => {
  const folder = await aFolder();
  const { code, output } = await run(command, args, { DATA_DIR: folder });
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(sentence) });
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).not.toContain("secret");
  expect(await readdir(folder)).toEqual([]);
});

test("a PostgreSQL that is away is reported in one sentence, without its password", async () => {
  const { folder, database } = await aDataFolder();
  await database.close();
  const url = "postgres://u:secret@127.0.0.1:1/x";
  for (const [command, args, env] of [
    ["move", ["--to", url], {}],
    ["backup", [folder], { DATABASE_URL: url }],
  ] as const) {
    const { code, output } = await run(command, args, { DATA_DIR: folder, ...env });
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^The database cannot be used .*\n$/),
    });
    expect(output).not.toContain("secret");
  }
  expect(await readdir(folder)).toEqual(["site.sqlite"]);
});

describeOn("postgres", "the command move", ({ address, open }) => {
  test("compares, and names the database without its password", async () => {
    const { folder, database, content } = await aDataFolder();
    await database.close();
    const to = await address();
    if (!("url" in to)) throw new Error("not PostgreSQL");
    const { code, output } = await run("move", ["--to", to.url.replace("postgres@", "postgres:secret@")], {
      DATA_DIR: folder,
    });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("are the same:") });
    expect(output).not.toContain("secret");
    const again = await run("move", ["--to", to.url], { DATA_DIR: folder });
    expect(again).toEqual({
      code: 1,
      output: expect.stringMatching(/^The database holds data \(.*\)\. Name an empty one\.\n$/),
    });
    expect(await contentOf((await open(to)).db)).toEqual(content);
  });
});
