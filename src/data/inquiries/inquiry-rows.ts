import type { Selectable, SqlBool } from "kysely";
import type { Duty } from "#calculator/engine/duty/duty.ts";
import { dutySchema } from "#calculator/engine/duty/duty-schema.ts";
import { storedRows } from "#calculator/selection/attached.ts";
import { storedSelectionSchema } from "#domain/inquiries/attached-duty.ts";
import { type AttachedProject, attachedProjectSchema } from "#domain/inquiries/attached-project.ts";
import type { InquiryFile } from "#domain/inquiries/files/stored-file.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { InquiryMail } from "#domain/inquiries/inbox-mail.ts";
import type { Inquiry } from "#domain/inquiries/inquiry.ts";
import type { Tables } from "../database/schema.ts";
import { searchable } from "../records/search-text.ts";

/** The columns of an inquiry that the staff see. */
export const inquiryColumns = [
  "contactInquiries.id",
  "contactInquiries.reference",
  "contactInquiries.company",
  "contactInquiries.name",
  "contactInquiries.phone",
  "contactInquiries.email",
  "contactInquiries.productType",
  "contactInquiries.message",
  "contactInquiries.locale",
  "contactInquiries.status",
  "contactInquiries.suspicion",
  "contactInquiries.answeredBy",
  "contactInquiries.answeredAt",
  "contactInquiries.createdAt",
  "contactInquiries.retainedUntil",
  "contactInquiries.duty",
  "contactInquiries.selection",
  "contactInquiries.project",
  "contactInquiries.missingFiles",
  "contactInquiries.responsible",
  "contactInquiries.nextOn",
  "contactInquiries.valueKrw",
  "contactInquiries.page",
] as const;

/** Columns of its mail; all null when there is none. */
export const mailColumns = [
  "outbox.state",
  "outbox.attempts",
  "outbox.trouble",
  "outbox.lastError",
  "outbox.receipt",
  "outbox.settledAt",
  "outbox.dueAt",
] as const;

type InquiryColumn = (typeof inquiryColumns)[number] extends `${string}.${infer Column}` ? Column : never;
type MailColumn = (typeof mailColumns)[number] extends `${string}.${infer Column}` ? Column : never;
type MailRow = Pick<Selectable<Tables["outbox"]>, MailColumn>;

type JoinedMail = { [Column in MailColumn]: MailRow[Column] | null };

export type InboxRow = Pick<Selectable<Tables["contactInquiries"]>, InquiryColumn> &
  JoinedMail & { isAnswerStuck: SqlBool };

export function toInboxInquiry(row: InboxRow, files: readonly InquiryFile[] = []): InboxInquiry {
  return {
    id: row.id,
    reference: row.reference,
    company: row.company,
    name: row.name,
    phone: row.phone,
    email: row.email,
    productType: row.productType,
    message: row.message,
    duty: row.duty === null ? null : storedDuty(row.duty),
    selection: row.selection === null ? null : selectionIn(row.selection),
    project: row.project === null ? null : storedProject(row.project),
    files: [...files],
    missingFiles: row.missingFiles === null ? [] : JSON.parse(row.missingFiles),
    locale: row.locale,
    status: row.status,
    suspicion: row.suspicion,
    answered:
      row.answeredBy === null || row.answeredAt === null
        ? null
        : { by: row.answeredBy, at: iso(row.answeredAt) },
    responsible: row.responsible,
    nextOn: row.nextOn,
    valueKrw: row.valueKrw === null ? null : Number(row.valueKrw),
    page: row.page,
    createdAt: iso(row.createdAt),
    retainedUntil: iso(row.retainedUntil),
    mail: mailOf(row),
    isAnswerStuck: Boolean(row.isAnswerStuck),
  };
}

type SearchedFields = Pick<Inquiry, "company" | "name" | "phone" | "email" | "message"> & {
  reference: string;
};

/**
 * Text that the inbox searches. Numbers are also found by their digits and letters alone, however they were
 * written.
 */
export function inquirySearchText(inquiry: SearchedFields, notes: readonly string[] = []): string {
  const { reference, company, name, phone, email, message } = inquiry;
  const numbers = [reference, reference.replaceAll("-", ""), phone, phone.replace(/\D/g, "")];
  const searched = [...numbers, company, name, email, message, ...notes];
  return searched.map(searchable).join("\n");
}

/** A text that is no duty would be somebody's repair by hand; the inquiry is shown all the same. */
function storedDuty(text: string): Duty | null {
  return dutySchema.safeParse(JSON.parse(text)).data ?? null;
}

function selectionIn(text: string): InboxInquiry["selection"] {
  const stored = storedSelectionSchema.safeParse(JSON.parse(text)).data;
  return stored ? { ...stored, rows: storedRows("ko", stored) } : null;
}

function storedProject(text: string): AttachedProject | null {
  return attachedProjectSchema.safeParse(JSON.parse(text)).data ?? null;
}

/** State of a mail, as it is joined to a row. */
export function mailOf(row: JoinedMail): InquiryMail {
  return {
    state: row.state ?? "none",
    attempts: row.attempts ?? 0,
    trouble: row.trouble,
    lastError: row.lastError,
    receipt: row.receipt,
    settledAt: row.settledAt === null ? null : iso(row.settledAt),
    nextAttemptAt: row.state === "waiting" && row.dueAt !== null ? iso(row.dueAt) : null,
  };
}

/** A stored time as ISO 8601. */
export function iso(time: number): string {
  return new Date(time).toISOString();
}
