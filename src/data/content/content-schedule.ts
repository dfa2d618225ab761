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
import { draftHash, editsOfDraft, type SiteContent } from "./site-content.ts";
import { addVersion, liveVersion } from "./versions.ts";

/** A scheduled publication of the site's texts, with its result if it were published now. */
export interface ScheduledContent {
  /** ISO 8601, UTC, like all times here. */
  at: string;
  by: string;
  plannedAt: string;
  /** Time of the failed publication. */
  failedAt: string | null;
  edits: StoredEdits;
  /** Paths of scheduled texts that are skipped, because other texts were published there since; the API calls them `left`. */
  left: string[];
}

export interface ScheduleRequest {
  at: Date;
  /** `draftHash` of the reviewed draft; absent if only the time changes. */
  draftHash?: string | undefined;
  /** `plannedAt` of the plan that the editor has seen; null without one. */
  expectedPlannedAt: string | null;
  by: string;
}

/** "repeated" changes nothing; kinds without a plan are refusals. */
export type ScheduleResult =
  | { kind: "scheduled" | "repeated"; plan: ScheduledContent }
  | { kind: "timeOver" | "draftChanged" | "planChanged" | "nothing" };

/** Scheduled publication of the site's texts. There is at most one; stored and sent as `plan`. */
export interface ContentSchedule {
  find(): Promise<ScheduledContent | undefined>;
  schedule(request: ScheduleRequest): Promise<ScheduleResult>;
  /** @param seenPlannedAt `plannedAt` of the plan that the editor has seen */
  cancel(seenPlannedAt: string): Promise<"cancelled" | "repeated" | "planChanged">;
  /** Publishes the plan if its time has come; once, by one of the instances. @returns 0 or 1 publications */
  publishDue(): Promise<number>;
}

interface ContentScheduleOptions {
  siteContent: Pick<SiteContent, "differences">;
  audit: Pick<AuditLog, "record">;
  clock: () => Date;
}

export function createContentSchedule(database: Database, options: ContentScheduleOptions): ContentSchedule {
  const { db, changeUnannounced } = database;
  const { clock } = options;
  return {
    async find() {
      const plan = await readSchedule(db);
      return plan && toView(plan, (await liveVersion(db)).edits);
    },
    schedule: (request) => changeUnannounced("content", (trx) => saveSchedule(trx, request, clock())),
    cancel: (seenPlannedAt) => changeUnannounced("content", (trx) => cancelSchedule(trx, seenPlannedAt)),
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
  const live = (await liveVersion(trx)).edits;
  const wanted = await wantedEdits(trx, request.draftHash, { former, live });
  if (!wanted) return { kind: request.draftHash === undefined ? "planChanged" : "draftChanged" };
  if (former && isRepeated(former, wanted, request)) return { kind: "repeated", plan: toView(former, live) };
  if (request.at <= now) return { kind: "timeOver" };
  if ((former ? isoTime(former.plannedAt) : null) !== request.expectedPlannedAt)
    return { kind: "planChanged" };
  if (mergeSchedule(wanted, live).changed.length === 0) return { kind: "nothing" };
  const plan = {
    ...wanted,
    publishAt: request.at.getTime(),
    // Identifies the plan, so it must differ from that of the former one.
    plannedAt: Math.max(now.getTime(), (former?.plannedAt ?? 0) + 1),
    plannedBy: request.by,
    failedAt: null,
  };
  await storeSchedule(trx, plan);
  return { kind: "scheduled", plan: toView(plan, live) };
}

async function cancelSchedule(
  trx: Transaction<Tables>,
  seenPlannedAt: string,
): Promise<"cancelled" | "repeated" | "planChanged"> {
  const plan = await readSchedule(trx);
  if (!plan) return "repeated";
  if (isoTime(plan.plannedAt) !== seenPlannedAt) return "planChanged";
  await deleteSchedule(trx);
  return "cancelled";
}

/** The draft, or the edits of the former plan; `undefined` if they are not those that the editor has seen. */
async function wantedEdits(
  trx: Transaction<Tables>,
  reviewedHash: string | undefined,
  { former, live }: { former: StoredSchedule | undefined; live: StoredEdits },
): Promise<ScheduledEdits | undefined> {
  if (reviewedHash === undefined) return former && { edits: former.edits, before: former.before };
  const edits = editsOfDraft(await readDraft(trx));
  return draftHash(edits) === reviewedHash ? { edits, before: live } : undefined;
}

function isRepeated(former: StoredSchedule, { edits }: ScheduledEdits, { at, by }: ScheduleRequest): boolean {
  return (
    former.failedAt === null &&
    former.publishAt === at.getTime() &&
    former.plannedBy === by &&
    draftHash(former.edits) === draftHash(edits)
  );
}

/** Publishes the plan, unless another instance has done so or an editor has changed it. */
async function publishSchedule(
  trx: Transaction<Tables>,
  { siteContent, audit, clock }: ContentScheduleOptions,
): Promise<number> {
  const [plan, now] = [await readSchedule(trx), clock()];
  if (!plan || !isDue(plan, now.getTime())) return 0;
  const { edits, changed } = mergeSchedule(plan, (await liveVersion(trx)).edits);
  const by = plan.plannedBy;
  const differences = await siteContent.differences(edits);
  if (differences.some(({ problems }) => problems.length > 0)) {
    // It would fail at each attempt; the editor shows why.
    await storeSchedule(trx, { ...plan, failedAt: now.getTime() });
    await audit.record({ event: "content-schedule-failed", account: by });
    return 0;
  }
  await deleteSchedule(trx);
  if (changed.length === 0) return 0;
  const id = await addVersion(trx, edits, { by, now });
  await replaceDraft(trx, draftAfterPublication(plan, changed, editsOfDraft(await readDraft(trx))), {
    by,
    now,
  });
  await audit.record({ event: "content-published", account: by, detail: auditDetails.version(id) });
  return 1;
}

function readTimes({ db }: Database): Promise<Pick<StoredSchedule, "publishAt" | "failedAt"> | undefined> {
  return db.selectFrom("contentPlans").select(["publishAt", "failedAt"]).executeTakeFirst();
}

function isDue(plan: Pick<StoredSchedule, "publishAt" | "failedAt"> | undefined, now: number): boolean {
  return plan !== undefined && plan.failedAt === null && Number(plan.publishAt) <= now;
}

function toView(plan: StoredSchedule, live: StoredEdits): ScheduledContent {
  const { edits, skipped } = mergeSchedule(plan, live);
  return {
    at: isoTime(plan.publishAt),
    by: plan.plannedBy,
    plannedAt: isoTime(plan.plannedAt),
    failedAt: plan.failedAt === null ? null : isoTime(plan.failedAt),
    edits,
    left: skipped,
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
