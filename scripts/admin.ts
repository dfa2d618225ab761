/** Commands for the operator of the server: `npm run admin -- list`, `add <user> [role]`, `set-role <user> <role>`, `remove|set-password|disable-totp <user>`. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { createServices, type Services } from "#data/services.ts";
import { newUsernameSchema } from "#domain/admin/credentials.ts";
import { type Role, roleSchema, roles } from "#domain/admin/roles.ts";
import { maxNewUsernameLength, passwordLimits } from "#domain/form-problems.ts";
import { isGuessable } from "#domain/passwords/password-rule.ts";
import { attemptsOn } from "#http/attempts.ts";
import { readEnv } from "#server/env.ts";
import { openConfiguredDatabase } from "#server/open-database.ts";

const usage = [
  "Use: npm run admin -- list",
  "     npm run admin -- remove|set-password|disable-totp <user>",
  "     npm run admin -- add <user> [role], or: set-role <user> <role>",
  `     where a role is ${roles.join(", ")}; an account is added as administrator without one`,
].join("\n");

type Command = (services: Services, username: string, role?: string) => Promise<string>;

const commands: Partial<Record<string, Command>> = {
  add,
  remove,
  "set-role": setRole,
  "set-password": setPassword,
  "disable-totp": disableTotp,
};

/** Source in the log, instead of an address. */
const detail = "npm run admin";

const [name = "", username = "", role] = process.argv.slice(2);
const command = name === "list" ? list : commands[name];
if (command === undefined || (username === "") !== (name === "list")) fail(usage);
if (role !== undefined && name !== "add" && name !== "set-role") fail(usage);
const settings = readEnv(process.env);
if (!settings.ok) fail(settings.problem);
const { database } = await openConfiguredDatabase(settings.env, ({ message }) => console.error(message));
try {
  // A change and its line in the log are stored together.
  console.log(await database.atomically(() => command(createServices({ database }), username, role)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}

async function list({ accounts }: Services): Promise<string> {
  const lines = (await accounts.list()).map(
    ({ username, role, lastLoginAt, hasSecondFactor, isPasswordProvisional }) =>
      [
        username,
        role,
        lastLoginAt === null ? "has never signed in" : `signed in last ${lastLoginAt}`,
        hasSecondFactor ? "two-step login on" : "two-step login off",
        ...(isPasswordProvisional ? ["still has the password that was made up"] : []),
      ].join(", "),
  );
  return lines.join("\n") || "There is no administrator. Use: npm run admin -- add <user>";
}

async function add(
  { accounts, audit }: Services,
  username: string,
  typed = "administrator",
): Promise<string> {
  const role = readRole(typed);
  if (!newUsernameSchema.safeParse(username).success)
    throw new Error(
      `"${username}" cannot be a user name. Use up to ${maxNewUsernameLength} letters, digits or . _ @ -`,
    );
  const added = await accounts.add(username, { role });
  if (added === "taken") throw new Error(`There is an account "${username}" already. Choose another name.`);
  if (added === "full") throw new Error("There are too many accounts. Remove one that is not needed first.");
  await audit.record({ event: "administrator-added", account: username, detail });
  return `${role === "administrator" ? "Administrator" : role} ${username}, password ${added.generatedPassword} (shown only now)`;
}

async function remove({ accounts, audit }: Services, username: string): Promise<string> {
  const account = await accounts.find(username);
  const outcome = account ? await accounts.remove(account.id) : "missing";
  if (outcome === "missing") throw unknown(username);
  if (outcome === "last") throw lastAdministrator(username);
  await audit.record({ event: "administrator-removed", account: username, detail });
  return `The administrator "${username}" is removed, and signed out everywhere.`;
}

async function setRole({ accounts, audit }: Services, username: string, typed = ""): Promise<string> {
  const role = readRole(typed);
  const account = await accounts.find(username);
  const outcome = account ? await accounts.setRole(account.id, role) : "missing";
  if (outcome === "missing") throw unknown(username);
  if (outcome === "last") throw lastAdministrator(username);
  await audit.record({ event: "role-changed", account: username, detail: `${role}, ${detail}` });
  return `The role of "${username}" is ${role}.`;
}

/** Ends every session of the account, and resets its limits of failed logins. */
async function setPassword(
  { accounts, limits, audit, siteContent }: Services,
  username: string,
): Promise<string> {
  const password = await readPassword();
  const { shortest, longest } = passwordLimits;
  if (password.length < shortest || password.length > longest)
    throw new Error(`The password has ${password.length} characters. Use ${shortest} to ${longest}.`);
  const { name } = (await siteContent.live()).company;
  if (isGuessable(password, [...Object.values(name), username]))
    throw new Error(
      "The password is easily guessed. Use no common words, rows of keys, phone numbers or names of yours.",
    );
  if (!(await accounts.setPassword(username, password))) throw unknown(username);
  await limits.lift(attemptsOn(username));
  await audit.record({ event: "password-changed", account: username, detail });
  return `The password of "${username}" is set. Every session of the account has ended.`;
}

/** For who has lost both the authenticator app and the recovery codes. */
async function disableTotp({ accounts, secondFactor, audit }: Services, username: string): Promise<string> {
  const account = await accounts.find(username);
  if (!account) throw unknown(username);
  await secondFactor.disable(account.id);
  await audit.record({ event: "totp-disabled", account: username, detail });
  return `Two-step login of "${username}" is off.`;
}

/** From the terminal, without echo; or the first line of the standard input. */
async function readPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write("New password: ");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY ?? false });
  for await (const line of lines) {
    lines.close();
    if (stdin.isTTY) stdout.write("\n");
    return line;
  }
  throw new Error("No password was given. Type one, or pipe it in.");
}

function readRole(typed: string): Role {
  const role = roleSchema.safeParse(typed);
  if (!role.success) throw new Error(`"${typed}" is no role. Use ${roles.join(", ")}.`);
  return role.data;
}

function lastAdministrator(username: string): Error {
  return new Error(`"${username}" is the last administrator. Add another one first.`);
}

function unknown(username: string): Error {
  return new Error(`There is no account "${username}". Check the name.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
