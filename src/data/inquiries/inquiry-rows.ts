import type { Selectable, SqlBool } from "kysely";
import { storedRows } from "#documents/selection/stored-selection.ts";
import { type AttachedProject, attachedProjectSchema } from "#domain/inquiries/attached-project.ts";
import { storedSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import type { InquiryFile } from "#domain/inquiries/files/stored-inquiry-file.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { MailStatus } from "#domain/inquiries/inbox-mail.ts";
import {
  eachInquiryField,
  inquiryFieldNames,
  inquiryFields,
  isChoice,
  type StoredInquiryFields,
  type TypedInquiryField,
} from "#domain/inquiries/inquiry-fields.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { dutySchema } from "#engine/duty/duty-schema.ts";
import type { Tables } from "../database/schema.ts";
import { searchable } from "../records/search-text.ts";

/** The columns of an inquiry that the staff see. */
export const inquiryColumns = [
  "contactInquiries.id",
  "contactInquiries.reference",
  ...inquiryFieldNames.map((name) => `contactInquiries.${name}` as const),
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

/** Columns of the mail to the staff; all null when there is none. */
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
    ...eachInquiryField<StoredInquiryFields>((name) => row[name]),
    duty: row.duty === null ? null : parseDuty(row.duty),
    selection: row.selection === null ? null : parseSelection(row.selection),
    project: row.project === null ? null : parseProject(row.project),
    files: [...files],
    missingFiles: row.missingFiles === null ? [] : JSON.parse(row.missingFiles),
    locale: row.locale,
    status: row.status,
    suspicion: row.suspicion,
    answered:
      row.answeredBy === null || row.answeredAt === null
        ? null
        : { by: row.answeredBy, at: toIsoTime(row.answeredAt) },
    responsible: row.responsible,
    nextOn: row.nextOn,
    valueKrw: row.valueKrw === null ? null : Number(row.valueKrw),
    page: row.page,
    createdAt: toIsoTime(row.createdAt),
    retainedUntil: toIsoTime(row.retainedUntil),
    mail: mailOf(row),
    isAnswerStuck: Boolean(row.isAnswerStuck),
  };
}

type SearchedFields = { readonly [Name in TypedInquiryField]?: string | null | undefined } & {
  reference: string;
};

/** Text that the inbox searches. References and phone numbers are also found without their punctuation. */
export function inquirySearchText(inquiry: SearchedFields, notes: readonly string[] = []): string {
  const { reference } = inquiry;
  const typed = inquiryFieldNames.flatMap((name) =>
    isChoice(name) ? [] : searchVariants(name, inquiry[name] ?? ""),
  );
  const searched = [reference, reference.replaceAll("-", ""), ...typed, ...notes];
  return searched.map(searchable).join("\n");
}

function searchVariants(name: TypedInquiryField, text: string): string[] {
  return inquiryFields[name].kind === "phone" ? [text, text.replace(/\D/g, "")] : [text];
}

/** `null` for an invalid text: the inquiry is shown without its duty. */
function parseDuty(text: string): Duty | null {
  return dutySchema.safeParse(JSON.parse(text)).data ?? null;
}

function parseSelection(text: string): InboxInquiry["selection"] {
  const stored = storedSelectionSchema.safeParse(JSON.parse(text)).data;
  return stored ? { ...stored, rows: storedRows("ko", stored) } : null;
}

function parseProject(text: string): AttachedProject | null {
  return attachedProjectSchema.safeParse(JSON.parse(text)).data ?? null;
}

export function mailOf(row: JoinedMail): MailStatus {
  return {
    state: row.state ?? "none",
    attempts: row.attempts ?? 0,
    trouble: row.trouble,
    lastError: row.lastError,
    receipt: row.receipt,
    settledAt: row.settledAt === null ? null : toIsoTime(row.settledAt),
    nextAttemptAt: row.state === "waiting" && row.dueAt !== null ? toIsoTime(row.dueAt) : null,
  };
}

/** A stored time as ISO 8601. */
export function toIsoTime(time: number): string {
  return new Date(time).toISOString();
}
