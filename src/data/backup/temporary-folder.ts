import { existsSync, mkdirSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { codeOf } from "../database/unavailable.ts";
import { BackupProblem } from "./problem.ts";

/** A folder that only its owner reads, for the copy that a command makes of all data. */
const prefix = ".site-";
const current = new RegExp(`^\\${prefix}(backup|restore|move)-\\w{6}$`);

/** Names that earlier versions used, without a lock: after a day no process uses them. */
const former = /^(\.backup|site-restore|site-move)-\w{6}$/;
const formerMs = 24 * 60 * 60 * 1000;

/** File whose lock the process holds while it uses the folder; the system releases it when the process ends. */
const lockName = "in-use";

/** Age up to which a folder without a lock may be in use, ms: its process creates the lock right after the folder. */
const lockingMs = 60_000;

/**
 * Runs `work` with a folder for copies of personal data below `parent`, and removes the folder afterwards. What interrupted
 * commands have left there before is removed first.
 * @throws BackupProblem when the disk of `parent` is full
 */
export async function withTemporaryFolder<T>(
  parent: string,
  kind: "backup" | "restore" | "move",
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await removeStaleFolders([parent, tmpdir()]);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, `${prefix}${kind}-`));
  const lock = tryLock(folder);
  try {
    return await work(folder);
  } catch (failure) {
    const reason = writeFailureIn(failure);
    if (reason === undefined) throw failure;
    throw new BackupProblem(
      `The copy in the folder "${parent}" failed (${reason}). Make room there, then try again.`,
    );
  } finally {
    lock?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Codes of a file that cannot grow, among them that of SQLite for a quota. PostgreSQL has its own for its disk. */
const noRoomCodes = /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR.*)$/;

/** The message of a file that could not grow, also where it is the cause of another failure. */
function writeFailureIn(failure: unknown): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  return noRoomCodes.test(codeOf(failure)) ? failure.message : writeFailureIn(failure.cause);
}

/** Removes the copies that interrupted commands have left in these folders, as far as they may be removed. */
export async function removeStaleFolders(parents: readonly string[]): Promise<void> {
  for (const parent of new Set(parents)) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names) {
      const folder = join(parent, name);
      if (await isStale(folder, name))
        await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

async function isStale(folder: string, name: string): Promise<boolean> {
  if (!current.test(name) && !former.test(name)) return false;
  const facts = await stat(folder).catch(() => undefined);
  if (!facts?.isDirectory()) return false;
  const ageMs = Date.now() - facts.mtimeMs;
  if (former.test(name)) return ageMs > formerMs;
  if (!existsSync(join(folder, lockName))) return ageMs > lockingMs;
  const lock = tryLock(folder);
  lock?.close();
  return lock !== undefined;
}

/** A lock of SQLite, which the system releases when the process ends. @returns `undefined` when another process has it */
function tryLock(folder: string): Sqlite.Database | undefined {
  let lock: Sqlite.Database | undefined;
  try {
    lock = new Sqlite(join(folder, lockName), { timeout: 0 });
    lock.exec("begin exclusive");
    return lock;
  } catch {
    lock?.close();
    return undefined;
  }
}
