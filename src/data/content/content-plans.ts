import type { Transaction } from "kysely";
import { auditDetails } from "#content/admin/log/audit-details.ts";
import type { StoredEdits } from "#domain/content/edits.ts";
import { draftAfterPlan, mergePlan, type PlannedEdits } from "#domain/content/planned-edits.ts";
import type { AuditLog } from "../admin/audit-log.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { readDraft, replaceDraft } from "./draft.ts";
import { deletePlan, readPlan, type StoredPlan, storePlan } from "./plan-row.ts";
import { createContentLock, draftHash, editsOfDraft, type SiteContent } from "./site-content.ts";
import { addVersion, liveVersion } from "./versions.ts";

/** A planned publication of the site's texts, with its result if it were published now. */
export interface ContentPlan {
  /** ISO 8601, UTC, like all times here. */
  at: string;
  by: string;
  plannedAt: string;
  /** Time of the failed publication. */
  failedAt: string | null;
  edits: StoredEdits;
  /** Paths of planned texts that are skipped, because other texts were published there since. */
  left: string[];
}

export interface ScheduleRequest {
  at: Date;
  /** `draftHash` of the reviewed draft; absent if only the time changes. */
  draft?: string | undefined;
  /** `plannedAt` of the plan that the editor has seen; null without one. */
  expectedPlannedAt: string | null;
  by: string;
}

/** "repeated" changes nothing; kinds without a plan are refusals. */
export type ScheduleResult =
  | { kind: "planned" | "repeated"; plan: ContentPlan }
  | { kind: "timeOver" | "draftChanged" | "planChanged" | "nothing" };

/** Planned publication of the site's texts. There is at most one. */
export interface ContentPlans {
  find(): Promise<ContentPlan | undefined>;
  plan(request: ScheduleRequest): Promise<ScheduleResult>;
  /** @param seen `plannedAt` of the plan that the editor has seen */
  cancel(seen: string): Promise<"cancelled" | "repeated" | "planChanged">;
  /** Publishes the plan if its time has come; once, by one of the instances. @returns 0 or 1 publications */
  publishDue(): Promise<number>;
}

interface ContentPlanOptions {
  siteContent: Pick<SiteContent, "differences">;
  audit: Pick<AuditLog, "record">;
  clock: () => Date;
}

export function createContentPlans(database: Database, options: ContentPlanOptions): ContentPlans {
  const { db } = database;
  const withLock = createContentLock(database);
  const { clock } = options;
  return {
    async find() {
      const plan = await readPlan(db);
      return plan && toView(plan, (await liveVersion(db)).edits);
    },
    plan: (request) => withLock((trx) => savePlan(trx, request, clock())),
    cancel: (seen) => withLock((trx) => cancelPlan(trx, seen)),
    async publishDue() {
      const now = clock().getTime();
      if (!isDue(await readTimes(database), now)) return 0;
      return database.atomically(() =>
        database.changeExclusively("content", (trx) => publishPlan(trx, options)),
      );
    },
  };
}

async function savePlan(
  trx: Transaction<Tables>,
  request: ScheduleRequest,
  now: Date,
): Promise<ScheduleResult> {
  const former = await readPlan(trx);
  const live = (await liveVersion(trx)).edits;
  const wanted = await wantedEdits(trx, request.draft, { former, live });
  if (!wanted) return { kind: request.draft === undefined ? "planChanged" : "draftChanged" };
  if (former && isRepeated(former, wanted, request)) return { kind: "repeated", plan: toView(former, live) };
  if (request.at <= now) return { kind: "timeOver" };
  if ((former ? isoTime(former.plannedAt) : null) !== request.expectedPlannedAt)
    return { kind: "planChanged" };
  if (mergePlan(wanted, live).changed.length === 0) return { kind: "nothing" };
  const plan = {
    ...wanted,
    publishAt: request.at.getTime(),
    // Identifies the plan, so it must differ from that of the former one.
    plannedAt: Math.max(now.getTime(), (former?.plannedAt ?? 0) + 1),
    plannedBy: request.by,
    failedAt: null,
  };
  await storePlan(trx, plan);
  return { kind: "planned", plan: toView(plan, live) };
}

async function cancelPlan(
  trx: Transaction<Tables>,
  seen: string,
): Promise<"cancelled" | "repeated" | "planChanged"> {
  const plan = await readPlan(trx);
  if (!plan) return "repeated";
  if (isoTime(plan.plannedAt) !== seen) return "planChanged";
  await deletePlan(trx);
  return "cancelled";
}

/** The draft, or the edits of the former plan; `undefined` if they are not those that the editor has seen. */
async function wantedEdits(
  trx: Transaction<Tables>,
  draft: string | undefined,
  { former, live }: { former: StoredPlan | undefined; live: StoredEdits },
): Promise<PlannedEdits | undefined> {
  if (draft === undefined) return former && { edits: former.edits, before: former.before };
  const edits = editsOfDraft(await readDraft(trx));
  return draftHash(edits) === draft ? { edits, before: live } : undefined;
}

function isRepeated(former: StoredPlan, { edits }: PlannedEdits, { at, by }: ScheduleRequest): boolean {
  return (
    former.failedAt === null &&
    former.publishAt === at.getTime() &&
    former.plannedBy === by &&
    draftHash(former.edits) === draftHash(edits)
  );
}

/** Publishes the plan, unless another instance has done so or an editor has changed it. */
async function publishPlan(
  trx: Transaction<Tables>,
  { siteContent, audit, clock }: ContentPlanOptions,
): Promise<number> {
  const [plan, now] = [await readPlan(trx), clock()];
  if (!plan || !isDue(plan, now.getTime())) return 0;
  const { edits, changed } = mergePlan(plan, (await liveVersion(trx)).edits);
  const by = plan.plannedBy;
  const differences = await siteContent.differences(edits);
  if (differences.some(({ problems }) => problems.length > 0)) {
    // It would fail at each attempt; the editor shows why.
    await storePlan(trx, { ...plan, failedAt: now.getTime() });
    await audit.record({ event: "content-schedule-failed", account: by });
    return 0;
  }
  await deletePlan(trx);
  if (changed.length === 0) return 0;
  const id = await addVersion(trx, edits, { by, now });
  await replaceDraft(trx, draftAfterPlan(plan, changed, editsOfDraft(await readDraft(trx))), { by, now });
  await audit.record({ event: "content-published", account: by, detail: auditDetails.version(id) });
  return 1;
}

function readTimes({ db }: Database): Promise<Pick<StoredPlan, "publishAt" | "failedAt"> | undefined> {
  return db.selectFrom("contentPlans").select(["publishAt", "failedAt"]).executeTakeFirst();
}

function isDue(plan: Pick<StoredPlan, "publishAt" | "failedAt"> | undefined, now: number): boolean {
  return plan !== undefined && plan.failedAt === null && Number(plan.publishAt) <= now;
}

function toView(plan: StoredPlan, live: StoredEdits): ContentPlan {
  const { edits, skipped } = mergePlan(plan, live);
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
