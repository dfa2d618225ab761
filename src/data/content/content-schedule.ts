import type { Transaction } from "kysely";
import { auditDetails } from "#content/admin/log/audit-details.ts";
import type { StoredEdits } from "#domain/content/edits.ts";
import {
  draftAfterPublication,
  mergeSchedule,
  type ScheduledEdits,
} from "#domain/content/scheduled-edits.ts";
import type { AuditLog } from "../admin/audit-log.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { readDraft, replaceDraft } from "./draft.ts";
import { deleteSchedule, readSchedule, type StoredSchedule, storeSchedule } from "./schedule-row.ts";
import { editsOfDraft, hashOfEdits, type SiteContent } from "./site-content.ts";
import { addVersion, publishedVersion } from "./versions.ts";

/** A scheduled publication of the site's texts, with its result if it were published now. */
export interface ScheduledContent {
  /** ISO 8601, UTC, like all times here. */
  at: string;
  by: string;
  /** When the schedule was made; identifies it. */
  plannedAt: string;
  /** Time of the failed publication. */
  failedAt: string | null;
  edits: StoredEdits;
  /** Paths of scheduled texts that are skipped, because other texts were published there since. */
  skipped: string[];
}

export interface ScheduleRequest {
  at: Date;
  /** Hash of the reviewed draft; absent if only the time changes. */
  draftHash?: string | undefined;
  /** `plannedAt` of the schedule that the editor has seen; null without one. */
  expectedPlannedAt: string | null;
  by: string;
}

/** "repeated" changes nothing; kinds without a schedule are refusals. */
export type ScheduleResult =
  | { kind: "scheduled" | "repeated"; schedule: ScheduledContent }
  | { kind: "timeOver" | "draftChanged" | "scheduleChanged" | "nothing" };

/** Scheduled publication of the site's texts. There is at most one. Tables and API paths call it `plan`. */
export interface ContentSchedule {
  find(): Promise<ScheduledContent | undefined>;
  schedule(request: ScheduleRequest): Promise<ScheduleResult>;
  /** @param seenPlannedAt `plannedAt` of the schedule that the editor has seen */
  cancel(seenPlannedAt: string): Promise<"cancelled" | "repeated" | "scheduleChanged">;
  /** Publishes the schedule if its time has come; once, by one of the instances. @returns 0 or 1 publications */
  publishDue(): Promise<number>;
}

interface ContentScheduleOptions {
  siteContent: Pick<SiteContent, "differences">;
  audit: Pick<AuditLog, "record">;
  clock: () => Date;
}

export function createContentSchedule(database: Database, options: ContentScheduleOptions): ContentSchedule {
  const { db, changeWithoutNotifying } = database;
  const { clock } = options;
  return {
    async find() {
      const schedule = await readSchedule(db);
      return schedule && toView(schedule, (await publishedVersion(db)).edits);
    },
    schedule: (request) => changeWithoutNotifying("content", (trx) => saveSchedule(trx, request, clock())),
    cancel: (seenPlannedAt) => changeWithoutNotifying("content", (trx) => cancelSchedule(trx, seenPlannedAt)),
    async publishDue() {
      const now = clock().getTime();
      if (!isDue(await readTimes(database), now)) return 0;
      return database.atomically(() => database.change("content", (trx) => publishSchedule(trx, options)));
    },
  };
}

async function saveSchedule(
  trx: Transaction<Tables>,
  request: ScheduleRequest,
  now: Date,
): Promise<ScheduleResult> {
  const former = await readSchedule(trx);
  const published = (await publishedVersion(trx)).edits;
  const wanted = await wantedEdits(trx, request.draftHash, { former, published });
  if (!wanted) return { kind: request.draftHash === undefined ? "scheduleChanged" : "draftChanged" };
  if (former && isRepeated(former, wanted, request))
    return { kind: "repeated", schedule: toView(former, published) };
  if (request.at <= now) return { kind: "timeOver" };
  if ((former ? isoTime(former.plannedAt) : null) !== request.expectedPlannedAt)
    return { kind: "scheduleChanged" };
  if (mergeSchedule(wanted, published).changed.length === 0) return { kind: "nothing" };
  const schedule = {
    ...wanted,
    publishAt: request.at.getTime(),
    // Identifies the schedule, so it must differ from that of the former one.
    plannedAt: Math.max(now.getTime(), (former?.plannedAt ?? 0) + 1),
    plannedBy: request.by,
    failedAt: null,
  };
  await storeSchedule(trx, schedule);
  return { kind: "scheduled", schedule: toView(schedule, published) };
}

async function cancelSchedule(
  trx: Transaction<Tables>,
  seenPlannedAt: string,
): Promise<"cancelled" | "repeated" | "scheduleChanged"> {
  const schedule = await readSchedule(trx);
  if (!schedule) return "repeated";
  if (isoTime(schedule.plannedAt) !== seenPlannedAt) return "scheduleChanged";
  await deleteSchedule(trx);
  return "cancelled";
}

/** The draft, or the edits of the former schedule; `undefined` if they are not those that the editor has seen. */
async function wantedEdits(
  trx: Transaction<Tables>,
  reviewedHash: string | undefined,
  { former, published }: { former: StoredSchedule | undefined; published: StoredEdits },
): Promise<ScheduledEdits | undefined> {
  if (reviewedHash === undefined) return former && { edits: former.edits, before: former.before };
  const edits = editsOfDraft(await readDraft(trx));
  return hashOfEdits(edits) === reviewedHash ? { edits, before: published } : undefined;
}

function isRepeated(former: StoredSchedule, { edits }: ScheduledEdits, { at, by }: ScheduleRequest): boolean {
  return (
    former.failedAt === null &&
    former.publishAt === at.getTime() &&
    former.plannedBy === by &&
    hashOfEdits(former.edits) === hashOfEdits(edits)
  );
}

/** Publishes the schedule, unless another instance has done so or an editor has changed it. */
async function publishSchedule(
  trx: Transaction<Tables>,
  { siteContent, audit, clock }: ContentScheduleOptions,
): Promise<number> {
  const [schedule, now] = [await readSchedule(trx), clock()];
  if (!schedule || !isDue(schedule, now.getTime())) return 0;
  const { edits, changed } = mergeSchedule(schedule, (await publishedVersion(trx)).edits);
  const by = schedule.plannedBy;
  const differences = await siteContent.differences(edits);
  if (differences.some(({ problems }) => problems.length > 0)) {
    // It would fail at each attempt; the editor shows why.
    await storeSchedule(trx, { ...schedule, failedAt: now.getTime() });
    await audit.record({ event: "content-schedule-failed", account: by });
    return 0;
  }
  await deleteSchedule(trx);
  if (changed.length === 0) return 0;
  const id = await addVersion(trx, edits, { by, now });
  await replaceDraft(trx, draftAfterPublication(schedule, changed, editsOfDraft(await readDraft(trx))), {
    by,
    now,
  });
  await audit.record({ event: "content-published", account: by, detail: auditDetails.version(id) });
  return 1;
}

function readTimes({ db }: Database): Promise<Pick<StoredSchedule, "publishAt" | "failedAt"> | undefined> {
  return db.selectFrom("contentPlans").select(["publishAt", "failedAt"]).executeTakeFirst();
}

function isDue(schedule: Pick<StoredSchedule, "publishAt" | "failedAt"> | undefined, now: number): boolean {
  return schedule !== undefined && schedule.failedAt === null && Number(schedule.publishAt) <= now;
}

function toView(schedule: StoredSchedule, published: StoredEdits): ScheduledContent {
  const { edits, skipped } = mergeSchedule(schedule, published);
  return {
    at: isoTime(schedule.publishAt),
    by: schedule.plannedBy,
    plannedAt: isoTime(schedule.plannedAt),
    failedAt: schedule.failedAt === null ? null : isoTime(schedule.failedAt),
    edits,
    skipped,
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
