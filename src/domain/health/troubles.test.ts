import { expect, test } from "vitest";
import type { HealthReport } from "./health-report.ts";
import { healthLimits, purgeStatusOf, troublesOf } from "./troubles.ts";

const now = new Date("2026-11-25T09:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const well: HealthReport = {
  writeFailureReason: undefined,
  failedWrites: [],
  lastFailedWriteAt: undefined,
  disk: { freeBytes: healthLimits.minFreeBytes, totalBytes: 5e10 },
  backups: { newest: { madeAt: hoursAgo(healthLimits.maxBackupAgeHours), bytes: 1e6 } },
  inquiryFileBytes: healthLimits.maxInquiryFileBytes,
  mails: {
    waiting: 3,
    failed: 0,
    failedLastHour: 0,
    oldestWaitingMs: healthLimits.maxMailWaitMinutes * 60_000,
  },
  purges: undefined,
  webhookCalls: { waiting: 0, retried: 0, failed: 0, failedLastHour: 0 },
  waitingJobs: { pictures: healthLimits.maxWaitingJobs },
};

test("nothing is reported while every figure is within its limit, nor what cannot be found out", () => {
  expect(troublesOf(well, now)).toEqual([]);
  const unknown = {
    ...well,
    disk: undefined,
    backups: undefined,
    mails: undefined,
    inquiryFileBytes: undefined,
    waitingJobs: {},
  };
  expect(troublesOf(unknown, now)).toEqual([]);
  expect(troublesOf({ ...well, lastFailedWriteAt: hoursAgo(1) }, now)).toEqual([]);
});

test.each<[Partial<HealthReport>, object]>([
  [
    { writeFailureReason: "disk-full", lastFailedWriteAt: now },
    { kind: "not-writable", reason: "disk-full" },
  ],
  [{ lastFailedWriteAt: hoursAgo(0.9) }, { kind: "failed-writes" }],
  [{ disk: { freeBytes: 12.9e6, totalBytes: 5e10 } }, { kind: "little-room", freeMegabytes: 12 }],
  [{ inquiryFileBytes: 4.5 * 1024 ** 3 }, { kind: "many-inquiry-files", percent: 90 }],
  [{ backups: { newest: undefined } }, { kind: "no-backup" }],
  [{ backups: { newest: { madeAt: hoursAgo(30.5), bytes: 1 } } }, { kind: "old-backup", hours: 30 }],
  [
    { mails: { waiting: 2, failed: 0, failedLastHour: 0, oldestWaitingMs: 3e6 } },
    { kind: "waiting-mails", count: 2 },
  ],
  [
    { purges: { failingSince: hoursAgo(0.5), isPending: true, purgedAt: hoursAgo(1) } },
    { kind: "outdated-caches", minutes: 30 },
  ],
  [{ waitingJobs: { pictures: 15, passwords: 6 } }, { kind: "waiting-jobs", count: 21 }],
])("a figure beyond its limit is reported: %j", (figures, trouble) => {
  expect(troublesOf({ ...well, ...figures }, now)).toEqual([trouble]);
});

test("the gravest comes first, and a full disk is named once", () => {
  const report = { ...well, writeFailureReason: "damaged" as const, disk: { freeBytes: 0, totalBytes: 1 } };
  expect(troublesOf(report, now).map(({ kind }) => kind)).toEqual(["not-writable", "little-room"]);
  expect(troublesOf({ ...report, writeFailureReason: "disk-full" }, now)).toHaveLength(1);
});

test.each<[HealthReport["purges"], object | undefined]>([
  [undefined, undefined],
  [{ failingSince: undefined, isPending: true, purgedAt: undefined }, { state: "pending" }],
  [
    { failingSince: now, isPending: true, purgedAt: hoursAgo(1) },
    { state: "retrying", purgedAt: "2026-11-25T08:00:00.000Z" },
  ],
  [
    { failingSince: undefined, isPending: false, purgedAt: now },
    { state: "done", purgedAt: "2026-11-25T09:00:00.000Z" },
  ],
])("purges %j are reported to administrators as %j", (purges, status) => {
  expect(purgeStatusOf({ purges })).toEqual(status);
});
