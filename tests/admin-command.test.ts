import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";

/** The commands themselves have tests beside their code. */
async function run(folder: string, args: readonly string[], input: string) {
  const child = spawn(process.execPath, ["scripts/admin.ts", ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
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
  const folder = await mkdtemp(join(tmpdir(), "site-admin-"));
  const database = await openDatabase({ file: join(folder, "site.sqlite") });
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
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
