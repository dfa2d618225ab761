import * as z from "zod/mini";
import { dutySchema } from "../calculator/duty-schema.ts";
import { locales } from "../locale.ts";
import { inquiryProducts } from "./inquiry.ts";
import { suspicions } from "./submission.ts";

/** What the staff have made of an inquiry. */
export const inquiryStatuses = ["new", "answered", "spam"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** How far the mail about an inquiry has come; `none` when it was not to be mailed, `failed` when given up. */
export const mailStates = ["none", "waiting", "delivered", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** Inquiries on one page of the inbox. */
export const inboxPageSize = 50;

/** Longest note, in characters. */
export const noteLimit = 5000;

/** Years for which an inquiry is kept, as the privacy policy says. */
const retentionYears = 3;

const time = z.iso.datetime();

const inquiryMailSchema = z.object({
  state: z.enum(mailStates),
  attempts: z.number(),
  /** What went wrong at the last attempt, in the mail server's words. */
  lastError: z.nullable(z.string()),
  /** When it was delivered or given up. */
  settledAt: z.nullable(time),
  nextAttemptAt: z.nullable(time),
});
export type InquiryMail = z.infer<typeof inquiryMailSchema>;

/** An inquiry as the staff see it. */
export const inboxInquirySchema = z.object({
  id: z.number(),
  company: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  productType: z.nullable(z.enum(inquiryProducts)),
  message: z.string(),
  /** What the calculator was asked when the inquiry was sent from its result. */
  duty: z.nullable(dutySchema),
  /** Language of the page that it was sent from. */
  locale: z.enum(locales),
  status: z.enum(inquiryStatuses),
  /** Why it came in as spam; stays when the status is changed. */
  suspicion: z.nullable(z.enum(suspicions)),
  note: z.string(),
  createdAt: time,
  /** Deleted by itself after this. */
  retainedUntil: time,
  mail: inquiryMailSchema,
});
export type InboxInquiry = z.infer<typeof inboxInquirySchema>;

const statusCounts = z.record(z.enum(inquiryStatuses), z.number());

/** One page of the inbox, newest first. `total` counts what matches, `counts` the whole inbox. */
export const inboxPageSchema = z.object({
  inquiries: z.array(inboxInquirySchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  counts: statusCounts,
});
export type InboxPage = z.infer<typeof inboxPageSchema>;

/** Which inquiries to list; both absent means all. */
export const inboxFilterSchema = z.object({
  status: z.optional(z.enum(inquiryStatuses)),
  search: z.optional(z.string().check(z.maxLength(200))),
});
export type InboxFilter = z.infer<typeof inboxFilterSchema>;

/** What the staff change of an inquiry. */
export const inquiryUpdateSchema = z
  .object({
    status: z.optional(z.enum(inquiryStatuses)),
    note: z.optional(z.string().check(z.trim(), z.normalize("NFC"), z.maxLength(noteLimit))),
  })
  .check(z.refine(({ status, note }) => status !== undefined || note !== undefined));
export type InquiryUpdate = z.infer<typeof inquiryUpdateSchema>;

/**
 * When an inquiry is to be deleted: the same day of the year (UTC), three years on.
 * @example retainedUntil(new Date("2024-02-29T01:00:00Z")) // 2027-03-01T01:00:00.000Z
 */
export function retainedUntil(createdAt: Date): Date {
  const end = new Date(createdAt);
  end.setUTCFullYear(end.getUTCFullYear() + retentionYears);
  return end;
}
