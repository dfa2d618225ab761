import type { HashPassword } from "#data/admin/passwords.ts";
import type { Database } from "#data/database/connect.ts";
import { createServices, type Services } from "#data/services.ts";
import { newUsernameSchema } from "#domain/admin/credentials.ts";
import { type Role, roleSchema, roles } from "#domain/admin/roles.ts";
import { maxNewUsernameLength, passwordLimits } from "#domain/form-problems.ts";
import { isGuessable } from "#domain/passwords/password-rule.ts";
import { accountKeyPrefix } from "#http/limits.ts";

/** The text that a command prints, and whether it did what it was called for. */
export interface CommandResult {
  ok: boolean;
  text: string;
}

export interface CommandInput {
  /** Called once the arguments are known to be a command; the database is closed afterwards. */
  openDatabase(): Promise<Database>;
  /** @throws Error when no password is given. */
  readPassword(): Promise<string>;
  hashPassword?: HashPassword;
}

interface Given extends Pick<CommandInput, "readPassword"> {
  role: string | undefined;
}

type Command = (services: Services, username: string, given: Given) => Promise<string>;

const usage = [
  "Use: npm run admin -- list",
  "     npm run admin -- remove|set-password|disable-totp <user>",
  "     npm run admin -- add <user> [role], or: set-role <user> <role>",
  `     where a role is ${roles.join(", ")}; an account is added as administrator without one`,
].join("\n");

const commands: Readonly<Record<string, Command>> = {
  add,
  remove,
  "set-role": setRole,
  "set-password": setPassword,
  "disable-totp": disableTotp,
};

/** Source in the log, instead of an address. */
const detail = "npm run admin";

/**
 * Runs one of the commands for the operator of the server: `list`, `add <user> [role]`, `set-role <user> <role>`,
 * `remove|set-password|disable-totp <user>`.
 */
export async function runAdminCommand(
  [name = "", username = "", role]: readonly string[],
  { openDatabase, readPassword, ...options }: CommandInput,
): Promise<CommandResult> {
  const command = name === "list" ? list : Object.hasOwn(commands, name) ? commands[name] : undefined;
  const takesRole = name === "add" || name === "set-role";
  if (command === undefined || (username === "") !== (name === "list") || (role !== undefined && !takesRole))
    return { ok: false, text: usage };
  const database = await openDatabase();
  try {
    const services = createServices({ database, ...options });
    // A change and its line in the log are stored together.
    const text = await database.atomically(() => command(services, username, { role, readPassword }));
    return { ok: true, text };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  } finally {
    await database.close();
  }
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
  { role: typed = "administrator" }: Given,
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

async function setRole(
  { accounts, audit }: Services,
  username: string,
  { role: typed = "" }: Given,
): Promise<string> {
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
  { readPassword }: Given,
): Promise<string> {
  const password = await readPassword();
  const { shortest, longest } = passwordLimits;
  if (password.length < shortest || password.length > longest)
    throw new Error(`The password has ${password.length} characters. Use ${shortest} to ${longest}.`);
  const { name } = (await siteContent.published()).company;
  if (await isGuessable(password, [...Object.values(name), username]))
    throw new Error(
      "The password is easily guessed. Use no common words, rows of keys, phone numbers or names of yours.",
    );
  if (!(await accounts.setPassword(username, password))) throw unknown(username);
  await limits.resetByPrefix(accountKeyPrefix(username));
  await audit.record({ event: "password-changed", account: username, detail });
  return `The password of "${username}" is set. Every session of the account has ended.`;
}

/** For an administrator without the authenticator app and the recovery codes. */
async function disableTotp({ accounts, secondFactor, audit }: Services, username: string): Promise<string> {
  const account = await accounts.find(username);
  if (!account) throw unknown(username);
  await secondFactor.disable(account.id);
  await audit.record({ event: "totp-disabled", account: username, detail });
  return `Two-step login of "${username}" is off.`;
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
