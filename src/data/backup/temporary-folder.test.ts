import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/connect.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";
import { removeStaleFolders, withTemporaryFolder } from "./temporary-folder.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a folder in use stays, and is its owner's alone; afterwards it is gone", async () => {
  const parent = aFolder();
  await withTemporaryFolder(parent, "restore", async (folder) => {
    await removeStaleFolders([parent]);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  });
  expect(readdirSync(parent)).toEqual([]);
});

test("what a killed command has left is removed by the next one", async () => {
  const parent = aFolder();
  const working = `const { withTemporaryFolder } = await import(${JSON.stringify(import.meta.resolve("./temporary-folder.ts"))});
    await withTemporaryFolder(${JSON.stringify(parent)}, "backup", async () => {
      console.log("working");
      await new Promise((end) => setTimeout(end, 60_000));
    });`;
  const command = spawn(process.execPath, ["--input-type=module", "--eval", working]);
  await once(command.stdout, "data");
  await removeStaleFolders([parent]);
  expect(readdirSync(parent)).toHaveLength(1);
  command.kill("SIGKILL");
  await once(command, "exit");
  await withTemporaryFolder(parent, "backup", async (folder) => {
    expect(readdirSync(parent)).toEqual([folder.slice(parent.length + 1)]);
  });
});

test("copies of earlier versions are removed after a day, and nothing else is", async () => {
  const parent = aFolder();
  for (const name of [".backup-aB3dE6", "site-restore-aB3dE6", "site-move-aB3dE7", "site-restore-notes", "x"])
    mkdirSync(join(parent, name));
  writeFileSync(join(parent, ".backup-aB3dE8"), "a file");
  for (const name of [".backup-aB3dE6", "site-restore-aB3dE6", "x"])
    utimesSync(join(parent, name), 1_000, 1_000);
  await removeStaleFolders([parent]);
  expect(readdirSync(parent).sort()).toEqual(
    [".backup-aB3dE8", "site-move-aB3dE7", "site-restore-notes", "x"].sort(),
  );
});

// Stryker runs tests in a thread of its own process, which cannot set the umask.
test.runIf(isMainThread)(
  "a restored site and its backup are their owner's alone, also under an open umask",
  async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const folder = aFolder();
    const file = join(folder, "site.sqlite");
    await (await openDatabase({ file })).close();
    const backup = await saveBackup({ file }, folder, new Date("2026-01-01"));
    const target = join(folder, "new", "site.sqlite");
    await restoreBackup(backup.file, { file: target }, { overwrite: false });
    for (const each of [backup.file, target]) expect((statSync(each).mode & 0o777).toString(8)).toBe("600");
    expect((statSync(join(folder, "new")).mode & 0o777).toString(8)).toBe("700");
    expect(readdirSync(join(folder, "new"))).toEqual(["site.sqlite"]);
  },
);
