import { dirname, join } from "node:path";
import { writeManifest } from "./backup-file.ts";
import { openAlone } from "./exclusive-access.ts";
import { type Restored, restoreBackup } from "./restore.ts";
import { snapshotSqlite } from "./snapshot.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/**
 * Copies a SQLite database to an empty PostgreSQL database by a backup and its restore. The file is locked meanwhile, so that no
 * server can write to it.
 * @throws BackupProblem, DatabaseUnavailable; the PostgreSQL database is then unchanged.
 */
export async function moveToPostgres(file: string, url: string, now: Date): Promise<Restored> {
  const source = openAlone(file);
  try {
    return await withTemporaryFolder(dirname(file), "move", async (folder) => {
      const backup = join(folder, "move.backup");
      await snapshotSqlite(source, backup);
      await writeManifest(backup, { engine: "sqlite", madeAt: now });
      return restoreBackup(backup, { url }, { mentionsOverwrite: false, isCurrentCopy: true });
    });
  } finally {
    source.close();
  }
}
