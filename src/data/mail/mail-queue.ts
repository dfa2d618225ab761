import { expressionBuilder, type Kysely, sql, type Updateable } from "kysely";
import type { SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { correctTimes, isDue, leaseMs } from "../queue-times.ts";
import { retryPauseMs } from "../retry-pause.ts";
import {
  changesAfterFailure,
  changesAfterSuccess,
  changesWhenRestExpires,
  type MailBeforeAttempt,
} from "./attempt-changes.ts";
import type { MailFailure, MailSuccess } from "./mail-outcome.ts";

/** Retention of a settled mail that `retryMailOf` cannot send again, ms; the others are deleted with their inquiry. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** A mail that is ours to deliver, until the lease ends. */
export interface ClaimedMail {
  id: number;
  /** Counts from 1. A report about an earlier attempt is ignored. */
  attempt: number;
  /** With or without its domain; the same at every attempt, so that a mail server can tell a repetition. */
  messageId: string;
  createdAt: Date;
  to: string;
  replyTo: string | null;
  senderName: string | null;
  /** Message-IDs of the mails that it continues, the oldest first. */
  thread: readonly string[];
  /** True when a person wrote it. */
  isPersonal: boolean;
  files: readonly SentFile[];
  subject: string;
  text: string;
  html: string;
}

/** Outbox operations of the delivery. Several instances may deliver at the same time. */
export interface MailQueue {
  /** Gives up mails whose time is over, and claims the longest overdue mail: no other instance gets it meanwhile. */
  claim(): Promise<ClaimedMail | undefined>;
  /** Keeps a claim while the mail is still being sent. */
  renew(mail: ClaimedMail): Promise<void>;
  /**
   * Records that the mail server accepted the mail, and its response. The texts of the mail are emptied, unless it has to wait for recipients
   * that were refused for now.
   */
  markDelivered(mail: ClaimedMail, success: MailSuccess): Promise<void>;
  /**
   * Records why an attempt failed, and sets the time of the next, or gives up what its recipient has refused for good several times. Mails
   * past `giveUpAt` are given up by the next `claim`; one that some of its recipients have is delivered then.
   */
  scheduleRetry(mail: ClaimedMail, failure: MailFailure): Promise<void>;
  /** Time until the next mail is due, ms; not above 0 when one is due already. */
  dueInMs(): Promise<number | undefined>;
  /** Deletes confirmations, password resets and others that were settled long ago; notices to the staff and replies are deleted with their inquiry. */
  deleteExpired(): Promise<void>;
}

export function createMailQueue(
  { db }: Database,
  clock: () => Date,
  random: () => number = Math.random,
): MailQueue {
  const times = ({ attempt }: ClaimedMail) => {
    const now = clock().getTime();
    return { now, nextAttemptAt: now + retryPauseMs(attempt, random) };
  };
  return {
    async claim() {
      const now = clock().getTime();
      await correctTimes(db, "outbox", now);
      await giveUpExpired(db, now);
      return claimNext(db, now);
    },

    async renew(mail) {
      await updateClaimed(db, mail, { leasedUntil: clock().getTime() + leaseMs });
    },

    markDelivered: (mail, success) =>
      recordAttempt(db, mail, (row) => changesAfterSuccess(row, success, times(mail))),

    scheduleRetry: (mail, failure) =>
      recordAttempt(db, mail, (row) => changesAfterFailure(row, failure, times(mail))),

    async dueInMs() {
      const { due } = await db
        .selectFrom("outbox")
        .select(
          sql<number | null>`min(case when due_at > leased_until then due_at else leased_until end)`.as(
            "due",
          ),
        )
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return due === null ? undefined : due - clock().getTime();
    },

    async deleteExpired() {
      await db
        .deleteFrom("outbox")
        .where(isNotRetryable())
        .where("settledAt", "<=", clock().getTime() - retentionMs)
        .execute();
    },
  };
}

/**
 * Claims by one statement. If two instances select the same row, the second waits until the first has committed. PostgreSQL then checks the
 * outer condition again; the row has a lease or a later `dueAt` by now, so that the second instance claims nothing.
 */
async function claimNext(db: Kysely<Tables>, now: number): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable("outbox")
    .set((row) => ({ leasedUntil: now + leaseMs, attempts: row("attempts", "+", 1), trouble: null }))
    .where("id", "=", (next) =>
      next.selectFrom("outbox").select("id").where(isDue(now)).orderBy("dueAt").orderBy("id").limit(1),
    )
    .where(isDue(now))
    .returning([
      "id",
      "attempts as attempt",
      "messageId",
      "createdAt",
      "recipient as to",
      "replyTo",
      "subject",
      "textBody as text",
      "htmlBody as html",
      "senderName",
      "thread",
      "replyToInquiry",
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { replyToInquiry, thread, ...mail } = row;
  return {
    ...mail,
    createdAt: new Date(row.createdAt),
    thread: thread === null ? [] : JSON.parse(thread),
    isPersonal: replyToInquiry !== null,
    files: replyToInquiry === null ? [] : await filesOf(db, row.id),
  };
}

async function filesOf(db: Kysely<Tables>, mailId: number): Promise<SentFile[]> {
  return db
    .selectFrom("outboxFiles")
    .select(["name", "contentType", "bytes"])
    .where("mailId", "=", mailId)
    .orderBy("position")
    .execute();
}

/** Condition of mails that `retryMailOf` cannot send again: neither to the staff about an inquiry nor a reply, such as a confirmation. */
function isNotRetryable() {
  const { eb, and } = expressionBuilder<Tables, "outbox">();
  return and([eb("inquiryId", "is", null), eb("replyToInquiry", "is", null)]);
}

/** Also empties the texts of mails that `retryMailOf` cannot send again. Mails that some of their recipients have end as delivered. */
async function giveUpExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const delivered = await trx
      .updateTable("outbox")
      .set(changesWhenRestExpires(now))
      .where(isExpired(now))
      .where("receipt", "is not", null)
      .returning("id")
      .execute();
    for (const { id } of delivered) await deleteFiles(trx, id);
  });
  await db
    .updateTable("outbox")
    .set(({ case: when, ref }) => ({
      state: "failed",
      settledAt: now,
      textBody: when().when(isNotRetryable()).then("").else(ref("textBody")).end(),
      htmlBody: when().when(isNotRetryable()).then("").else(ref("htmlBody")).end(),
    }))
    .where(isExpired(now))
    .execute();
}

function isExpired(now: number) {
  const { eb, and } = expressionBuilder<Tables, "outbox">();
  return and([eb("state", "=", "waiting"), eb("giveUpAt", "<=", now), eb("leasedUntil", "<=", now)]);
}

/** Records the result of an attempt; a mail that was delivered keeps no files. */
async function recordAttempt(
  db: Kysely<Tables>,
  mail: ClaimedMail,
  changesOf: (row: MailBeforeAttempt) => Updateable<Tables["outbox"]>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("outbox")
      .select(["recipient", "copyOf", "replyToInquiry", "receipt", "refused", "refusals"])
      .where("id", "=", mail.id)
      .executeTakeFirst();
    if (!row) return;
    const changes = changesOf(row);
    const isOwn = await updateClaimed(trx, mail, changes);
    if (isOwn && changes.state === "delivered") await deleteFiles(trx, mail.id);
  });
}

async function deleteFiles(db: Kysely<Tables>, mailId: number): Promise<void> {
  await db.deleteFrom("outboxFiles").where("mailId", "=", mailId).execute();
}

/** A report that arrives after another instance has claimed the mail changes nothing. */
async function updateClaimed(
  db: Kysely<Tables>,
  mail: ClaimedMail,
  changes: Updateable<Tables["outbox"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(changes)
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempt)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
