import type { Kysely, Transaction } from "kysely";
import type { EditablePage, ListedPage, OwnPageContent, PageKind } from "#domain/own-pages/own-page.ts";
import { maxDraftLength, maxPages } from "#domain/own-pages/page-calls.ts";
import type { AuditLog } from "../admin/audit-log.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently } from "../idempotency.ts";
import { publishDuePages } from "./due-pages.ts";
import { contentJson, editablePage, listedPage, listedPageColumns, type PageRow } from "./page-rows.ts";
import {
  isAddressTaken,
  lockPage,
  type PageChangeResult,
  publicationRefusal,
  publishLockedPage,
  storeDraftJson,
  storeSchedule,
  unpublishLockedPage,
} from "./publication.ts";

/** Outcome of an addition under a key; "different" has the page that was stored under it with other content. */
export type PageAddition =
  | { kind: "added"; page: EditablePage }
  | { kind: "repeated"; page: EditablePage }
  | PageAdditionRefusal;

export type PageAdditionRefusal =
  | { kind: "different"; page: EditablePage }
  | { kind: "tooMany" }
  | { kind: "tooLarge" }
  | { kind: "addressTaken" };

type SeenPage = Pick<EditablePage, "updatedAt" | "publishAt">;

/** The company's own pages and news, as administrators keep them. `by` is the user name of whoever asks. */
export interface PageEditing {
  /** Without those in the trash, the last changed first. */
  list(): Promise<ListedPage[]>;
  find(id: number): Promise<EditablePage | undefined>;
  /** @param key the same for every attempt, for a day: it is stored once */
  add(page: { kind: PageKind; draft: OwnPageContent }, by: string, key?: string): Promise<PageAddition>;
  /** Stores a draft, finished or not. @param expectedUpdatedAt the `updatedAt` that was edited */
  change(id: number, draft: OwnPageContent, expectedUpdatedAt: string, by: string): Promise<PageChangeResult>;
  /** Publishes the draft. @param seen the version and the schedule that the administrator has seen */
  publish(id: number, seen: SeenPage, by: string): Promise<PageChangeResult>;
  /** Schedules the publication of the draft. */
  schedule(id: number, seen: SeenPage, at: Date, by: string): Promise<PageChangeResult>;
  /** Cancels a scheduled publication. @param seen the `publishAt` that the administrator has seen */
  unschedule(id: number, seen: string): Promise<PageChangeResult>;
  /** Unpublishes a page; the draft stays. @param seen the `publishAt` that the administrator has seen, which is cancelled */
  withdraw(id: number, seen: string | null): Promise<PageChangeResult>;
  /** Publishes pages whose scheduled time has come; each once, by one of the instances. @returns their number */
  publishDue(): Promise<number>;
}

type PageWork = (trx: Transaction<Tables>, row: PageRow) => Promise<PageChangeResult>;

interface PageEditingOptions {
  audit: Pick<AuditLog, "record">;
  clock: () => Date;
}

export function createPageEditing(database: Database, { audit, clock }: PageEditingOptions): PageEditing {
  const { db, change, changeWithoutNotifying } = database;
  const onPage = (id: number, work: PageWork) => async (trx: Transaction<Tables>) => {
    const row = await lockPage(trx, id);
    return row ? work(trx, row) : ({ kind: "missing" } as const);
  };
  // Visitors do not see drafts and schedules: cached pages stay valid.
  const changeDraft = (id: number, work: PageWork) => changeWithoutNotifying("pages", onPage(id, work));
  const changePublic = (id: number, work: PageWork) =>
    change("pages", onPage(id, work), ({ kind }) => kind === "done");
  return {
    list: () => listPages(database),
    find: (id) => findPage(db, id),
    add: ({ kind, draft }, by, key) => addPage(database, { kind, draft, key }, { now: clock(), by }),
    change: (id, draft, expectedUpdatedAt, by) =>
      changeDraft(id, (trx, row) => storeDraft(trx, row, { draft, expectedUpdatedAt }, { now: clock(), by })),
    publish: (id, seen, by) =>
      changePublic(id, (trx, row) => publishSeen(trx, row, seen, { now: clock(), by })),
    schedule: (id, seen, at, by) =>
      changeDraft(id, (trx, row) => scheduleLockedPage(trx, row, { seen, at }, { now: clock(), by })),
    unschedule: (id, seen) => changeDraft(id, (trx, row) => cancelSchedule(trx, row, seen)),
    withdraw: (id, seen) => changePublic(id, (trx, row) => withdrawSeen(trx, row, seen)),
    publishDue: () => publishDuePages(database, { audit, clock }),
  };
}

async function listPages({ db, engine }: Pick<Database, "db" | "engine">): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom("ownPages")
    .select(listedPageColumns(engine))
    .where("deletedAt", "is", null)
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .limit(maxPages)
    .execute();
  return rows.map(listedPage);
}

/** A built-in page has one record, with the company's blocks below it: it is added once. */
async function addPage(
  { engine, changeWithoutNotifying }: Database,
  { kind, draft, key }: { kind: PageKind; draft: OwnPageContent; key: string | undefined },
  author: { now: Date; by: string },
): Promise<PageAddition> {
  if (contentJson(draft).length > maxDraftLength) return { kind: "tooLarge" };
  return changeWithoutNotifying("pages", async (trx): Promise<PageAddition> => {
    const before = kind === "builtIn" ? await blocksBelow(trx, draft.address) : undefined;
    if (before) return additionOf(before, draft);
    let refusal: "tooMany" | "addressTaken" = "tooMany";
    const { id, isNew } = await addIdempotently(
      { trx, engine },
      {
        kind: "page",
        key,
        now: author.now,
        exists: async (found) => (await findPage(trx, found)) !== undefined,
        async insert() {
          if ((await countPages(trx)) >= maxPages) return undefined;
          if (!(await isAddressTaken(trx, { kind, id: 0 }, draft.address)))
            return insertPage(trx, kind, draft, author);
          refusal = "addressTaken";
          return undefined;
        },
      },
    );
    const page = id === undefined ? undefined : await findPage(trx, id);
    if (!page) return { kind: refusal };
    return isNew ? { kind: "added", page } : additionOf(page, draft);
  });
}

/** The addition of a page that there is already. */
function additionOf(page: EditablePage, draft: OwnPageContent): PageAddition {
  return { kind: contentJson(page.draft) === contentJson(draft) ? "repeated" : "different", page };
}

async function blocksBelow(trx: Transaction<Tables>, address: string): Promise<EditablePage | undefined> {
  const row = await trx
    .selectFrom("ownPages")
    .selectAll()
    .where("kind", "=", "builtIn")
    .where("draftAddress", "=", address)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row && editablePage(row);
}

async function storeDraft(
  trx: Transaction<Tables>,
  row: PageRow,
  { draft, expectedUpdatedAt }: { draft: OwnPageContent; expectedUpdatedAt: string },
  author: { now: Date; by: string },
): Promise<PageChangeResult> {
  const text = contentJson(draft);
  if (text.length > maxDraftLength) return { kind: "tooLarge" };
  if (row.draft === text) return { kind: "repeated", page: editablePage(row) };
  if (!hasVersion(row, expectedUpdatedAt)) return { kind: "outdated", page: editablePage(row) };
  const { address } = draft;
  // Blocks stay below the page that they were added to.
  if (row.kind === "builtIn" && address !== row.draftAddress) return { kind: "addressTaken" };
  if (await isAddressTaken(trx, row, address)) return { kind: "addressTaken" };
  return storeDraftJson(trx, row, text, author);
}

async function publishSeen(
  trx: Transaction<Tables>,
  row: PageRow,
  seen: SeenPage,
  author: { now: Date; by: string },
): Promise<PageChangeResult> {
  if (!hasVersion(row, seen.updatedAt)) return { kind: "outdated", page: editablePage(row) };
  const isRepeated = row.publishAt === null && row.live === row.draft;
  if (!isRepeated && !hasSeenSchedule(row, seen)) return { kind: "scheduleChanged", page: editablePage(row) };
  return publishLockedPage(trx, row, author);
}

async function scheduleLockedPage(
  trx: Transaction<Tables>,
  row: PageRow,
  { seen, at }: { seen: SeenPage; at: Date },
  { now, by }: { now: Date; by: string },
): Promise<PageChangeResult> {
  if (!hasVersion(row, seen.updatedAt)) return { kind: "outdated", page: editablePage(row) };
  if (at.getTime() <= now.getTime()) return { kind: "timeOver" };
  const isRepeated = Number(row.publishAt) === at.getTime();
  if (!isRepeated && !hasSeenSchedule(row, seen)) return { kind: "scheduleChanged", page: editablePage(row) };
  const refusal = await publicationRefusal(trx, row);
  if (refusal) return refusal;
  await storeSchedule(trx, row.id, { at, by });
  return findStored(trx, row.id);
}

async function cancelSchedule(
  trx: Transaction<Tables>,
  row: PageRow,
  seen: string,
): Promise<PageChangeResult> {
  const page = editablePage(row);
  if (row.publishAt === null) return { kind: "repeated", page };
  if (Number(row.publishAt) !== Date.parse(seen)) return { kind: "scheduleChanged", page };
  await storeSchedule(trx, row.id, null);
  return findStored(trx, row.id);
}

async function withdrawSeen(
  trx: Transaction<Tables>,
  row: PageRow,
  publishAt: string | null,
): Promise<PageChangeResult> {
  const page = editablePage(row);
  if (row.live === null && row.publishAt === null) return { kind: "repeated", page };
  if (!hasSeenSchedule(row, { publishAt })) return { kind: "scheduleChanged", page };
  await unpublishLockedPage(trx, row);
  return findStored(trx, row.id);
}

/** @param expectedUpdatedAt ISO 8601 */
export function hasVersion(row: PageRow, expectedUpdatedAt: string): boolean {
  return Number(row.updatedAt) === Date.parse(expectedUpdatedAt);
}

/** True if the publication that was seen is still scheduled for that time, or has been carried out since. */
function hasSeenSchedule(
  { live, publishAt, publishedAt }: PageRow,
  seen: Pick<SeenPage, "publishAt">,
): boolean {
  const seenAt = seen.publishAt === null ? null : Date.parse(seen.publishAt);
  if (publishAt !== null) return Number(publishAt) === seenAt;
  return seenAt === null || (live !== null && Number(publishedAt) >= seenAt);
}

async function findStored(trx: Transaction<Tables>, id: number): Promise<PageChangeResult> {
  const page = await findPage(trx, id);
  return page ? { kind: "done", page } : { kind: "missing" };
}

/** A page that is not in the trash. */
export async function findPage(db: Kysely<Tables>, id: number): Promise<EditablePage | undefined> {
  const row = await db
    .selectFrom("ownPages")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row && editablePage(row);
}

/** Number of pages that are not in the trash. */
export async function countPages(trx: Transaction<Tables>): Promise<number> {
  const { total } = await trx
    .selectFrom("ownPages")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertPage(
  trx: Transaction<Tables>,
  kind: PageKind,
  draft: OwnPageContent,
  { now, by }: { now: Date; by: string },
): Promise<number> {
  const { id } = await trx
    .insertInto("ownPages")
    .values({
      kind,
      draft: contentJson(draft),
      draftAddress: draft.address,
      updatedAt: now.getTime(),
      updatedBy: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
