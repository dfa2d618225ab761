import { dirname, join } from "node:path";
import { writeManifest } from "./archive.ts";
import { type Restored, restoreBackup } from "./restore.ts";
import { openAlone } from "./served.ts";
import { snapshotSqlite } from "./snapshot.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/**
 * Moves all that a SQLite file holds to an empty PostgreSQL database: a backup and its restore in one go, with the
 * file held all the while, so that no server can write what would stay behind. The file stays as it is.
 * @throws BackupProblem, DatabaseUnavailable; the PostgreSQL database is then as it was.
 */
export async function moveToPostgres(file: string, url: string, now: Date): Promise<Restored> {
  const source = openAlone(file);
  try {
    return await withTemporaryFolder(dirname(file), "move", async (folder) => {
      const backup = join(folder, "move.backup");
      await snapshotSqlite(source, backup);
      await writeManifest(backup, { engine: "sqlite", madeAt: now });
      return restoreBackup(backup, { url }, { overwrite: false, keepsSessions: true });
    });
  } finally {
    source.close();
  }
}
