/** `npm run move -- --to postgres://…`: moves all data from the embedded database to PostgreSQL. */
import { parseArgs } from "node:util";
import { moveToPostgres } from "#data/backup/move.ts";
import { databaseAddressForm, isDatabaseAddress } from "#server/address-settings.ts";
import { sqliteFilePath } from "#server/open-database.ts";
import { describeAddress, fail, runCommand, tableLines } from "./database-command.ts";

const usage = "Use: npm run move -- --to postgres://user:password@host/database, or set DATABASE_URL to it";

const asked = readArguments();
await runCommand(async ({ dataDir, databaseUrl }) => {
  const url = asked ?? databaseUrl;
  if (url === undefined) return fail(usage);
  if (!isDatabaseAddress(url))
    return fail(`The address after --to is not valid. Give ${databaseAddressForm}.`);
  const file = sqliteFilePath(dataDir);
  const { tables } = await moveToPostgres(file, url, new Date());
  console.log(
    `Moved ${file} to ${describeAddress({ url })}. Rows and checksums of every table are the same:`,
  );
  console.log(tableLines(tables));
  console.log(`Set DATABASE_URL and start the server. "${file}" stays as it is, as a reserve.`);
});

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: "string" } } }).values.to;
  } catch {
    return fail(usage);
  }
}
