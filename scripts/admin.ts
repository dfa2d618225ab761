/** Commands for whoever runs the server: `npm run admin -- set-password <user>`. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { createServices, type Services } from "#data/services.ts";
import { passwordLimits } from "#domain/form-problems.ts";
import { readEnv } from "#server/env.ts";
import { openConfiguredDatabase } from "#server/open-database.ts";

const usage = "Use: npm run admin -- set-password <user>, or: npm run admin -- disable-totp <user>";

const commands: Partial<Record<string, (services: Services, username: string) => Promise<string>>> = {
  "set-password": setPassword,
  "disable-totp": disableTotp,
};

const [name = "", username = ""] = process.argv.slice(2);
const command = commands[name];
if (command === undefined || username === "") fail(usage);
const settings = readEnv(process.env);
if (!settings.ok) fail(settings.problem);
const { database } = await openConfiguredDatabase(settings.env, ({ message }) => console.error(message));
try {
  console.log(await command(createServices({ database }), username));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}

/** Ends every session of the account. */
async function setPassword({ accounts, audit }: Services, username: string): Promise<string> {
  const password = await readPassword();
  const { shortest, longest } = passwordLimits;
  if (password.length < shortest || password.length > longest)
    throw new Error(`The password has ${password.length} characters. Use ${shortest} to ${longest}.`);
  if (!(await accounts.setPassword(username, password))) throw unknown(username);
  await audit.record({ event: "password-changed", account: username, detail: "npm run admin" });
  return `The password of "${username}" is set. Every session of the account has ended.`;
}

/** For who has lost both the authenticator app and the recovery codes. */
async function disableTotp({ accounts, secondFactor, audit }: Services, username: string): Promise<string> {
  const account = await accounts.find(username);
  if (!account) throw unknown(username);
  await secondFactor.disable(account.id);
  await audit.record({ event: "totp-disabled", account: username, detail: "npm run admin" });
  return `Two-step login of "${username}" is off.`;
}

/** From the terminal, unseen; or the first line of what is piped in. */
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

function unknown(username: string): Error {
  return new Error(`There is no account "${username}". Check the name.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
