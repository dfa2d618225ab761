/** `npm run backup -- <folder or new file>`: saves all data, also while the server runs. */
import { parseArgs } from "node:util";
import { saveBackup } from "#data/backup/save.ts";
import { configuredAddress, describeAddress, fail, runCommand, tableLines } from "./database-command.ts";

const target = readArgument();
await runCommand(async (env) => {
  const address = configuredAddress(env);
  const { file, bytes, manifest } = await saveBackup(address, target, new Date());
  console.log(`Saved ${describeAddress(address)} as of ${manifest.madeAt}:`);
  console.log(tableLines(manifest.tables));
  console.log(
    `Backup: ${file} (${(bytes / 1e6).toFixed(1)} MB). It holds personal data and password hashes.`,
  );
});

function readArgument(): string {
  try {
    const [target, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (target !== undefined && more.length === 0) return target;
  } catch {
    // An option that does not exist: the same answer.
  }
  return fail("Use: npm run backup -- <folder or new file>");
}
