import * as z from "zod/mini";
import { dutySchema } from "#engine/duty/duty-schema.ts";
import { truncateSearch } from "../admin/paging.ts";
import { locales } from "../locale.ts";
import { withoutUnprintable } from "../records/unprintable.ts";
import { attachedProjectSchema } from "./attached-project.ts";
import { attachedSelectionSchema } from "./attached-selection.ts";
import { inquiryFileSchema } from "./files/stored-inquiry-file.ts";
import { mailStatusSchema } from "./inbox-mail.ts";
import { noteSchema } from "./inbox-note.ts";
import { storedInquiryShape } from "./inquiry.ts";
import { suspicions } from "./submission.ts";
import { historyEntrySchema } from "./work/history.ts";

/** Statuses that the staff give an inquiry. */
export const staffStatuses = ["new", "in-progress", "quoted", "won", "lost", "archived", "spam"] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** Statuses of an inquiry. Inquiries beyond the quotas are quarantined ("set-aside") until the staff accept them. */
export const inquiryStatuses = [
  "new",
  "in-progress",
  "quoted",
  "won",
  "lost",
  "archived",
  "set-aside",
  "spam",
] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Statuses that need an action. */
export const openStatuses = ["new", "in-progress", "quoted"] as const satisfies readonly InquiryStatus[];

/** Statuses of inquiries that are kept for a short time only. */
export const shortLivedStatuses = ["set-aside", "spam"] as const satisfies readonly InquiryStatus[];

/** Largest value of an order, KRW. */
export const maxValueKrw = 9_000_000_000_000;

/** Inquiries on one page of the inbox. */
export const inboxPageSize = 50;

/** Years for which an inquiry is kept, as in the privacy policy. */
export const retentionYears = 3;

/** Days for which spam and quarantined inquiries are kept: long enough to be found there by somebody who waits for an answer. */
export const shortRetentionDays = 30;
const shortRetentionMs = shortRetentionDays * 24 * 60 * 60 * 1000;

const time = z.iso.datetime();
const day = z.iso.date();

/** First and last day that may be entered in the inbox. */
export const inquiryDays = { first: "2000-01-01", last: "2099-12-31" } as const;
export const inquiryDaySchema = day.check(
  z.refine((text) => text >= inquiryDays.first && text <= inquiryDays.last),
);

/** An inquiry as it stands in the list of the staff. */
export const inboxInquirySchema = z.object({
  id: z.number(),
  /** The number that was sent to the inquirer; empty for the few stored by an earlier version of the program. */
  reference: z.string(),
  ...storedInquiryShape,
  /** Duty of the calculator's result from which the inquiry was sent. */
  duty: z.nullable(dutySchema),
  /** Everything that was chosen when it was sent, the duty included. */
  selection: z.nullable(attachedSelectionSchema),
  /** Project page that it was sent from. */
  project: z.nullable(attachedProjectSchema),
  files: z.array(inquiryFileSchema),
  /** Names of files that its sender chose and that could not be attached. */
  missingFiles: z.array(z.string()),
  /** Language of the page that it was sent from. */
  locale: z.enum(locales),
  status: z.enum(inquiryStatuses),
  /** Why it came in as spam; stays when the status is changed. */
  suspicion: z.nullable(z.enum(suspicions)),
  /** First answer: by a reply, or by a status other than new or spam. */
  answered: z.nullable(z.object({ by: z.string(), at: time })),
  /** User name of who is responsible for it. */
  responsible: z.nullable(z.string()),
  /** Day in Korea on which somebody has to act next. */
  nextOn: z.nullable(day),
  /** Value of the order, KRW. */
  valueKrw: z.nullable(z.int()),
  /** Path of the page from which its sender came to the form; of the form's page where there was none. */
  page: z.nullable(z.string()),
  createdAt: time,
  /** Deleted by itself after this. */
  retainedUntil: time,
  mail: mailStatusSchema,
  /** An answer to its sender has been tried in vain, or given up. */
  isAnswerStuck: z.boolean(),
});
export type InboxInquiry = z.infer<typeof inboxInquirySchema>;

/** An inquiry with its notes and its history, the oldest first. */
export const inquiryWithHistorySchema = z.extend(inboxInquirySchema, {
  /** Subject of the confirmation mail to the sender; null if none was sent. */
  receiptSubject: z.nullable(z.string()),
  notes: z.array(noteSchema),
  history: z.array(historyEntrySchema),
});
export type InquiryWithHistory = z.infer<typeof inquiryWithHistorySchema>;

/** Number of inquiries of each status. */
export const inboxCountsSchema = z.record(z.enum(inquiryStatuses), z.int());
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

/** One page of the inbox: due inquiries first, by day, then the newest first. `total` counts the matching ones, `counts` the whole inbox. */
export const inboxPageSchema = z.object({
  inquiries: z.array(inboxInquirySchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  counts: inboxCountsSchema,
  /** True when mail is set up, so that somebody is mailed about a new inquiry. */
  isMailed: z.boolean(),
});
export type InboxPage = z.infer<typeof inboxPageSchema>;

/** Filter of the list; without both it returns all. Every word of the search must be found. */
export const inboxFilterSchema = z.object({
  status: z.optional(z.enum(inquiryStatuses)),
  search: z.optional(z.string().check(z.overwrite(truncateSearch))),
});
export type InboxFilter = z.infer<typeof inboxFilterSchema>;

/** Changes by the staff; fields that are left out stay. */
export const inquiryUpdateSchema = z
  .object({
    status: z.optional(z.enum(staffStatuses)),
    responsible: z.optional(
      z.nullable(z.string().check(withoutUnprintable(), z.minLength(1), z.maxLength(100))),
    ),
    nextOn: z.optional(z.nullable(inquiryDaySchema)),
    valueKrw: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(maxValueKrw)))),
  })
  .check(z.refine((update) => Object.keys(update).length > 0));
export type InquiryUpdate = z.infer<typeof inquiryUpdateSchema>;

/**
 * When an inquiry is to be deleted: the same day of the year (UTC), three years on; spam and quarantined inquiries, 30 days after
 * they got this status.
 * @param now when it got its status
 * @example retainedUntil(new Date("2024-02-29T01:00:00Z"), "new", now) // 2027-03-01T01:00:00.000Z
 */
export function retainedUntil(createdAt: Date, status: InquiryStatus, now: Date): Date {
  return isShortLived(status)
    ? new Date(now.getTime() + shortRetentionMs)
    : yearsLater(createdAt, retentionYears);
}

/** The inverse of `retainedUntil`: inquiries that came in, or got a status of short retention, at this time or before are deleted by now. */
export function erasureCutoff(status: InquiryStatus, now: Date): Date {
  return isShortLived(status) ? new Date(now.getTime() - shortRetentionMs) : yearsLater(now, -retentionYears);
}

export function isShortLived(status: InquiryStatus): boolean {
  return shortLivedStatuses.some((shortLived) => shortLived === status);
}

function yearsLater(time: Date, years: number): Date {
  const end = new Date(time);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}
