import type { Kysely, Transaction } from "kysely";
import { firstText } from "#domain/locale.ts";
import { type DeletedPage, maxPages, type PageVersion } from "#domain/own-pages/page-calls.ts";
import { trashRetentionMs } from "#domain/records/record-snapshot.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { countPages, hasVersion } from "./page-editing.ts";
import { contentIn, editablePage, isoTime, type PageRow } from "./page-rows.ts";
import {
  isAddressTaken,
  lockPage,
  moveAddress,
  noSchedule,
  type PageChangeResult,
  storeDraftJson,
  trashLockedPage,
  unpublishedColumns,
} from "./publication.ts";

/** History and trash of the company's own pages. `by` is the user name of whoever asks. */
export interface PageHistories {
  /** Published versions, newest first. */
  versions(id: number): Promise<PageVersion[]>;
  /** Makes the draft what a version was. @param wanted.expectedUpdatedAt the `updatedAt` of the draft that it replaces */
  revert(
    id: number,
    wanted: { versionId: number; expectedUpdatedAt: string },
    by: string,
  ): Promise<PageChangeResult>;
  /** Puts a page into the trash, and takes it from visitors. @returns its draft's title; `undefined` where there is none */
  remove(id: number, by: string): Promise<string | undefined>;
  /** The last deleted first. */
  trash(): Promise<DeletedPage[]>;
  /** Brings a page back as a draft. */
  restore(id: number): Promise<PageChangeResult>;
  /** Brings a page back as it was: published if its address is still free, with its schedule if that is still to come or has failed. */
  undoRemoval(id: number): Promise<PageChangeResult>;
  /** @returns the title of what is erased; `undefined` where it is not in the trash */
  erase(id: number): Promise<string | undefined>;
  /** Erases what has been in the trash for 30 days. */
  deleteExpired(): Promise<void>;
}

export function createPageHistories(
  { db, change, changeWithoutNotifying }: Database,
  clock: () => Date,
): PageHistories {
  return {
    async versions(id) {
      const rows = await db
        .selectFrom("ownPageVersions")
        .select(["id", "publishedAt", "publishedBy"])
        .where("pageId", "=", id)
        .orderBy("id", "desc")
        .execute();
      return rows.map((row) => ({ ...row, publishedAt: isoTime(row.publishedAt) }));
    },
    // Visitors do not see drafts.
    revert: (id, wanted, by) =>
      changeWithoutNotifying("pages", (trx) => revertPage(trx, id, wanted, { now: clock(), by })),
    async remove(id, by) {
      const removed = await change(
        "pages",
        async (trx) => {
          const row = await lockPage(trx, id);
          if (row) await trashLockedPage(trx, row, { now: clock(), by });
          return row;
        },
        (row) => row !== undefined && row.address !== null,
      );
      return removed && firstText(contentIn(removed.draft).title);
    },
    trash: () => listTrash(db),
    restore: (id) =>
      changeWithoutNotifying("pages", (trx) => restorePage(trx, id, async () => unpublishedColumns)),
    undoRemoval: (id) =>
      change(
        "pages",
        (trx) => restorePage(trx, id, (row) => formerPublication(trx, row, clock())),
        (restored) => restored.kind === "done" && restored.page.publicAddress !== null,
      ),
    async erase(id) {
      const erased = await db
        .deleteFrom("ownPages")
        .where("id", "=", id)
        .where("deletedAt", "is not", null)
        .returning("draft")
        .executeTakeFirst();
      return erased && firstText(contentIn(erased.draft).title);
    },
    async deleteExpired() {
      await db
        .deleteFrom("ownPages")
        .where("deletedAt", "<", clock().getTime() - trashRetentionMs)
        .execute();
    },
  };
}

async function revertPage(
  trx: Transaction<Tables>,
  id: number,
  { versionId, expectedUpdatedAt }: { versionId: number; expectedUpdatedAt: string },
  author: { now: Date; by: string },
): Promise<PageChangeResult> {
  const row = await lockPage(trx, id);
  const former = await trx
    .selectFrom("ownPageVersions")
    .select("record")
    .where("pageId", "=", id)
    .where("id", "=", versionId)
    .executeTakeFirst();
  if (!row || !former) return { kind: "missing" };
  if (row.draft === former.record) return { kind: "repeated", page: editablePage(row) };
  if (!hasVersion(row, expectedUpdatedAt)) return { kind: "outdated", page: editablePage(row) };
  return storeDraftJson(trx, row, former.record, author);
}

async function listTrash(db: Kysely<Tables>): Promise<DeletedPage[]> {
  const rows = await db
    .selectFrom("ownPages")
    .select(["id", "kind", "draft", "deletedAt", "deletedBy"])
    .where("deletedAt", "is not", null)
    .orderBy("deletedAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, kind, draft, deletedAt, deletedBy }) => ({
    id,
    kind,
    title: contentIn(draft).title,
    deletedAt: isoTime(deletedAt ?? 0),
    deletedBy,
  }));
}

/** @param publicationOf returns the publication and schedule of the restored page */
async function restorePage(
  trx: Transaction<Tables>,
  id: number,
  publicationOf: (row: PageRow) => Promise<Partial<PageRow>>,
): Promise<PageChangeResult> {
  const row = await lockInTrash(trx, id);
  if (!row) return { kind: "missing" };
  if ((await countPages(trx)) >= maxPages) return { kind: "tooMany" };
  // The taken address of another draft is refused when that is changed or published; blocks below a built-in page exist once.
  if (row.kind === "builtIn" && (await isAddressTaken(trx, row, row.draftAddress)))
    return { kind: "addressTaken" };
  const restored = { ...(await publicationOf(row)), deletedAt: null, deletedBy: null };
  await trx.updateTable("ownPages").set(restored).where("id", "=", id).execute();
  return { kind: "done", page: editablePage({ ...row, ...restored }) };
}

/** Publication and schedule that a page had before it was moved to the trash, as far as they are still possible. */
async function formerPublication(
  trx: Transaction<Tables>,
  row: PageRow,
  now: Date,
): Promise<Partial<PageRow>> {
  const { live, publishAt, publishBy, publishFailedAt } = row;
  const isKept = publishFailedAt !== null || Number(publishAt) > now.getTime();
  const schedule = isKept ? { publishAt, publishBy, publishFailedAt } : noSchedule;
  const address = live === null ? null : contentIn(live).address;
  if (address === null || (await isAddressTaken(trx, row, address)))
    return { ...unpublishedColumns, ...schedule };
  await moveAddress(trx, row, address);
  return { address, ...schedule };
}

/** Locks the row of a page in the trash until the transaction ends, and reads it. */
function lockInTrash(trx: Transaction<Tables>, id: number): Promise<PageRow | undefined> {
  return trx
    .updateTable("ownPages")
    .set((page) => ({ deletedAt: page.ref("deletedAt") }))
    .where("id", "=", id)
    .where("deletedAt", "is not", null)
    .returningAll()
    .executeTakeFirst();
}
