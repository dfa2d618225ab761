import { createHash, randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
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
  const closed = vi.fn(async () => undefined);
  const run = (args: readonly string[], typed?: string) =>
    runAdminCommand(args, {
      openDatabase: async () => ({ ...database, close: closed }),
      readPassword: async () => typed ?? Promise.reject(new Error("No password was given.")),
      hashPassword: hashCheaply,
    });
  return { services, token, run, closed };
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
  const all = loginLimits("admin", { address: "203.0.113.7", knownDeviceId: undefined });
  const own = all.filter(({ key }) => key.startsWith(accountKeyPrefix("admin")));
  expect(own).toHaveLength(4);
  for (const limit of own) {
    for (let i = 0; i < limit.max; i++) await services.limits.consume(limit);
    expect(await services.limits.consume(limit)).toMatchObject({ allowed: false });
  }
  await run(["set-password", "admin"], "새 비밀번호 staple");
  expect(await services.limits.consumeAll(all)).toEqual({ allowed: true });
});

const use = `Use: npm run admin -- list
     npm run admin -- remove|set-password|disable-totp <user>
     npm run admin -- add <user> [role], or: set-role <user> <role>
     where a role is administrator, editor, sales; an account is added as administrator without one`;

test.each([
  [[]],
  [["list", "admin"]],
  [["remove"]],
  [["remove", "admin", "editor"]],
  [["set-password", "admin", "editor"]],
  [["toString", "admin"]],
])("%j is answered with the commands that there are, without a database", async (args) => {
  const { run, closed } = await anAdministration();
  expect(await run(args)).toEqual({ ok: false, text: use });
  expect(closed).not.toHaveBeenCalled();
});

test.each([
  [["list"], true],
  [["remove", "nobody"], false],
])("the database is closed after %j", async (args, isDone) => {
  const { run, closed } = await anAdministration();
  expect((await run(args)).ok).toBe(isDone);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each([
  ["remove", undefined, 'There is no account "nobody". Check the name.'],
  ["set-role", "editor", 'There is no account "nobody". Check the name.'],
  ["set-password", undefined, 'There is no account "nobody". Check the name.'],
])("%s of an unknown account says so", async (command, role, text) => {
  const { run } = await anAdministration();
  const args = [command, "nobody", ...(role === undefined ? [] : [role])];
  expect(await run(args, "새 비밀번호 staple")).toEqual({ ok: false, text });
});

/** Letters without a pattern. */
const irregular = [1, 2, 3].map((seed) => createHash("sha512").update(`${seed}`).digest("base64")).join("");

test.each([
  [9, "The password has 9 characters. Use 10 to 200."],
  [10, undefined],
  [200, undefined],
  [201, "The password has 201 characters. Use 10 to 200."],
])("a password of %i characters is set, or refused for its length", async (length, problem) => {
  const { run } = await anAdministration();
  const { ok, text } = await run(["set-password", "admin"], irregular.slice(0, length));
  expect(ok).toBe(problem === undefined);
  if (problem !== undefined) expect(text).toBe(problem);
});

test("names of the company and of the account cannot be passwords", async () => {
  const { services, run } = await anAdministration();
  const { name } = (await services.siteContent.published()).company;
  for (const typed of [`${name.en}1`, "admin-admin-admin"])
    expect(await run(["set-password", "admin"], typed)).toEqual({
      ok: false,
      text: "The password is easily guessed. Use no common words, rows of keys, phone numbers or names of yours.",
    });
});

test("every change of an account is in the log with its source", async () => {
  const { services, run } = await anAdministration();
  await run(["add", "kim", "editor"]);
  await run(["set-role", "kim", "sales"]);
  await run(["disable-totp", "kim"]);
  await run(["remove", "kim"]);
  const entries = (await services.audit.page(1)).entries.map(({ event, account, detail }) => [
    event,
    account,
    detail,
  ]);
  expect(entries).toEqual([
    ["administrator-removed", "kim", "npm run admin"],
    ["totp-disabled", "kim", "npm run admin"],
    ["role-changed", "kim", "sales, npm run admin"],
    ["administrator-added", "kim", "npm run admin"],
  ]);
});

test("results name account and role", async () => {
  const { run } = await anAdministration();
  const texts = [
    await run(["add", "kim", "editor"]),
    await run(["add", "kim"]),
    await run(["add", "two words"]),
    await run(["set-role", "kim", "sales"]),
    await run(["set-role", "kim", "owner"]),
    await run(["set-role", "kim"]),
    await run(["disable-totp", "kim"]),
    await run(["remove", "kim"]),
    await run(["remove", "admin"]),
  ].map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^editor kim, password \S{20} \(shown only now\)$/),
    'There is an account "kim" already. Choose another name.',
    '"two words" cannot be a user name. Use up to 64 letters, digits or . _ @ -',
    'The role of "kim" is sales.',
    '"owner" is no role. Use administrator, editor, sales.',
    '"" is no role. Use administrator, editor, sales.',
    'Two-step login of "kim" is off.',
    'The administrator "kim" is removed, and signed out everywhere.',
    '"admin" is the last administrator. Add another one first.',
  ]);
});

test("a site without administrators says how to add one", async () => {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const { text } = await runAdminCommand(["list"], {
    openDatabase: async () => ({ ...database, close: async () => undefined }),
    readPassword: async () => "",
  });
  expect(text).toBe("There is no administrator. Use: npm run admin -- add <user>");
});
