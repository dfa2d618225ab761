import { existsSync } from "node:fs";

/** A failed command on the data, for a reason that the operator can correct. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
  readonly code = "BACKUP_PROBLEM";
}

/** Rejects a missing file: opening it would create an empty database, and the server's is elsewhere. */
export function rejectMissingDatabase(
  file: string,
  advice = "Set DATA_DIR or DATABASE_URL to what the server uses.",
): void {
  if (!existsSync(file)) throw new BackupProblem(`There is no database "${file}". ${advice}`);
}

export function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
