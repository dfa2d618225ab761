import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { readEnv } from "#server/env.ts";

test("the tests are given no data of an owner: what the environment names can be neither opened nor made", async () => {
  const settings = readEnv(process.env);
  if (!settings.ok) throw new Error("The settings under which tests run cannot be read.");
  const { dataDir, databaseUrl } = settings.env;
  expect(databaseUrl).toBeUndefined();
  expect(() => mkdirSync(dataDir, { recursive: true })).toThrow();
  await expect(openDatabase({ file: `${dataDir}/site.db` })).rejects.toThrow(/cannot be opened/);
});
