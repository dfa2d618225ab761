/** `npm run restore -- <backup> [--overwrite]`: fills the configured database from a backup. */
import { parseArgs } from "node:util";
import { restoreBackup } from "#data/backup/restore.ts";
import { configuredAddress, describeAddress, fail, runCommand, tableLines } from "./database-command.ts";

const usage = "Use: npm run restore -- <backup> [--overwrite]";

const { backup, overwrite } = readArguments();
await runCommand(async (env) => {
  const address = configuredAddress(env);
  const { manifest, tables, unapplied } = await restoreBackup(backup, address, { overwrite });
  console.log(
    `Restored the backup of ${manifest.madeAt} to ${describeAddress(address)}, compared row by row:`,
  );
  console.log(tableLines(tables));
  if (unapplied.length > 0)
    console.log(
      `${unapplied.length} edits of the pages cannot be read and are not shown; the editor lists them: ${unapplied.join(", ")}`,
    );
  console.log("Everybody is signed out, and links for a new password have ended. Start the server now.");
});

function readArguments(): { backup: string; overwrite: boolean } {
  try {
    const options = { overwrite: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [backup, ...more] = positionals;
    if (backup !== undefined && more.length === 0) return { backup, overwrite: values.overwrite };
  } catch {
    // An option that does not exist: the same answer.
  }
  return fail(usage);
}
