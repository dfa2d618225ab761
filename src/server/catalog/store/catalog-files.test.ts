import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createCatalogFiles } from "./catalog-files.ts";

const [a, b, c] = ["a", "b", "c"].map((letter) => letter.repeat(43)) as [string, string, string];
const aPdf = (length = 100) => Buffer.from(`%PDF-1.7\n${"x".repeat(length - 15)}\n%%EOF`);
const bounds = { maxBytes: 1_000, maxFiles: 2 };

async function open() {
  const folder = await mkdtemp(join(tmpdir(), "catalogs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const troubles: unknown[] = [];
  const opened = () => createCatalogFiles(folder, (failure) => troubles.push(failure), bounds);
  const used = (key: string, minutesAgo: number) => {
    const time = new Date(Date.now() - minutesAgo * 60_000);
    return utimes(join(folder, `${key}.pdf`), time, time);
  };
  return { folder, troubles, opened, used, files: opened() };
}

test("a file is there after a restart and for other instances, and nothing else lies beside it", async () => {
  const { folder, files, opened, troubles } = await open();
  expect(await files.read(a)).toBeUndefined();
  await Promise.all([files.write(a, aPdf()), opened().write(a, aPdf())]);
  expect(await opened().read(a)).toEqual(aPdf());
  expect(await readdir(folder)).toEqual([`${a}.pdf`]);
  expect(troubles).toEqual([]);
});

test("the file that was not used for the longest time is removed first, and others' files stay", async () => {
  const { folder, files, opened, used } = await open();
  await writeFile(join(folder, "notes.txt"), "kept");
  await files.write(a, aPdf());
  await files.write(b, aPdf());
  await used(a, 30);
  await used(b, 20);
  await opened().read(a);
  await files.write(c, aPdf());
  expect((await readdir(folder)).toSorted()).toEqual([`${a}.pdf`, `${c}.pdf`, "notes.txt"]);
  await used(a, 10);
  await files.write(c, aPdf(950));
  expect((await readdir(folder)).toSorted()).toEqual([`${c}.pdf`, "notes.txt"]);
});

test("a file that a power cut left is none, and what an interrupted instance left is removed after an hour", async () => {
  const { folder, files } = await open();
  await writeFile(join(folder, `${a}.pdf`), aPdf().subarray(0, 50));
  await writeFile(join(folder, `${b}.pdf`), Buffer.alloc(100));
  expect([await files.read(a), await files.read(b)]).toEqual([undefined, undefined]);
  const [old, recent] = [`${c}.0123456789abcdef`, `${c}.fedcba9876543210`];
  await writeFile(join(folder, old), "");
  await writeFile(join(folder, recent), "");
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(folder, old), hoursAgo, hoursAgo);
  await files.write(a, aPdf());
  expect((await readdir(folder)).toSorted()).toEqual([`${a}.pdf`, `${b}.pdf`, recent]);
});

test("a disk that takes no file is reported once, until it has taken one again", async () => {
  const { folder, files, troubles } = await open();
  await rm(folder, { recursive: true });
  await writeFile(folder, "a file in the place of the folder");
  await files.write(a, aPdf());
  await files.write(a, aPdf());
  expect(troubles).toHaveLength(1);
  expect(await files.read(a)).toBeUndefined();
  await rm(folder);
  await files.write(a, aPdf());
  expect(await files.read(a)).toEqual(aPdf());
  await rm(folder, { recursive: true });
  await writeFile(folder, "again");
  await files.write(a, aPdf());
  expect(troubles).toHaveLength(2);
});
