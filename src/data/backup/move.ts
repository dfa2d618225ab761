import { dirname, join } from "node:path";
import { seal } from "./archive.ts";
import { type Restored, restoreBackup } from "./restore.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { openAlone } from "./served.ts";
import { snapshotSqlite } from "./snapshot.ts";

/**
 * Moves all that a SQLite file holds to an empty PostgreSQL database: a backup and its restore in one go, with the
 * file held all the while, so that no server can write what would stay behind. The file stays as it is.
 * @throws BackupProblem, DatabaseUnavailable; the PostgreSQL database is then as it was.
 */
export async function moveToPostgres(file: string, url: string, now: Date): Promise<Restored> {
  const source = openAlone(file);
  try {
    return await withScratchDatabase(dirname(file), "move", async (workshop) => {
      const backup = join(workshop, "move.backup");
      await snapshotSqlite(source, backup);
      await seal(backup, { engine: "sqlite", madeAt: now });
      return restoreBackup(backup, { url }, { overwrite: false, keepsWaysIn: true });
    });
  } finally {
    source.close();
  }
}
