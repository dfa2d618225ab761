/** A failed backup, restore or move, for a reason that the operator can correct. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
  readonly code = "BACKUP_PROBLEM";
}

export function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
