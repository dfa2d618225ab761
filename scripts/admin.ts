/** Commands for the operator of the server: `npm run admin -- <command>`; without one it lists them. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { rejectMissingDatabase } from "#data/backup/problem.ts";
import { runAdminCommand } from "#server/commands/admin-command.ts";
import { openConfiguredDatabase } from "#server/open-database.ts";
import { configuredAddress, runCommand } from "./database-command.ts";

await runCommand(async (env) => {
  const openDatabase = async () => {
    const address = configuredAddress(env);
    if ("file" in address) rejectMissingDatabase(address.file);
    const { database } = await openConfiguredDatabase(env, ({ message }) => console.error(message));
    return database;
  };
  const { ok, text } = await runAdminCommand(process.argv.slice(2), { openDatabase, readPassword });
  if (ok) console.log(text);
  else console.error(text);
  process.exitCode = ok ? 0 : 1;
});

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
