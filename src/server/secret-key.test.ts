import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadOrCreateSecretKey } from "./secret-key.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-key-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a setting is the key, and no file is made", () => {
  const dataDir = join(aFolder(), "data");
  expect(loadOrCreateSecretKey({ secretKey: "from the settings", dataDir })).toBe("from the settings");
  expect(() => statSync(dataDir)).toThrow();
});

test("without a setting the key is made once, for its owner's eyes, and stays", () => {
  const dataDir = join(aFolder(), "data");
  const key = loadOrCreateSecretKey({ secretKey: undefined, dataDir });
  expect(key).toMatch(/^[\w-]{43}$/);
  const file = join(dataDir, "secret.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toBe(key);
  expect(loadOrCreateSecretKey({ secretKey: undefined, dataDir })).toBe(key);
});

test.each([
  ["a folder that is a file", (folder: string) => writeFileSync(join(folder, "data"), "")],
  ["a key that was cut off", (folder: string) => writeFileSync(join(folder, "secret.key"), "short\n")],
])("%s is explained, with what to set instead", (_, spoil) => {
  const folder = aFolder();
  spoil(folder);
  const dataDir = statSync(join(folder, "data"), { throwIfNoEntry: false }) ? join(folder, "data") : folder;
  expect(() => loadOrCreateSecretKey({ secretKey: undefined, dataDir })).toThrow(
    /^SECRET_KEY is not set, and ".*secret\.key" cannot serve instead \(.*\)\. Set SECRET_KEY to/,
  );
});
