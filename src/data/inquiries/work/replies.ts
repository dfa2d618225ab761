import type { Kysely, Transaction } from "kysely";
import { type Letterhead, mailPage, plainText } from "#content/mail/mail-page.ts";
import type { SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { NewReply } from "#domain/inquiries/work/history.ts";
import type { Locale } from "#domain/locale.ts";
import type { Database } from "../../database/connect.ts";
import type { Tables } from "../../database/schema.ts";
import { insertMail } from "../../mail/outbox.ts";
import { mailColumns } from "../inquiry-rows.ts";
import { markAnswered, setStatus } from "./changes.ts";

/** Replies that one inquiry can have. */
const maxReplies = 100;

export interface Reply extends NewReply {
  /** Made by the client. A reply that is sent again under its key goes out once. */
  key: string;
  /** User name. */
  author: string;
  files: readonly SentFile[];
}

/** `key-taken`: another text, or other files, were sent under this key. */
export type ReplyRefusal = "no-inquiry" | "no-server" | "key-taken" | "too-many";

/** `outdated`: another reply was sent that the author has not seen. */
type ReplyOutcome = ReplyRefusal | "outdated" | "stored" | "known";

interface Sender {
  name: Record<Locale, string>;
  /** Mails of the customer go here. */
  email: string;
  /** The company's, as HTML. */
  letterhead(locale: Locale): Letterhead;
  /** Any address of the site. */
  siteUrl: string;
}

interface Dependencies {
  sender: Sender;
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
}

/** Stores a reply in the history and puts its mail into the outbox. */
export function storeReply(
  { change }: Database,
  inquiryId: number,
  reply: Reply,
  { sender, clock, randomBytes }: Dependencies,
): Promise<ReplyOutcome> {
  const now = clock();
  return change("inquiries", async (trx) => {
    const inquiry = await trx
      .selectFrom("contactInquiries")
      .select(["id", "email", "locale", "status", "createdAt"])
      .where("id", "=", inquiryId)
      .executeTakeFirst();
    if (!inquiry) return "no-inquiry";
    const sent = await trx
      .selectFrom("inquiryReplies")
      .select(["replyKey", "author", "subject", "body", "files"])
      .where("inquiryId", "=", inquiryId)
      .execute();
    const known = sent.find(({ replyKey }) => replyKey === reply.key);
    if (known) return isSame(known, reply) ? "known" : "key-taken";
    if (sent.length > (reply.repliesSeen ?? sent.length)) return "outdated";
    if (sent.length >= maxReplies) return "too-many";
    await insertReply(trx, inquiryId, reply, now);
    const { locale } = inquiry;
    await insertMail(
      trx,
      {
        to: inquiry.email,
        replyTo: sender.email,
        senderName: sender.name[locale],
        siteUrl: sender.siteUrl,
        subject: reply.subject,
        text: reply.text,
        html: mailPage({ locale, title: reply.subject, head: sender.letterhead(locale) }, [
          plainText(reply.text),
        ]),
        forReply: { inquiryId, replyKey: reply.key },
        thread: await threadOf(trx, inquiryId),
        files: reply.files,
      },
      { clock, randomBytes },
    );
    await recordAnswered(trx, inquiry, { by: reply.author, now });
    return "stored";
  });
}

function isSame(
  sent: { author: string; subject: string; body: string; files: string },
  { author, subject, text, files }: Reply,
): boolean {
  return (
    sent.author === author &&
    sent.subject === subject &&
    sent.body === text &&
    sent.files === fileFacts(files)
  );
}

function fileFacts(files: readonly SentFile[]): string {
  return JSON.stringify(files.map(({ name, bytes }) => ({ name, size: bytes.length })));
}

async function insertReply(
  trx: Transaction<Tables>,
  inquiryId: number,
  { key, author, subject, text, files }: Reply,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("inquiryReplies")
    .values({
      inquiryId,
      replyKey: key,
      author,
      sentAt: now.getTime(),
      subject,
      body: text,
      files: fileFacts(files),
    })
    .execute();
}

/** Message-IDs of the mails that the customer has: the confirmation and the earlier replies. */
async function threadOf(trx: Transaction<Tables>, inquiryId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom("outbox")
    .select("messageId")
    .where((mail) => mail.or([mail("copyOf", "=", inquiryId), mail("replyToInquiry", "=", inquiryId)]))
    .orderBy("id")
    .execute();
  return rows.map(({ messageId }) => messageId);
}

/** A new or quarantined inquiry becomes in progress; any other keeps its status and is marked as answered. */
async function recordAnswered(
  trx: Transaction<Tables>,
  inquiry: { id: number; status: InquiryStatus; createdAt: number },
  change: { by: string; now: Date },
): Promise<void> {
  if (inquiry.status === "new" || inquiry.status === "set-aside")
    await setStatus(trx, inquiry, "in-progress", change);
  else await markAnswered(trx, inquiry.id, change);
}

/** Replies to inquiries with the state of their mails, by the inquiry's id. */
export async function repliesOf(db: Kysely<Tables>, inquiryIds: readonly number[]) {
  const rows = await db
    .selectFrom("inquiryReplies")
    .leftJoin("outbox", (join) =>
      join
        .onRef("outbox.replyToInquiry", "=", "inquiryReplies.inquiryId")
        .onRef("outbox.replyKey", "=", "inquiryReplies.replyKey"),
    )
    .select([
      "inquiryReplies.inquiryId",
      "inquiryReplies.replyKey",
      "inquiryReplies.author",
      "inquiryReplies.sentAt",
      "inquiryReplies.subject",
      "inquiryReplies.body",
      "inquiryReplies.files",
    ])
    .select(mailColumns)
    .where("inquiryReplies.inquiryId", "in", inquiryIds)
    .orderBy("inquiryReplies.sentAt")
    .execute();
  return Map.groupBy(rows, ({ inquiryId }) => inquiryId);
}
