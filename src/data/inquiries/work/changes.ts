import type { Transaction } from "kysely";
import { rolesIn } from "#domain/admin/roles.ts";
import {
  type InboxInquiry,
  type InquiryStatus,
  type InquiryUpdate,
  retainedUntil,
  type StaffStatus,
} from "#domain/inquiries/inbox.ts";
import type { ChangeKind } from "#domain/inquiries/work/history.ts";
import type { Tables } from "../../database/schema.ts";
import { queueDeliveries } from "../../webhooks/delivery-queue.ts";

/** Statuses that mean that somebody has answered. */
const answeredStatuses = new Set<InquiryStatus>(["in-progress", "quoted", "won", "lost", "archived"]);

interface Change {
  /** User name. */
  by: string;
  now: Date;
}

/** Changes an inquiry and records each change in its history. @param stored the inquiry as it is */
export async function changeInquiry(
  trx: Transaction<Tables>,
  stored: InboxInquiry,
  update: InquiryUpdate,
  change: Change,
): Promise<"changed" | "no-administrator"> {
  if (update.responsible && !(await isStaff(trx, update.responsible))) return "no-administrator";
  const { status, ...rest } = update;
  const { id, createdAt } = stored;
  if (status) await setStatus(trx, { ...stored, createdAt: Date.parse(createdAt) }, status, change);
  await recordChanges(trx, stored, rest, change);
  if (Object.keys(rest).length > 0)
    await trx.updateTable("contactInquiries").set(rest).where("id", "=", id).execute();
  return "changed";
}

/**
 * Sets the status. The first one that counts as answered stores by whom and when; "new" takes that back, unless an
 * answer was sent.
 */
export async function setStatus(
  trx: Transaction<Tables>,
  { id, createdAt, status: before }: { id: number; createdAt: number; status: InquiryStatus },
  status: StaffStatus,
  change: Change,
): Promise<void> {
  const { now } = change;
  if (status !== before) {
    await recordEvent(trx, id, { kind: "status", before, after: status }, change);
    await queueDeliveries(trx, { inquiryId: id, event: "inquiry.status", status }, now);
  }
  await trx
    .updateTable("contactInquiries")
    .set({ status, retainedUntil: retainedUntil(new Date(createdAt), status, now).getTime() })
    .where("id", "=", id)
    .execute();
  if (status === "new") await clearAnswered(trx, id);
  if (answeredStatuses.has(status)) await markAnswered(trx, id, change);
}

/** Stores by whom and when an inquiry was answered first. */
export async function markAnswered(trx: Transaction<Tables>, id: number, { by, now }: Change): Promise<void> {
  await trx
    .updateTable("contactInquiries")
    .set({ answeredBy: by, answeredAt: now.getTime() })
    .where("id", "=", id)
    .where("answeredAt", "is", null)
    .execute();
}

async function clearAnswered(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .updateTable("contactInquiries")
    .set({ answeredBy: null, answeredAt: null })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("inquiryReplies").select("replyKey").where("inquiryId", "=", id))),
    )
    .execute();
}

async function recordChanges(
  trx: Transaction<Tables>,
  stored: InboxInquiry,
  update: Omit<InquiryUpdate, "status">,
  change: Change,
): Promise<void> {
  const changes: [ChangeKind, string | number | null, string | number | null | undefined][] = [
    ["responsible", stored.responsible, update.responsible],
    ["next", stored.nextOn, update.nextOn],
    ["value", stored.valueKrw, update.valueKrw],
  ];
  for (const [kind, before, after] of changes) {
    if (after === undefined || after === before) continue;
    await recordEvent(trx, stored.id, { kind, before, after }, change);
  }
}

interface Event {
  kind: ChangeKind;
  before: string | number | null;
  after: string | number | null;
}

async function recordEvent(
  trx: Transaction<Tables>,
  inquiryId: number,
  { kind, before, after }: Event,
  { by, now }: Change,
): Promise<void> {
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

async function isStaff(trx: Transaction<Tables>, username: string): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("role", "in", rolesIn("inquiries"))
    .executeTakeFirst();
  return row !== undefined;
}
