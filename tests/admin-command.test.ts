import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";
import { attemptsOn, loginLimits } from "#http/attempts.ts";

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
  [["set-password", "nobody"], "long enough by far\n", 'There is no account "nobody"'],
  [["set-password", "admin"], "short\n", "The password has 5 characters. Use 10 to 200."],
  [["set-password", "admin"], "qlalfqjsgh12\n", "The password is easily guessed."],
  [["add", "ADMIN"], "", 'There is an account "ADMIN" already'],
  [["add", "kim lee"], "", '"kim lee" cannot be a user name'],
  [["remove", "nobody"], "", 'There is no account "nobody"'],
  [["remove", "admin"], "", '"admin" is the last administrator'],
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

test("add makes an administrator whose password is told once, list names all, remove takes one away", async () => {
  const { folder, services } = await aDataFolder();
  const added = await run(folder, ["add", "kim"], "");
  const [, password = ""] = added.said.match(/^Administrator kim, password (\S{20}) /) ?? [];
  expect([added.code, await services.accounts.verify("kim", password)]).toEqual([
    0,
    expect.objectContaining({ username: "kim" }),
  ]);
  const listed = await run(folder, ["list"], "");
  expect(listed.said.trim().split("\n")).toEqual([
    "admin, administrator, has never signed in, two-step login off",
    "kim, administrator, has never signed in, two-step login off, still has the password that was made up",
  ]);
  expect((await run(folder, ["remove", "admin"], "")).said).toContain('"admin" is removed');
  expect((await services.accounts.list()).map(({ username }) => username)).toEqual(["kim"]);
  expect((await services.audit.page(1)).entries).toMatchObject([
    { event: "administrator-removed", account: "admin", detail: "npm run admin" },
    { event: "administrator-added", account: "kim" },
  ]);
});

test("add takes a role, and set-role changes it, but not of the last administrator", async () => {
  const { folder, services } = await aDataFolder();
  expect((await run(folder, ["add", "kim", "sales"], "")).code).toBe(0);
  expect((await run(folder, ["set-role", "kim", "editor"], "")).said).toContain('"kim" is editor');
  const refused = [
    await run(folder, ["set-role", "admin", "editor"], ""),
    await run(folder, ["set-role", "kim", "owner"], ""),
    await run(folder, ["remove", "kim", "editor"], ""),
  ];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(refused.map(({ said }) => said)).toEqual([
    expect.stringContaining("last administrator"),
    expect.stringContaining("administrator, editor, sales"),
    expect.stringContaining("Use: npm run admin"),
  ]);
  expect((await services.accounts.list()).map(({ role }) => role)).toEqual(["administrator", "editor"]);
});

test("set-password lifts what wrong passwords of others have brought upon an account", async () => {
  const { folder, services } = await aDataFolder();
  const all = loginLimits("admin", { address: "203.0.113.7", device: undefined });
  const own = all.filter(({ key }) => key.startsWith(attemptsOn("admin")));
  expect(own).toHaveLength(4);
  for (const limit of own) {
    for (let i = 0; i < limit.most; i++) await services.limits.take(limit);
    expect(await services.limits.take(limit)).toMatchObject({ allowed: false });
  }
  await run(folder, ["set-password", "admin"], "새 비밀번호 staple\n");
  expect(await services.limits.takeAll(all)).toEqual({ allowed: true });
});
