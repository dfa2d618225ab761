import type { Kysely, Selectable, Transaction } from "kysely";
import { parseStoredEdits, type StoredEdits } from "#domain/content/edits.ts";
import { mergeSchedule, type ScheduledEdits } from "#domain/content/scheduled-edits.ts";
import type { ContentPlansTable } from "../database/schema/content.ts";
import type { Tables } from "../database/schema.ts";

/** At most one publication is scheduled at a time. */
const id = 1;

/** The scheduled publication as it is stored; times in milliseconds. */
export interface StoredSchedule
  extends ScheduledEdits,
    Omit<Selectable<ContentPlansTable>, "id" | "editsBefore" | "edits"> {}

export async function readSchedule(db: Kysely<Tables>): Promise<StoredSchedule | undefined> {
  const row = await db.selectFrom("contentPlans").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const { edits, editsBefore, publishAt, plannedAt, plannedBy, failedAt } = row;
  return {
    edits: parseStoredEdits(edits),
    before: parseStoredEdits(editsBefore),
    publishAt: Number(publishAt),
    plannedAt: Number(plannedAt),
    plannedBy,
    failedAt: failedAt === null ? null : Number(failedAt),
  };
}

/** Replaces the stored schedule. */
export async function storeSchedule(
  trx: Transaction<Tables>,
  { edits, before, ...times }: StoredSchedule,
): Promise<void> {
  await deleteSchedule(trx);
  const texts = { edits: JSON.stringify(edits), editsBefore: JSON.stringify(before) };
  await trx
    .insertInto("contentPlans")
    .values({ id, ...texts, ...times })
    .execute();
}

/** @returns true where there was one */
export async function deleteSchedule(trx: Transaction<Tables>): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("contentPlans").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the schedule once all that it would change has been published. */
export async function endFinishedSchedule(trx: Transaction<Tables>, published: StoredEdits): Promise<void> {
  const schedule = await readSchedule(trx);
  if (!schedule) return;
  const { changed, skipped } = mergeSchedule(schedule, published);
  if (changed.length + skipped.length === 0) await deleteSchedule(trx);
}
