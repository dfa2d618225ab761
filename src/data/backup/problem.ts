/** A backup, a restore or a move that cannot be done, for a reason that the operator can correct. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
  readonly code = "BACKUP_PROBLEM";
}

/** The words of a failure, for the middle of a sentence. */
export function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
