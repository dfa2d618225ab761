import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";

/** A data folder with the administrator "admin", who is signed in once. */
async function aDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), "site-admin-"));
  const database = await openDatabase({ file: join(folder, "site.sqlite") });
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  const services = createServices({ database, randomBytes });
  await services.accounts.createFirst({ username: "admin", password: "the old one" });
  const token = await services.sessions.begin(1, { address: "", device: "" });
  return { folder, services, token };
}

async function run(folder: string, args: readonly string[], input: string) {
  const child = spawn(process.execPath, ["scripts/admin.ts", ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
  });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  child.stderr.on("data", (text) => {
    said += text;
  });
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}

test("set-password sets the piped password beside a running server, and ends every session", async () => {
  const { folder, services, token } = await aDataFolder();
  const { code, said } = await run(folder, ["set-password", "admin"], "새 비밀번호 staple\n");
  expect([said, code]).toEqual([expect.stringContaining('The password of "admin" is set.'), 0]);
  expect(said).not.toContain("staple");
  expect(await services.accounts.verify("admin", "새 비밀번호 staple")).toBeDefined();
  expect(await services.sessions.find(token)).toBeUndefined();
  expect((await services.audit.page(1)).entries).toMatchObject([
    { event: "password-changed", account: "admin", detail: "npm run admin" },
  ]);
});

test.each([
  [["set-password", "nobody"], "long enough\n", 'There is no account "nobody"'],
  [["set-password", "admin"], "short\n", "The password has 5 characters. Use 8 to 200."],
  [["set-password", "admin"], "", "No password was given"],
  [["disable-totp", "nobody"], "", 'There is no account "nobody"'],
  [["set-password"], "", "Use: npm run admin"],
  [["unknown", "admin"], "", "Use: npm run admin"],
  [[], "", "Use: npm run admin"],
])("%j with %j changes nothing and says why", async (args, input, sentence) => {
  const { folder, services } = await aDataFolder();
  const { code, said } = await run(folder, args, input);
  expect([said, code]).toEqual([expect.stringContaining(sentence), 1]);
  expect(await services.accounts.verify("admin", "the old one")).toBeDefined();
});

test("disable-totp switches two-step login off", async () => {
  const { folder } = await aDataFolder();
  const { code, said } = await run(folder, ["disable-totp", "admin"], "");
  expect([said, code]).toEqual([expect.stringContaining("is off"), 0]);
});
