import type { Transaction } from "kysely";
import { rolesIn } from "#domain/admin/roles.ts";
import {
  type InquiryStatus,
  type InquiryUpdate,
  retainedUntil,
  type StaffStatus,
} from "#domain/inquiries/inbox.ts";
import type { ChangeKind } from "#domain/inquiries/work/history.ts";
import { lockUntilCommit } from "../../database/advisory-lock.ts";
import type { Database } from "../../database/connect.ts";
import type { Tables } from "../../database/schema.ts";
import { queueDeliveries } from "../../webhooks/delivery-queue.ts";

/** States that mean that somebody has answered. */
const answeredStatuses = new Set<InquiryStatus>(["in-progress", "quoted", "won", "lost", "archived"]);

export type ChangeOutcome = "changed" | "no-inquiry" | "no-administrator";

/** Changes an inquiry and enters each change into its history. @param by user name */
export function changeInquiry(
  { engine, change }: Database,
  id: number,
  update: InquiryUpdate,
  { by, now }: { by: string; now: Date },
): Promise<ChangeOutcome> {
  return change("inquiries", async (trx) => {
    await lockUntilCommit(trx, engine, `inquiry ${id}`);
    const stored = await trx
      .selectFrom("contactInquiries")
      .select(["status", "createdAt", "responsible", "nextOn", "valueKrw"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!stored) return "no-inquiry";
    if (update.responsible && !(await isStaff(trx, update.responsible))) return "no-administrator";
    await enterChanges(trx, id, stored, update, { by, now });
    const { status, ...rest } = update;
    if (Object.keys(rest).length > 0)
      await trx.updateTable("contactInquiries").set(rest).where("id", "=", id).execute();
    if (status) await moveInquiry(trx, { id, ...stored }, status, { by, now });
    return "changed";
  });
}

/** Gives an inquiry its state. The first state that means an answer remembers who and when. */
export async function moveInquiry(
  trx: Transaction<Tables>,
  { id, createdAt, status: before }: { id: number; createdAt: number; status: InquiryStatus },
  status: StaffStatus,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (status !== before) await queueDeliveries(trx, { inquiryId: id, event: "inquiry.status", status }, now);
  await trx
    .updateTable("contactInquiries")
    .set({ status, retainedUntil: retainedUntil(new Date(createdAt), status, now).getTime() })
    .where("id", "=", id)
    .execute();
  if (!answeredStatuses.has(status)) return;
  await trx
    .updateTable("contactInquiries")
    .set({ answeredBy: by, answeredAt: now.getTime() })
    .where("id", "=", id)
    .where("answeredAt", "is", null)
    .execute();
}

type Stored = {
  status: InquiryStatus;
  responsible: string | null;
  nextOn: string | null;
  valueKrw: number | string | null;
};

async function enterChanges(
  trx: Transaction<Tables>,
  inquiryId: number,
  stored: Stored,
  update: InquiryUpdate,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const changes: [ChangeKind, string | number | null, string | number | null | undefined][] = [
    ["status", stored.status, update.status],
    ["responsible", stored.responsible, update.responsible],
    ["next", stored.nextOn, update.nextOn],
    ["value", stored.valueKrw === null ? null : Number(stored.valueKrw), update.valueKrw],
  ];
  for (const [kind, before, after] of changes) {
    if (after === undefined || after === before) continue;
    await trx
      .insertInto("inquiryEvents")
      .values({
        inquiryId,
        happenedAt: now.getTime(),
        account: by,
        kind,
        before: before === null ? null : String(before),
        after: after === null ? null : String(after),
      })
      .execute();
  }
}

async function isStaff(trx: Transaction<Tables>, username: string): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("role", "in", rolesIn("inquiries"))
    .executeTakeFirst();
  return row !== undefined;
}
