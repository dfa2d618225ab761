/** Reasons why the database takes no writes. */
export const writeFailureReasons = [
  "disk-full",
  "read-only",
  "unreachable",
  "busy",
  "damaged",
  "disk-error",
  "other",
] as const;
export type WriteFailureReason = (typeof writeFailureReasons)[number];

/** Statements of one table that failed for one reason, since the start. */
export interface FailedWrites {
  /** As it is stored; "unknown" where a transaction failed before it named one. */
  table: string;
  reason: WriteFailureReason;
  count: number;
}

/** Purges of what has changed in the caches in front of the site. */
export interface PurgeState {
  /** Since when caches hold outdated pages, because a purge fails; `undefined` while none does. */
  failingSince: Date | undefined;
  /** True until the first purge after a change has succeeded; each is repeated for pages on their way, which nobody waits for. */
  isPending: boolean;
  /** When the last first purge succeeded. */
  purgedAt: Date | undefined;
}

/** Figures by which an operator sees that the site fails. What cannot be found out is `undefined`. */
export interface HealthReport {
  /** Reason why nothing can be written; `undefined` where writing works. */
  writeFailureReason: WriteFailureReason | undefined;
  failedWrites: readonly FailedWrites[];
  lastFailedWriteAt: Date | undefined;
  /** Room on the disk of the SQLite file; a PostgreSQL server has its own. */
  disk: { freeBytes: number; totalBytes: number } | undefined;
  /** `undefined` where no folder is named. */
  backups: { newest: { madeAt: Date; bytes: number } | undefined } | undefined;
  /** Size of the files of all inquiries. */
  inquiryFileBytes: number | undefined;
  /** Calls of webhooks: those not tried yet, those that failed and are tried again, and those given up within 30 days or the last hour. */
  webhookCalls: { waiting: number; retried: number; failed: number; failedLastHour: number } | undefined;
  mails: { waiting: number; failed: number; failedLastHour: number; oldestWaitingMs: number } | undefined;
  /** `undefined` where no cache in front of the site is to be purged. */
  purges: PurgeState | undefined;
  /** Jobs of this instance that wait, by queue. */
  waitingJobs: Readonly<Record<string, number>>;
}
