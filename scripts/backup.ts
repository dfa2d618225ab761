/** `npm run backup -- <folder or new file>`: saves all data, also while the server runs. */
import { saveBackup } from "#data/backup/save.ts";
import { configuredAddress, describeAddress, fail, runCommand, tableLines } from "./database-command.ts";

const [target, ...more] = process.argv.slice(2);
if (target === undefined || more.length > 0) fail("Use: npm run backup -- <folder or new file>");

await runCommand(async (env) => {
  const address = configuredAddress(env);
  const { file, bytes, manifest } = await saveBackup(address, target, new Date());
  console.log(`Saved ${describeAddress(address)} as of ${manifest.madeAt}:`);
  console.log(tableLines(manifest.tables));
  console.log(
    `Backup: ${file} (${(bytes / 1e6).toFixed(1)} MB). It holds personal data and password hashes.`,
  );
});
