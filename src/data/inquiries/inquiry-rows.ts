import type { Selectable } from "kysely";
import type { Duty } from "#calculator/engine/duty/duty.ts";
import { dutySchema } from "#calculator/engine/duty/duty-schema.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { InquiryMail } from "#domain/inquiries/inbox-mail.ts";
import type { Inquiry } from "#domain/inquiries/inquiry.ts";
import type { Tables } from "../database/schema.ts";
import { searchable } from "../projects/rows.ts";

/** The columns of an inquiry that the staff see. */
export const inquiryColumns = [
  "contact_inquiries.id",
  "contact_inquiries.company",
  "contact_inquiries.name",
  "contact_inquiries.phone",
  "contact_inquiries.email",
  "contact_inquiries.product_type",
  "contact_inquiries.message",
  "contact_inquiries.locale",
  "contact_inquiries.status",
  "contact_inquiries.suspicion",
  "contact_inquiries.answered_by",
  "contact_inquiries.answered_at",
  "contact_inquiries.created_at",
  "contact_inquiries.retained_until",
  "contact_inquiries.duty",
] as const;

/** What they see of its mail; all null when there is none. */
export const mailColumns = [
  "outbox.state",
  "outbox.attempts",
  "outbox.trouble",
  "outbox.last_error",
  "outbox.receipt",
  "outbox.settled_at",
  "outbox.due_at",
] as const;

type InquiryColumn = (typeof inquiryColumns)[number] extends `${string}.${infer Column}` ? Column : never;
type MailColumn = (typeof mailColumns)[number] extends `${string}.${infer Column}` ? Column : never;
type MailRow = Pick<Selectable<Tables["outbox"]>, MailColumn>;

export type InboxRow = Pick<Selectable<Tables["contact_inquiries"]>, InquiryColumn> & {
  [Column in MailColumn]: MailRow[Column] | null;
};

export function toInboxInquiry(row: InboxRow): InboxInquiry {
  return {
    id: row.id,
    company: row.company,
    name: row.name,
    phone: row.phone,
    email: row.email,
    productType: row.product_type,
    message: row.message,
    duty: row.duty === null ? null : storedDuty(row.duty),
    locale: row.locale,
    status: row.status,
    suspicion: row.suspicion,
    answered:
      row.answered_by === null || row.answered_at === null
        ? null
        : { by: row.answered_by, at: iso(row.answered_at) },
    createdAt: iso(row.created_at),
    retainedUntil: iso(row.retained_until),
    mail: mailOf(row),
  };
}

type SearchedFields = Pick<Inquiry, "company" | "name" | "phone" | "email" | "message">;

/** What the inbox searches. A number is also found by its digits, however it was written. */
export function inquirySearchText(inquiry: SearchedFields, notes: readonly string[] = []): string {
  const { company, name, phone, email, message } = inquiry;
  const searched = [company, name, phone, phone.replace(/\D/g, ""), email, message, ...notes];
  return searched.map(searchable).join("\n");
}

/** A text that is no duty would be somebody's repair by hand; the inquiry is shown all the same. */
function storedDuty(text: string): Duty | null {
  return dutySchema.safeParse(JSON.parse(text)).data ?? null;
}

function mailOf(row: InboxRow): InquiryMail {
  return {
    state: row.state ?? "none",
    attempts: row.attempts ?? 0,
    trouble: row.trouble,
    lastError: row.last_error,
    receipt: row.receipt,
    settledAt: row.settled_at === null ? null : iso(row.settled_at),
    nextAttemptAt: row.state === "waiting" && row.due_at !== null ? iso(row.due_at) : null,
  };
}

/** A stored time as ISO 8601. */
export function iso(time: number): string {
  return new Date(time).toISOString();
}
