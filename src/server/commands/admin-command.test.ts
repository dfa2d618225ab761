import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { createServices } from "#data/services.ts";
import { accountKeyPrefix, loginLimits } from "#http/limits.ts";
import { hashCheaply } from "../../../tests/support/cheap-hash.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { runAdminCommand } from "./admin-command.ts";

/** A database with the administrator "admin", who is signed in once, and a way to run commands on it. */
async function anAdministration() {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const services = createServices({ database, randomBytes, hashPassword: hashCheaply });
  await services.accounts.createFirst({ username: "admin", password: "the old one" });
  const token = await services.sessions.begin(1, { address: "", device: "" });
  /** @param typed password; none is given when it is left out */
  const run = (args: readonly string[], typed?: string) =>
    runAdminCommand(args, {
      openDatabase: async () => ({ ...database, close: async () => undefined }),
      readPassword: async () => typed ?? Promise.reject(new Error("No password was given.")),
      hashPassword: hashCheaply,
    });
  return { services, token, run };
}

test("set-password sets the password, and ends every session", async () => {
  const { services, token, run } = await anAdministration();
  const { ok, text } = await run(["set-password", "admin"], "새 비밀번호 staple");
  expect([text, ok]).toEqual([expect.stringContaining('The password of "admin" is set.'), true]);
  expect(text).not.toContain("staple");
  expect(await services.accounts.verify("admin", "새 비밀번호 staple")).toBeDefined();
  expect(await services.sessions.find(token)).toBeUndefined();
  expect((await services.audit.page(1)).entries).toMatchObject([
    { event: "password-changed", account: "admin", detail: "npm run admin" },
  ]);
});

test.each([
  [["set-password", "nobody"], "long enough by far", 'There is no account "nobody"'],
  [["set-password", "admin"], "short", "The password has 5 characters. Use 10 to 200."],
  [["set-password", "admin"], "qlalfqjsgh12", "The password is easily guessed."],
  [["add", "ADMIN"], undefined, 'There is an account "ADMIN" already'],
  [["add", "kim lee"], undefined, '"kim lee" cannot be a user name'],
  [["remove", "nobody"], undefined, 'There is no account "nobody"'],
  [["remove", "admin"], undefined, '"admin" is the last administrator'],
  [["set-password", "admin"], undefined, "No password was given"],
  [["disable-totp", "nobody"], undefined, 'There is no account "nobody"'],
  [["set-password"], undefined, "Use: npm run admin"],
  [["unknown", "admin"], undefined, "Use: npm run admin"],
  [["constructor", "x"], undefined, "Use: npm run admin"],
  [[], undefined, "Use: npm run admin"],
])("%j with %j changes nothing and says why", async (args, input, sentence) => {
  const { services, run } = await anAdministration();
  const { ok, text } = await run(args, input);
  expect([text, ok]).toEqual([expect.stringContaining(sentence), false]);
  expect(await services.accounts.verify("admin", "the old one")).toBeDefined();
});

test("disable-totp switches two-step login off", async () => {
  const { run } = await anAdministration();
  const { ok, text } = await run(["disable-totp", "admin"]);
  expect([text, ok]).toEqual([expect.stringContaining("is off"), true]);
});

test("add makes an administrator whose password is announced once, list names all, remove takes one away", async () => {
  const { services, run } = await anAdministration();
  const added = await run(["add", "kim"]);
  const [, password = ""] = added.text.match(/^Administrator kim, password (\S{20}) /) ?? [];
  expect([added.ok, await services.accounts.verify("kim", password)]).toEqual([
    true,
    expect.objectContaining({ username: "kim" }),
  ]);
  const listed = await run(["list"]);
  expect(listed.text.trim().split("\n")).toEqual([
    "admin, administrator, has never signed in, two-step login off",
    "kim, administrator, has never signed in, two-step login off, still has the password that was made up",
  ]);
  expect((await run(["remove", "admin"])).text).toContain('"admin" is removed');
  expect((await services.accounts.list()).map(({ username }) => username)).toEqual(["kim"]);
  expect((await services.audit.page(1)).entries).toMatchObject([
    { event: "administrator-removed", account: "admin", detail: "npm run admin" },
    { event: "administrator-added", account: "kim" },
  ]);
});

test("add takes a role, and set-role changes it, but not of the last administrator", async () => {
  const { services, run } = await anAdministration();
  expect((await run(["add", "kim", "sales"])).ok).toBe(true);
  expect((await run(["set-role", "kim", "editor"])).text).toContain('"kim" is editor');
  const refused = [
    await run(["set-role", "admin", "editor"]),
    await run(["set-role", "kim", "owner"]),
    await run(["remove", "kim", "editor"]),
  ];
  expect(refused.map(({ ok }) => ok)).toEqual([false, false, false]);
  expect(refused.map(({ text }) => text)).toEqual([
    expect.stringContaining("last administrator"),
    expect.stringContaining("administrator, editor, sales"),
    expect.stringContaining("Use: npm run admin"),
  ]);
  expect((await services.accounts.list()).map(({ role }) => role)).toEqual(["administrator", "editor"]);
});

test("set-password lifts what wrong passwords of others have brought upon an account", async () => {
  const { services, run } = await anAdministration();
  const all = loginLimits("admin", { address: "203.0.113.7", device: undefined });
  const own = all.filter(({ key }) => key.startsWith(accountKeyPrefix("admin")));
  expect(own).toHaveLength(4);
  for (const limit of own) {
    for (let i = 0; i < limit.max; i++) await services.limits.consume(limit);
    expect(await services.limits.consume(limit)).toMatchObject({ allowed: false });
  }
  await run(["set-password", "admin"], "새 비밀번호 staple");
  expect(await services.limits.consumeAll(all)).toEqual({ allowed: true });
});
