import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { letterhead } from "#content/mail/letterhead.ts";
import type { InquiryFile } from "#domain/inquiries/files/stored-inquiry-file.ts";
import {
  type InboxCounts,
  type InboxFilter,
  type InboxPage,
  type InquiryUpdate,
  type InquiryWithHistory,
  inboxPageSize,
} from "#domain/inquiries/inbox.ts";
import type { MailStatus } from "#domain/inquiries/inbox-mail.ts";
import type { FiguresPeriod, InquiryFigures } from "#domain/inquiries/work/figures.ts";
import type { Locale } from "#domain/locale.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { type InquiryMailKey, isMailPending, retryMailOf } from "../mail/outbox.ts";
import type { MailSettings } from "../mail/setup/mail-settings.ts";
import { deleteNote, type NewNote, type NoteRefusal, storeNote } from "./inbox-notes.ts";
import { countMatching, countNewInquiries, countsByStatus, matchingByDue } from "./inbox-queries.ts";
import { batchesWithHistory, findWithHistory } from "./inquiries-with-history.ts";
import { filesOf, readInquiryFile } from "./inquiry-files.ts";
import { toInboxInquiry } from "./inquiry-rows.ts";
import { changeInquiry } from "./work/changes.ts";
import { figuresOf } from "./work/figures.ts";
import { type Reply, type ReplyRefusal, storeReply } from "./work/replies.ts";

/** Time to wait for a mail server's answer, and the interval of looking for it, ms. */
const mailWaitMs = 20_000;
const mailLookMs = 100;

/** Returns true for the version of an inquiry that a change is based on. */
type IsExpected = (stored: InquiryWithHistory) => boolean;

/** The inquiry as somebody else has stored it meanwhile. */
type Outdated = { outdated: InquiryWithHistory };

/** The staff's side of inquiries. */
export interface Inbox {
  /** @param page from 1; one past the end is empty. */
  list(filter: InboxFilter, page: number): Promise<InboxPage>;
  counts(): Promise<InboxCounts>;
  /** Number of new inquiries, and the largest id among them. */
  countNew(): Promise<{ count: number; newestId: number }>;
  /** Figures of the inquiries of a period. */
  figures(period: FiguresPeriod): Promise<InquiryFigures>;
  /** @returns how many match. */
  count(filter: InboxFilter): Promise<number>;
  find(id: number): Promise<InquiryWithHistory | undefined>;
  /** Everything that matches, newest first, a few hundred at a time: what has been read is not kept. */
  pages(filter: InboxFilter): AsyncGenerator<InquiryWithHistory[]>;
  /** @param by user name. @returns the inquiry as it is now. */
  change(
    id: number,
    update: InquiryUpdate,
    by: string,
    isExpected?: IsExpected,
  ): Promise<InquiryWithHistory | Outdated | "no-inquiry" | "no-administrator">;
  /** Sends a reply to the customer, once however often the call is repeated. */
  reply(id: number, reply: Reply): Promise<InquiryWithHistory | Outdated | ReplyRefusal>;
  /** Stores a note, once however often it is sent. */
  note(id: number, note: NewNote): Promise<InquiryWithHistory | NoteRefusal>;
  /** Deletes a note of one's own. @returns the inquiry as it is now, `undefined` when there is no such note. */
  removeNote(id: number, note: Pick<NewNote, "key" | "author">): Promise<InquiryWithHistory | undefined>;
  /** A file of an inquiry, and its bytes, streamed. */
  file(
    id: number,
    file: number,
  ): Promise<{ facts: InquiryFile; bytes: AsyncIterable<Uint8Array> } | undefined>;
  /** Deletes an inquiry with its notes, its files and its mails. */
  remove(id: number, isExpected?: IsExpected): Promise<"removed" | Outdated | "no-inquiry">;
  /** Retries a mail of it at once, and waits for the mail server for a limited time, ms. */
  sendMailAgain(mail: InquiryMailKey, waitMs?: number): Promise<MailTried>;
  /** Deletes inquiries beyond their retention date. */
  deleteExpired(): Promise<void>;
}

/** `tried`: the inquiry shows the result later; a mail server may take longer than anybody wants to wait. */
type MailTried =
  | { kind: "tried"; inquiry: InquiryWithHistory }
  | { kind: "no-inquiry" | "no-mail" | "no-server" };

interface InboxOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  siteContent: Pick<SiteContent, "published">;
  wake: () => void;
  /** Returns `undefined` where no mail is set up. */
  findStaffRecipient: MailSettings["findStaffRecipient"];
}

export function createInbox(
  database: Database,
  { clock, randomBytes, siteContent, wake, findStaffRecipient }: InboxOptions,
): Inbox {
  const isMailSetUp = async () => (await findStaffRecipient()) !== undefined;
  const { db, change, changeWithoutNotifying } = database;
  const find = (id: number) => findWithHistory(db, id);
  return {
    list: async (filter, page) => ({ ...(await pageOf(db, filter, page)), isMailed: await isMailSetUp() }),
    counts: () => countsByStatus(db),
    countNew: () => countNewInquiries(db),
    figures: (period) => figuresOf(db, period),
    count: (filter) => countMatching(db, filter),
    find,
    pages: (filter) => batchesWithHistory(db, filter),

    change: (id, update, by, isExpected) =>
      change("inquiries", (trx) =>
        onExpected(trx, id, isExpected, async (stored) => {
          const outcome = await changeInquiry(trx, stored, update, { by, now: clock() });
          return outcome === "changed" ? ((await findWithHistory(trx, id)) ?? "no-inquiry") : outcome;
        }),
      ),

    async reply(id, reply) {
      const staffRecipient = await findStaffRecipient();
      if (!staffRecipient) return "no-server";
      const { inboxUrl: siteUrl } = staffRecipient;
      const { company } = await siteContent.published();
      const head = (locale: Locale) => letterhead(company, locale, siteUrl);
      const sender = { ...company, letterhead: head, siteUrl };
      const outcome = await storeReply(database, id, reply, { sender, clock, randomBytes });
      if (outcome !== "stored" && outcome !== "known" && outcome !== "outdated") return outcome;
      const stored = await find(id);
      if (!stored) return "no-inquiry";
      return outcome === "outdated" ? { outdated: stored } : stored;
    },

    note: (id, note) =>
      changeWithoutNotifying("inquiries", async (trx) => {
        const outcome = await storeNote(trx, id, note, clock());
        return outcome === "stored" ? ((await findWithHistory(trx, id)) ?? "no-inquiry") : outcome;
      }),

    removeNote: (id, note) =>
      changeWithoutNotifying("inquiries", async (trx) =>
        (await deleteNote(trx, id, note)) ? findWithHistory(trx, id) : undefined,
      ),

    async file(id, file) {
      const facts = (await filesOf(db, [id])).get(id)?.find((known) => known.file === file);
      return facts && { facts, bytes: readInquiryFile(db, id, facts) };
    },

    remove: (id, isExpected) =>
      changeWithoutNotifying("inquiries", (trx) =>
        onExpected(trx, id, isExpected, async () => {
          await trx.deleteFrom("contactInquiries").where("id", "=", id).execute();
          return "removed" as const;
        }),
      ),

    sendMailAgain: (mail, waitMs = mailWaitMs) =>
      sendMailAgain(mail, { db, isMailSetUp, clock, wake, waitMs }),

    deleteExpired: () => changeWithoutNotifying("inquiries", (trx) => deleteExpired(trx, clock())),
  };
}

/** Runs `work` on an inquiry that is stored in the expected version. */
async function onExpected<T>(
  trx: Transaction<Tables>,
  id: number,
  isExpected: IsExpected = () => true,
  work: (stored: InquiryWithHistory) => Promise<T>,
): Promise<T | Outdated | "no-inquiry"> {
  const stored = await findWithHistory(trx, id);
  if (!stored) return "no-inquiry";
  return isExpected(stored) ? work(stored) : { outdated: stored };
}

async function deleteExpired(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom("contactInquiries").where("retainedUntil", "<=", now.getTime()).execute();
}

interface Retrying extends Pick<InboxOptions, "clock" | "wake"> {
  db: Database["db"];
  isMailSetUp: () => Promise<boolean>;
  waitMs: number;
}

async function sendMailAgain(
  mail: InquiryMailKey,
  { db, isMailSetUp, clock, wake, waitMs }: Retrying,
): Promise<MailTried> {
  const inquiry = await findWithHistory(db, mail.inquiryId);
  if (!inquiry) return { kind: "no-inquiry" };
  if (!(await isMailSetUp())) return { kind: "no-server" };
  const { state } = mailIn(inquiry, mail);
  if (state === "none" || state === "delivered") return { kind: "no-mail" };
  if (await retryMailOf(db, mail, clock())) wake();
  // Any instance may send it: the outbox has the result.
  for (let waitedMs = 0; waitedMs < waitMs && (await isMailPending(db, mail)); waitedMs += mailLookMs)
    await pause(mailLookMs);
  return { kind: "tried", inquiry: (await findWithHistory(db, inquiry.id)) ?? inquiry };
}

function mailIn(
  { mail, history }: InquiryWithHistory,
  { replyKey }: InquiryMailKey,
): Pick<MailStatus, "state"> {
  if (replyKey === undefined) return mail;
  const reply = history.find((entry) => entry.kind === "reply" && entry.key === replyKey);
  return reply?.kind === "reply" ? reply.mail : { state: "none" };
}

async function pageOf(
  db: Database["db"],
  filter: InboxFilter,
  page: number,
): Promise<Omit<InboxPage, "isMailed">> {
  const rows = await matchingByDue(db, filter)
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize)
    .execute();
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    inquiries: rows.map((row) => toInboxInquiry(row, files.get(row.id))),
    total: await countMatching(db, filter),
    page,
    pageSize: inboxPageSize,
    counts: await countsByStatus(db),
  };
}
