import { expressionBuilder, type Kysely } from "kysely";
import type { SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";

/** RFC 5321 section 4.5.4.1 recommends retries for four to five days. */
const maxRetryMs = 5 * 24 * 60 * 60 * 1000;

const hourMs = 60 * 60 * 1000;

const messageIdBytes = 16;

/** Characters. */
const maxSenderName = 200;
/** Length of the Message-IDs in `References`, as JSON. */
const maxThread = 5000;
/** Length of the domain of a Message-ID. */
const maxDomain = 150;

/** A mail with unencoded texts. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Name beside our own address, such as the company's. */
  senderName?: string;
  /** End of the retries, such as the expiry of a link; five days by default. */
  giveUpAt?: Date;
}

/** Stored mails, which are sent also after a restart. */
export interface Outbox {
  isSetUp(): Promise<boolean>;
  /** Resolves when the mail is stored. */
  enqueue(mail: Mail): Promise<void>;
  depth(): Promise<OutboxDepth>;
}

/** Confirmations that failed, or whose recipient was refused, do not count: administrators cannot correct a mistyped address. */
interface OutboxDepth {
  /** Number of mails that are still to be sent. */
  waiting: number;
  /** Number of mails that were given up. */
  failed: number;
  /** Number of mails that were given up within the last hour. */
  failedLastHour: number;
  /** Age of the oldest waiting mail, ms; 0 if none waits. */
  oldestWaitingMs: number;
}

export interface OutboxOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  isSetUp: () => Promise<boolean>;
  /** Starts the delivery. */
  wake: () => void;
}

export function createOutbox({ db }: Database, { isSetUp, wake, ...options }: OutboxOptions): Outbox {
  return {
    isSetUp,
    async enqueue(mail) {
      await insertMail(db, mail, options);
      wake();
    },
    async depth() {
      const now = options.clock().getTime();
      const rows = await db
        .selectFrom("outbox")
        .select([
          "state",
          (row) => row.fn.countAll<number>().as("mails"),
          (row) =>
            row.fn
              .countAll<number>()
              .filterWhere("settledAt", ">", now - hourMs)
              .as("lastHour"),
          (row) => row.fn.min("createdAt").as("oldest"),
        ])
        .where("state", "in", ["waiting", "failed"])
        .where(({ and, eb, or }) =>
          or([
            eb("copyOf", "is", null),
            and([
              eb("state", "=", "waiting"),
              or([eb("trouble", "is", null), eb("trouble", "!=", "recipient")]),
            ]),
          ]),
        )
        .groupBy("state")
        .execute();
      const [waiting, failed] = (["waiting", "failed"] as const).map((state) =>
        rows.find((row) => row.state === state),
      );
      return {
        waiting: waiting?.mails ?? 0,
        failed: failed?.mails ?? 0,
        failedLastHour: failed?.lastHour ?? 0,
        oldestWaitingMs: waiting ? Math.max(now - waiting.oldest, 0) : 0,
      };
    },
  };
}

interface MailRelations {
  /** The inquiry that the mail to the staff is about. */
  inquiryId?: number;
  /** Set for a confirmation mail: the inquiry that it confirms to its sender (column `copyOf`). */
  confirmationOf?: number;
  /** The reply to a customer that this mail contains. */
  forReply?: { inquiryId: number; replyKey: string };
  /** Message-IDs of the mails that it continues, the oldest first. */
  thread?: readonly string[];
  /** Any address of the site; its host completes the Message-ID. */
  siteUrl?: string;
  files?: readonly SentFile[];
}

/**
 * Stores a mail, in the transaction of its cause. Its delivery starts when a change of `inquiries` or `mail` is notified; a caller
 * without such a notification calls `wake`.
 */
export async function insertMail(
  db: Kysely<Tables>,
  mail: Mail & MailRelations,
  { clock, randomBytes }: Pick<OutboxOptions, "clock" | "randomBytes">,
): Promise<void> {
  const now = clock().getTime();
  const { id } = await db
    .insertInto("outbox")
    .values({
      messageId: messageIdOf(randomBytes(messageIdBytes).toString("hex"), mail.siteUrl),
      inquiryId: mail.inquiryId ?? null,
      copyOf: mail.confirmationOf ?? null,
      replyToInquiry: mail.forReply?.inquiryId ?? null,
      replyKey: mail.forReply?.replyKey ?? null,
      senderName: mail.senderName?.slice(0, maxSenderName) ?? null,
      thread: mail.thread?.length ? storedThread(mail.thread) : null,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      state: "waiting",
      createdAt: now,
      dueAt: now,
      giveUpAt: mail.giveUpAt?.getTime() ?? now + maxRetryMs,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [position, { name, contentType, bytes }] of (mail.files ?? []).entries())
    await db.insertInto("outboxFiles").values({ mailId: id, position, name, contentType, bytes }).execute();
}

/**
 * A Message-ID with the host of the site: the domain of the sender may change while answers continue a thread. A site whose address is not
 * set has a host without a dot.
 */
function messageIdOf(id: string, siteUrl: string | undefined): string {
  const domain = siteUrl === undefined ? "" : new URL(siteUrl).hostname;
  return domain.includes(".") && domain.length <= maxDomain ? `${id}@${domain}` : id;
}

/** Without the oldest ids where there is no room for all. */
function storedThread(thread: readonly string[]): string {
  const stored = JSON.stringify(thread);
  return stored.length <= maxThread ? stored : storedThread(thread.slice(1));
}

/** Identifies the mail to the staff about an inquiry or, with `replyKey`, a reply to the customer. */
export interface InquiryMailKey {
  inquiryId: number;
  replyKey?: string | undefined;
}

function matchesMail({ inquiryId, replyKey }: InquiryMailKey) {
  const { eb, and } = expressionBuilder<Tables, "outbox">();
  return replyKey === undefined
    ? eb("inquiryId", "=", inquiryId)
    : and([eb("replyToInquiry", "=", inquiryId), eb("replyKey", "=", replyKey)]);
}

/** Resets the attempts of a mail. @returns false if it is missing, delivered or being sent */
export async function retryMailOf(db: Kysely<Tables>, mail: InquiryMailKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      state: "waiting",
      attempts: 0,
      refusals: 0,
      trouble: null,
      lastError: null,
      // Also the date of the mail: RFC 5322 section 3.6.1 defines it as the time at which somebody decides to send it.
      createdAt: now.getTime(),
      dueAt: now.getTime(),
      giveUpAt: now.getTime() + maxRetryMs,
      settledAt: null,
    })
    .where(matchesMail(mail))
    .where("state", "!=", "delivered")
    .where("leasedUntil", "<=", now.getTime())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns true while a mail is being sent, or waits for its first attempt. */
export async function isMailPending(db: Kysely<Tables>, mail: InquiryMailKey): Promise<boolean> {
  const waiting = await db
    .selectFrom("outbox")
    .select(["attempts", "leasedUntil"])
    .where(matchesMail(mail))
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return waiting !== undefined && (waiting.attempts === 0 || waiting.leasedUntil > 0);
}
