import type { Kysely, Transaction } from "kysely";
import { maxPages } from "#domain/page-records/page-calls.ts";
import type { EditablePage, ListedPage, PageDraft, PageKind } from "#domain/page-records/page-record.ts";
import type { AuditLog } from "../admin/audit-log.ts";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Database } from "../database/connect.ts";
import type { Engine } from "../database/engine.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently } from "../idempotency.ts";
import { publishDuePages } from "./due-pages.ts";
import { draftText, editablePage, listedPage, listedPageColumns, type PageRow } from "./page-rows.ts";
import {
  isAddressTaken,
  lockPage,
  type PageChange,
  publicationRefusal,
  publishLockedPage,
  storeSchedule,
  storeText,
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
  | { kind: "addressTaken" };

/** The company's own pages and news, as administrators keep them. `by` is the user name of whoever asks. */
export interface PageEditing {
  /** Without those in the trash, the last changed first. */
  list(): Promise<ListedPage[]>;
  find(id: number): Promise<EditablePage | undefined>;
  /** @param key the same for every attempt, for a day: it is stored once */
  add(page: { kind: PageKind; draft: PageDraft }, by: string, key?: string): Promise<PageAddition>;
  /** Stores a draft, finished or not. @param version the `updatedAt` that was edited */
  change(id: number, draft: PageDraft, version: string, by: string): Promise<PageChange>;
  /** Publishes the draft. @param version the `updatedAt` that the administrator has seen */
  publish(id: number, version: string, by: string): Promise<PageChange>;
  /** Plans the publication of the draft. */
  schedule(id: number, version: string, at: Date, by: string): Promise<PageChange>;
  /** Cancels a planned publication. @param seen the `publishAt` that the administrator has seen */
  unschedule(id: number, seen: string): Promise<PageChange>;
  /** Unpublishes a page; the draft stays. */
  withdraw(id: number): Promise<PageChange>;
  /** Publishes pages whose planned time has come; each once, by one of the instances. @returns their number */
  publishDue(): Promise<number>;
}

/** Changes a page that is not in the trash. */
type ChangePage = (
  id: number,
  work: (trx: Transaction<Tables>, row: PageRow) => Promise<PageChange>,
) => Promise<PageChange>;

interface PageEditingOptions {
  audit: Pick<AuditLog, "record">;
  clock: () => Date;
}

export function createPageEditing(database: Database, { audit, clock }: PageEditingOptions): PageEditing {
  const { db } = database;
  const changePage: ChangePage = (id, work) =>
    database.change("pages", async (trx): Promise<PageChange> => {
      const row = await lockPage(trx, id);
      return row ? work(trx, row) : { kind: "missing" };
    });
  return {
    list: () => listPages(database),
    find: (id) => findPage(db, id),
    add: ({ kind, draft }, by, key) => addPage(database, { kind, draft, key }, { now: clock(), by }),
    change: (id, draft, version, by) =>
      changePage(id, (trx, row) => storeDraft(trx, row, { draft, version }, { now: clock(), by })),
    publish: (id, version, by) =>
      changePage(id, async (trx, row) =>
        isOf(row, version)
          ? publishLockedPage(trx, row, { now: clock(), by })
          : { kind: "outdated", page: editablePage(row) },
      ),
    schedule: (id, version, at, by) =>
      changePage(id, (trx, row) => planLockedPage(trx, row, { version, at }, { now: clock(), by })),
    unschedule: (id, seen) => changePage(id, (trx, row) => cancelSchedule(trx, row, seen)),
    withdraw: (id) =>
      changePage(id, async (trx) => {
        await unpublishLockedPage(trx, id);
        return findStored(trx, id);
      }),
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

/** Blocks of a built-in page are added once. */
function addPage(
  { engine, change }: Database,
  { kind, draft, key }: { kind: PageKind; draft: PageDraft; key: string | undefined },
  author: { now: Date; by: string },
): Promise<PageAddition> {
  return change("pages", async (trx): Promise<PageAddition> => {
    const before = kind === "builtIn" ? await blocksBelow(trx, engine, draft.address) : undefined;
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
function additionOf(page: EditablePage, draft: PageDraft): PageAddition {
  return { kind: draftText(page.draft) === draftText(draft) ? "repeated" : "different", page };
}

async function blocksBelow(
  trx: Transaction<Tables>,
  engine: Engine,
  address: string,
): Promise<EditablePage | undefined> {
  await lockUntilCommit(trx, engine, `blocks below ${address}`);
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
  { draft, version }: { draft: PageDraft; version: string },
  author: { now: Date; by: string },
): Promise<PageChange> {
  const text = draftText(draft);
  if (row.draft === text) return { kind: "repeated", page: editablePage(row) };
  if (!isOf(row, version)) return { kind: "outdated", page: editablePage(row) };
  const { address } = draft;
  // Blocks stay below the page that they were added to.
  if (row.kind === "builtIn" && address !== row.draftAddress) return { kind: "addressTaken" };
  if (await isAddressTaken(trx, row, address)) return { kind: "addressTaken" };
  return storeText(trx, row, text, author);
}

async function planLockedPage(
  trx: Transaction<Tables>,
  row: PageRow,
  { version, at }: { version: string; at: Date },
  { now, by }: { now: Date; by: string },
): Promise<PageChange> {
  if (!isOf(row, version)) return { kind: "outdated", page: editablePage(row) };
  if (at.getTime() <= now.getTime()) return { kind: "timeOver" };
  const refusal = await publicationRefusal(trx, row);
  if (refusal) return refusal;
  await storeSchedule(trx, row.id, { at, by });
  return findStored(trx, row.id);
}

async function cancelSchedule(trx: Transaction<Tables>, row: PageRow, seen: string): Promise<PageChange> {
  const page = editablePage(row);
  if (row.publishAt === null) return { kind: "repeated", page };
  if (Number(row.publishAt) !== Date.parse(seen)) return { kind: "planChanged", page };
  await storeSchedule(trx, row.id, null);
  return findStored(trx, row.id);
}

function isOf(row: PageRow, version: string): boolean {
  return Number(row.updatedAt) === Date.parse(version);
}

async function findStored(trx: Transaction<Tables>, id: number): Promise<PageChange> {
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

export async function countPages(trx: Transaction<Tables>): Promise<number> {
  const { total } = await trx
    .selectFrom("ownPages")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertPage(
  trx: Transaction<Tables>,
  kind: PageKind,
  draft: PageDraft,
  { now, by }: { now: Date; by: string },
): Promise<number> {
  const { id } = await trx
    .insertInto("ownPages")
    .values({
      kind,
      draft: draftText(draft),
      draftAddress: draft.address,
      updatedAt: now.getTime(),
      updatedBy: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
