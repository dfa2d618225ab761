import type { Kysely, Selectable, Transaction } from "kysely";
import { parseStoredEdits, type StoredEdits } from "#domain/content/edits.ts";
import { mergePlan, type PlannedEdits } from "#domain/content/planned-edits.ts";
import type { ContentPlansTable } from "../database/schema/content.ts";
import type { Tables } from "../database/schema.ts";

/** There is one plan at a time. */
const id = 1;

/** The planned publication as it is stored; times in milliseconds. */
export interface StoredPlan
  extends PlannedEdits,
    Omit<Selectable<ContentPlansTable>, "id" | "editsBefore" | "edits"> {}

export async function readPlan(db: Kysely<Tables>): Promise<StoredPlan | undefined> {
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

/** Puts a plan in the place of the one that there is. */
export async function storePlan(
  trx: Transaction<Tables>,
  { edits, before, ...times }: StoredPlan,
): Promise<void> {
  await deletePlan(trx);
  const texts = { edits: JSON.stringify(edits), editsBefore: JSON.stringify(before) };
  await trx
    .insertInto("contentPlans")
    .values({ id, ...texts, ...times })
    .execute();
}

/** @returns true where there was one */
export async function deletePlan(trx: Transaction<Tables>): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("contentPlans").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A plan is over once all that it would change has been published. */
export async function endFinishedPlan(trx: Transaction<Tables>, live: StoredEdits): Promise<void> {
  const plan = await readPlan(trx);
  if (!plan) return;
  const { changed, skipped } = mergePlan(plan, live);
  if (changed.length + skipped.length === 0) await deletePlan(trx);
}
