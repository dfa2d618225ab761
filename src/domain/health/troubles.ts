import * as z from "zod/mini";
import type { Contract } from "../contract.ts";
import { maxInquiryFileBytes } from "../inquiries/files/inquiry-file.ts";
import { type HealthReport, writeFailureReasons } from "./health-report.ts";

/** Limits beyond which an operator has to act; `deploy/alerts.yml` has the same. */
export const healthLimits = {
  minFreeBytes: 1e9,
  /** Four fifths of the 5 GiB that they may have. */
  maxInquiryFileBytes: 4.3e9,
  maxBackupAgeHours: 26,
  maxMailWaitMinutes: 30,
  maxWaitingJobs: 20,
  failedWritesWithinHours: 1,
} as const;

const hourMs = 60 * 60 * 1000;

const troubleSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("not-writable"), reason: z.enum(writeFailureReasons) }),
  z.object({ kind: z.literal("failed-writes") }),
  z.object({ kind: z.literal("little-room"), freeMegabytes: z.int() }),
  z.object({ kind: z.literal("many-inquiry-files"), percent: z.int() }),
  z.object({ kind: z.literal("no-backup") }),
  z.object({ kind: z.literal("old-backup"), hours: z.int() }),
  z.object({ kind: z.literal("waiting-mails"), count: z.int() }),
  z.object({ kind: z.literal("waiting-jobs"), count: z.int() }),
  z.object({ kind: z.literal("outdated-caches"), minutes: z.int() }),
]);
export type Trouble = z.infer<typeof troubleSchema>;

/** State of the purges by which the caches in front of the site drop what has changed; absent without such caches. */
const purgeSchema = z.object({
  state: z.enum(["pending", "retrying", "done"]),
  /** When the last purge succeeded. */
  purgedAt: z.optional(z.iso.datetime()),
});
export type PurgeStatus = z.infer<typeof purgeSchema>;

/** The call with the current problems of the site, for the administration. */
export const healthCalls = {
  troubles: {
    method: "GET",
    path: "/admin/health",
    response: z.object({ troubles: z.array(troubleSchema), purges: z.optional(purgeSchema) }),
  },
} as const satisfies Record<string, Contract>;

/** Returns what has to be acted on, the gravest first. */
export function troublesOf(report: HealthReport, now: Date): Trouble[] {
  return [
    ...writeTroublesOf(report, now),
    ...diskTroubles(report),
    ...inquiryFileTroubles(report),
    ...backupTroubles(report, now),
    ...waiting(report),
    ...cacheTroubles(report, now),
  ];
}

/** Returns the purges as administrators see them. */
export function purgeStatusOf({ purges }: Pick<HealthReport, "purges">): PurgeStatus | undefined {
  if (!purges) return undefined;
  const { failingSince, isPending, purgedAt } = purges;
  const state = failingSince ? "retrying" : isPending ? "pending" : "done";
  return { state, ...(purgedAt && { purgedAt: purgedAt.toISOString() }) };
}

function writeTroublesOf({ writeFailureReason, lastFailedWriteAt }: HealthReport, now: Date): Trouble[] {
  if (writeFailureReason) return [{ kind: "not-writable", reason: writeFailureReason }];
  const sinceMs = lastFailedWriteAt ? now.getTime() - lastFailedWriteAt.getTime() : Number.POSITIVE_INFINITY;
  return sinceMs < healthLimits.failedWritesWithinHours * hourMs ? [{ kind: "failed-writes" }] : [];
}

function diskTroubles({ disk, writeFailureReason }: HealthReport): Trouble[] {
  if (!disk || writeFailureReason === "disk-full" || disk.freeBytes >= healthLimits.minFreeBytes) return [];
  return [{ kind: "little-room", freeMegabytes: Math.floor(disk.freeBytes / 1e6) }];
}

function inquiryFileTroubles({ inquiryFileBytes = 0 }: HealthReport): Trouble[] {
  if (inquiryFileBytes <= healthLimits.maxInquiryFileBytes) return [];
  return [
    { kind: "many-inquiry-files", percent: Math.floor((100 * inquiryFileBytes) / maxInquiryFileBytes) },
  ];
}

function backupTroubles({ backups }: HealthReport, now: Date): Trouble[] {
  if (!backups) return [];
  if (!backups.newest) return [{ kind: "no-backup" }];
  const hours = Math.floor((now.getTime() - backups.newest.madeAt.getTime()) / hourMs);
  return hours > healthLimits.maxBackupAgeHours ? [{ kind: "old-backup", hours }] : [];
}

function waiting({ mails, waitingJobs }: HealthReport): Trouble[] {
  const jobs = Object.values(waitingJobs).reduce((sum, count) => sum + count, 0);
  const isMailLate = mails && mails.oldestWaitingMs > healthLimits.maxMailWaitMinutes * 60_000;
  return [
    ...(isMailLate ? [{ kind: "waiting-mails", count: mails.waiting } as const] : []),
    ...(jobs > healthLimits.maxWaitingJobs ? [{ kind: "waiting-jobs", count: jobs } as const] : []),
  ];
}

function cacheTroubles({ purges }: HealthReport, now: Date): Trouble[] {
  if (!purges?.failingSince) return [];
  const minutes = Math.ceil((now.getTime() - purges.failingSince.getTime()) / 60_000);
  return [{ kind: "outdated-caches", minutes }];
}
