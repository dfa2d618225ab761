import { expressionBuilder, type Kysely } from "kysely";
import type { SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";

/** RFC 5321 section 4.5.4.1: a sender should go on trying for four to five days. */
const retriedForMs = 5 * 24 * 60 * 60 * 1000;

/** Random bytes of a Message-ID. */
const messageIdBytes = 16;

/** Longest name of a sender, characters, and the most Message-IDs that a mail refers to. */
const maxSenderName = 200;
const maxThread = 100;

/** A mail to be sent. Texts may hold any words: they are encoded on the way. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Name beside our own address, such as the company's. */
  senderName?: string;
  /** After this it is no use any more, such as a link that has run out; by default five days from now. */
  giveUpAt?: Date;
}

/** Mails on their way out. What is stored here is sent, sooner or later, also after a restart. */
export interface Outbox {
  /** True when mail can be sent: a mail server is set up. */
  isConfigured(): Promise<boolean>;
  /** Once it resolves the mail is on disk. */
  enqueue(mail: Mail): Promise<void>;
  /**
   * Number of mails that wait, and of those given up. A copy for a visitor that was given up does not count:
   * its address was mistyped, and no administrator can correct that. The age of the oldest that waits, ms; 0 without
   * one.
   */
  depth(): Promise<{ waiting: number; failed: number; oldestWaitingMs: number }>;
}

export interface OutboxOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  isConfigured: () => Promise<boolean>;
  /** Called when there is a mail to deliver. */
  wake: () => void;
}

export function createOutbox({ db }: Database, { isConfigured, wake, ...options }: OutboxOptions): Outbox {
  return {
    isConfigured,
    async enqueue(mail) {
      await insertMail(db, mail, options);
      wake();
    },
    async depth() {
      const rows = await db
        .selectFrom("outbox")
        .select([
          "state",
          (row) => row.fn.countAll<number>().as("mails"),
          (row) => row.fn.min("createdAt").as("oldest"),
        ])
        .where("state", "in", ["waiting", "failed"])
        .where((mail) => mail.or([mail("state", "=", "waiting"), mail("copyOf", "is", null)]))
        .groupBy("state")
        .execute();
      const [waiting, failed] = (["waiting", "failed"] as const).map((state) =>
        rows.find((row) => row.state === state),
      );
      return {
        waiting: waiting?.mails ?? 0,
        failed: failed?.mails ?? 0,
        oldestWaitingMs: waiting ? Math.max(options.clock().getTime() - waiting.oldest, 0) : 0,
      };
    },
  };
}

/** Record that a mail belongs to, and its attachments. */
interface MailRelations {
  /** The inquiry that the mail to the staff is about. */
  inquiryId?: number;
  /** The inquiry of which it is the sender's receipt. */
  copyOf?: number;
  /** The inquiry that it answers. */
  answers?: { inquiryId: number; replyKey: string };
  /** Message-IDs (left sides) of the mails that it continues, the oldest first. */
  thread?: readonly string[];
  files?: readonly SentFile[];
}

/** Puts a mail into the outbox, within the transaction that gives reason for it. */
export async function insertMail(
  db: Kysely<Tables>,
  mail: Mail & MailRelations,
  { clock, randomBytes }: Pick<OutboxOptions, "clock" | "randomBytes">,
): Promise<void> {
  const now = clock().getTime();
  const { id } = await db
    .insertInto("outbox")
    .values({
      messageId: randomBytes(messageIdBytes).toString("hex"),
      inquiryId: mail.inquiryId ?? null,
      copyOf: mail.copyOf ?? null,
      replyToInquiry: mail.answers?.inquiryId ?? null,
      replyKey: mail.answers?.replyKey ?? null,
      senderName: mail.senderName?.slice(0, maxSenderName) ?? null,
      thread: mail.thread?.length ? JSON.stringify(mail.thread.slice(-maxThread)) : null,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      state: "waiting",
      createdAt: now,
      dueAt: now,
      giveUpAt: mail.giveUpAt?.getTime() ?? now + retriedForMs,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [position, { name, contentType, bytes }] of (mail.files ?? []).entries())
    await db.insertInto("outboxFiles").values({ mailId: id, position, name, contentType, bytes }).execute();
}

/** The mail that tells the staff of an inquiry, or with the key of an answer, the one that carries it to the customer. */
export interface MailOf {
  inquiryId: number;
  replyKey?: string | undefined;
}

function isMailOf({ inquiryId, replyKey }: MailOf) {
  const { eb, and } = expressionBuilder<Tables, "outbox">();
  return replyKey === undefined
    ? eb("inquiryId", "=", inquiryId)
    : and([eb("replyToInquiry", "=", inquiryId), eb("replyKey", "=", replyKey)]);
}

/** Tries such a mail again, from the beginning. @returns whether there was one to try. */
export async function retryMailOf(db: Kysely<Tables>, mail: MailOf, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      state: "waiting",
      attempts: 0,
      trouble: null,
      lastError: null,
      dueAt: now.getTime(),
      giveUpAt: now.getTime() + retriedForMs,
      settledAt: null,
    })
    .where(isMailOf(mail))
    .where("state", "!=", "delivered")
    .where("leasedUntil", "<=", now.getTime())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns true while such a mail is being sent, or waits for its first attempt. */
export async function isMailPending(db: Kysely<Tables>, mail: MailOf): Promise<boolean> {
  const waiting = await db
    .selectFrom("outbox")
    .select(["attempts", "leasedUntil"])
    .where(isMailOf(mail))
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return waiting !== undefined && (waiting.attempts === 0 || waiting.leasedUntil > 0);
}
