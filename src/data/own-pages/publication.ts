import type { Kysely, Transaction } from "kysely";
import type { EditablePage } from "#domain/own-pages/own-page.ts";
import { type PageProblem, pageProblems } from "#domain/own-pages/page-problems.ts";
import { versionsToDrop } from "#domain/records/version-thinning.ts";
import type { Tables } from "../database/schema.ts";
import { storedSizes } from "../files/files.ts";
import { fileNamesIn } from "../files/unused-files.ts";
import type { ChangeAuthor } from "../records/authored-change.ts";
import { contentIn, editablePage, type PageRow, summaryJson } from "./page-rows.ts";

/** "repeated" changes nothing; "outdated" has the newer version, "scheduleChanged" the page with the other time of publication. */
export type PageChangeResult =
  | { kind: "done" | "repeated" | "outdated" | "scheduleChanged"; page: EditablePage }
  | { kind: "incomplete"; problems: PageProblem[] }
  | { kind: "addressTaken" }
  | { kind: "tooMany" }
  /** The draft is longer than a row can hold. */
  | { kind: "tooLarge" }
  /** The scheduled time is in the past. */
  | { kind: "timeOver" }
  | { kind: "missing" };

/** Locks the row of a page until the transaction ends, and reads it; `undefined` if it is missing or in the trash. */
export async function lockPage(trx: Transaction<Tables>, id: number): Promise<PageRow | undefined> {
  return trx
    .updateTable("ownPages")
    .set((page) => ({ updatedAt: page.ref("updatedAt") }))
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Returns why the draft of a page cannot be published; `undefined` if it can. */
export async function publicationRefusal(
  trx: Transaction<Tables>,
  row: PageRow,
): Promise<PageChangeResult | undefined> {
  const draft = contentIn(row.draft);
  const stored = await storedSizes(trx, fileNamesIn(row.draft));
  const problems = pageProblems(row.kind, draft, (file) => stored.has(file));
  if (problems.length > 0) return { kind: "incomplete", problems };
  return (await isAddressTaken(trx, row, draft.address)) ? { kind: "addressTaken" } : undefined;
}

/** Stores a draft, as JSON, as a new version. */
export async function storeDraftJson(
  trx: Transaction<Tables>,
  row: PageRow,
  json: string,
  { now, by }: ChangeAuthor,
): Promise<PageChangeResult> {
  const stored = {
    draft: json,
    draftAddress: contentIn(json).address,
    // Two changes in the same millisecond are two versions.
    updatedAt: Math.max(now.getTime(), Number(row.updatedAt) + 1),
    updatedBy: by ?? null,
  };
  await trx.updateTable("ownPages").set(stored).where("id", "=", row.id).execute();
  return { kind: "done", page: editablePage({ ...row, ...stored }) };
}

/** Publishes the draft of a locked page as a new version. */
export async function publishLockedPage(
  trx: Transaction<Tables>,
  row: PageRow,
  { now, by }: ChangeAuthor,
): Promise<PageChangeResult> {
  const refusal = await publicationRefusal(trx, row);
  if (refusal) return refusal;
  const draft = contentIn(row.draft);
  await storeSchedule(trx, row.id, null);
  if (row.live === row.draft) return { kind: "repeated", page: editablePage({ ...row, ...noSchedule }) };
  await moveAddress(trx, row, draft.address);
  const published = {
    live: row.draft,
    summary: summaryJson(draft),
    address: draft.address,
    publishedAt: now.getTime(),
  };
  await trx.updateTable("ownPages").set(published).where("id", "=", row.id).execute();
  await keepVersion(trx, row, { now, by });
  return { kind: "done", page: editablePage({ ...row, ...published, ...noSchedule }) };
}

/** Unpublishes a locked page; its draft stays. */
export async function unpublishLockedPage(trx: Transaction<Tables>, row: PageRow): Promise<void> {
  await keepAddress(trx, row);
  await trx.updateTable("ownPages").set(unpublishedColumns).where("id", "=", row.id).execute();
}

/** Moves a locked page to the trash, which keeps its publication and schedule so that the removal can be undone. */
export async function trashLockedPage(
  trx: Transaction<Tables>,
  row: PageRow,
  { now, by }: ChangeAuthor,
): Promise<void> {
  const deletion = { address: null, deletedAt: now.getTime(), deletedBy: by ?? null };
  await keepAddress(trx, row);
  await trx.updateTable("ownPages").set(deletion).where("id", "=", row.id).execute();
}

export const noSchedule = { publishAt: null, publishBy: null, publishFailedAt: null } as const;

/** Columns of a page that visitors do not see. */
export const unpublishedColumns = { live: null, summary: null, address: null, ...noSchedule } as const;

/** Stores or deletes (`null`) the schedule of a publication. */
export async function storeSchedule(
  trx: Transaction<Tables>,
  id: number,
  schedule: { at: Date; by?: string | undefined } | null,
): Promise<void> {
  await trx
    .updateTable("ownPages")
    .set(
      schedule
        ? { ...noSchedule, publishAt: schedule.at.getTime(), publishBy: schedule.by ?? null }
        : noSchedule,
    )
    .where("id", "=", id)
    .execute();
}

/** Returns true if another page is published at this address, or has the blocks of the same built-in page. Former addresses are free. */
export async function isAddressTaken(
  db: Kysely<Tables>,
  { id, kind }: Pick<PageRow, "id" | "kind">,
  address: string,
): Promise<boolean> {
  if (address === "") return false;
  const taken = await db
    .selectFrom("ownPages")
    .select("id")
    .where("kind", "=", kind)
    .where(({ or, and, eb }) =>
      or([
        eb("address", "=", address),
        and([eb("kind", "=", "builtIn"), eb("draftAddress", "=", address), eb("deletedAt", "is", null)]),
      ]),
    )
    .where("id", "<>", id)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Redirects the former address of a page to it, and ends a redirect from its new address. */
export async function moveAddress(trx: Transaction<Tables>, row: PageRow, address: string): Promise<void> {
  await trx
    .deleteFrom("ownPageAddresses")
    .where("kind", "=", row.kind)
    .where("address", "=", address)
    .execute();
  if (row.address !== address) await keepAddress(trx, row);
}

/** Keeps the present address of a published page as a former one, which redirects. */
async function keepAddress(trx: Transaction<Tables>, { id, kind, address }: PageRow): Promise<void> {
  // Blocks stay below the page that they were added to.
  if (address === null || kind === "builtIn") return;
  await trx
    .insertInto("ownPageAddresses")
    .values({ kind, address, pageId: id })
    .onConflict((conflict) => conflict.columns(["kind", "address"]).doUpdateSet({ pageId: id }))
    .execute();
}

async function keepVersion(trx: Transaction<Tables>, { id, draft }: PageRow, { now, by }: ChangeAuthor) {
  await trx
    .insertInto("ownPageVersions")
    .values({ pageId: id, record: draft, publishedAt: now.getTime(), publishedBy: by ?? null })
    .execute();
  const versions = await trx
    .selectFrom("ownPageVersions")
    .select(["id", "publishedAt as at"])
    .where("pageId", "=", id)
    .orderBy("id", "desc")
    .execute();
  const dropped = versionsToDrop(versions, now);
  if (dropped.length > 0) await trx.deleteFrom("ownPageVersions").where("id", "in", dropped).execute();
}
