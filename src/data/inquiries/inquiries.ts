import type { Transaction } from "kysely";
import { letterhead } from "#content/mail/letterhead.ts";
import { storedSelection } from "#documents/selection/stored-selection.ts";
import { healthLimits } from "#domain/health/troubles.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { Challenge } from "#domain/inquiries/proof/proof-of-work.ts";
import type { SentInquiry, Suspicion } from "#domain/inquiries/submission.ts";
import type { Locale } from "#domain/locale.ts";
import { networkOf } from "#domain/network.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { freeBytesAt } from "../files/disk-space.ts";
import { runOnce } from "../idempotency.ts";
import type { ConfirmationContent } from "../mail/confirmation-mail.ts";
import type { MailRecipient } from "../mail/inquiry-mail.ts";
import type { OutboxOptions } from "../mail/outbox.ts";
import type { MailSettings } from "../mail/setup/mail-settings.ts";
import type { Products } from "../products/products.ts";
import type { RateLimits } from "../rate-limits.ts";
import {
  type DedupBy,
  type DedupKey,
  dedupKeyOf,
  findByDedupKey,
  type StoredInquiryRef,
} from "./dedup-key.ts";
import { inquiriesWithMail } from "./inbox-queries.ts";
import { filesOf, makeRoomForFiles } from "./inquiry-files.ts";
import { toInboxInquiry } from "./inquiry-rows.ts";
import { insertInquiry } from "./new-inquiry.ts";
import { createWorkProofs, type WorkProofs } from "./proofs-of-work.ts";
import { confirmationLimits, consumeQuota, type QuotaResult } from "./quotas.ts";

/** Time during which a sender may read an inquiry again, ms. */
const readableMs = 60 * 60 * 1000;

/** Metadata of a submission. */
export interface SubmissionMeta {
  /** The sender's IP address; only counted, never stored with the inquiry. */
  address: string;
  /** Language of the page that it was sent from. */
  locale: Locale;
  suspicion: Suspicion | null;
  /**
   * How a repetition (a double click, an attempt after a lost answer) is recognized: by the key that the form gave this
   * sending, or by its words alone, for forms without script. Absent: every inquiry is a new one.
   */
  dedupBy?: DedupBy;
  /** Value of the header `Inquiry-Proof`: "offered", or a proof of work. Ignored without a key in `dedupBy`. */
  proofOfWork?: string | undefined;
}

/** `receiptToken` lets the sender read the inquiry; only inquiries with a `dedupBy` have one. */
export type ReceiveResult =
  | ({ kind: "stored"; receiptToken?: string | undefined } & StoredInquiryRef)
  | { kind: "too-many"; retryAfterMs: number }
  | { kind: "proof-wanted"; challenge: Challenge }
  | { kind: "no-room-for-files" };

/** Inquiries from visitors. */
export interface Inquiries {
  /**
   * Stores an inquiry with its files and the mails to the staff and the sender. "stored" means that all are on disk. A
   * repetition is stored once, and has the reference of the first. Suspected spam, and inquiries beyond the quotas, are
   * stored without mails.
   */
  receive(inquiry: SentInquiry, arrival: SubmissionMeta): Promise<ReceiveResult>;
  /** Reads an inquiry for its sender, within an hour. */
  findByReceiptToken(
    receiptToken: string,
  ): Promise<{ inquiry: InboxInquiry; isConfirmationMailed: boolean } | undefined>;
}

export interface InquiriesOptions extends Pick<OutboxOptions, "clock" | "randomBytes" | "wake"> {
  limits: RateLimits;
  /** Signs the challenges of forms; the same for all instances. */
  secretKey: string;
  /** Recipient of the mails about inquiries; `undefined` where no mail is set up. */
  findStaffRecipient: MailSettings["findStaffRecipient"];
  /** Content with the company of the site. */
  siteContent: Pick<SiteContent, "published">;
  /** The SQLite file, whose disk must have room for files; absent with PostgreSQL. */
  databaseFile?: string | undefined;
  /** Returns the free space on the disk of a file, bytes. */
  freeBytes?: (file: string) => Promise<number | undefined>;
  /** Source of the models that a selection names. */
  products: Pick<Products, "listVisible">;
}

export function createInquiries(database: Database, options: InquiriesOptions): Inquiries {
  const { db } = database;
  const { clock, limits, wake } = options;
  const workProofs = createWorkProofs(options.secretKey, clock);
  return {
    async receive(inquiry, arrival) {
      const dedupKey = dedupKeyOf(inquiry, arrival.dedupBy, clock());
      const receiptToken = dedupKey?.fingerprint;
      const quota = await consumeQuota(limits, arrival.address, {
        isSuspect: arrival.suspicion !== null,
        hasAttachments: Boolean(inquiry.duty ?? inquiry.project ?? inquiry.files?.length),
        proofOfWork: proofOfWorkState(arrival, dedupKey, workProofs),
      });
      if (!quota.allowed) {
        const known = await findByDedupKey(db, dedupKey);
        if (known) return { kind: "stored", receiptToken, ...known };
        if (!quota.requiresProofOfWork) return { kind: "too-many", retryAfterMs: quota.retryAfterMs };
        return {
          kind: "proof-wanted",
          challenge: workProofs.challenge(proofOfWorkSubject(arrival, dedupKey)),
        };
      }
      const confirmation = await reserveConfirmation(inquiry, quota, options);
      const refundAll = async () => {
        await Promise.all([quota.refund(), confirmation.refund()]).catch(() => undefined);
      };
      try {
        if (!(await reserveRoomForFiles(database, inquiry, options))) {
          await refundAll();
          return { kind: "no-room-for-files" };
        }
        const { locale, suspicion } = arrival;
        const details = { locale, suspicion, status: quota.status, fingerprint: receiptToken };
        const recipients = await mailContext(options, confirmation.isReserved);
        const selection = await storedSelectionOf(inquiry, options);
        const { isNew, ...stored } = await storeOnce(database, dedupKey, (trx) =>
          insertInquiry(trx, inquiry, { ...details, selection }, { ...options, ...recipients }),
        );
        if (isNew) wake();
        else await refundAll();
        return { kind: "stored", receiptToken, ...stored };
      } catch (failure) {
        await refundAll();
        throw failure;
      }
    },

    async findByReceiptToken(receiptToken) {
      const since = clock().getTime() - readableMs;
      const known = await findByDedupKey(db, { fingerprint: receiptToken, since });
      if (!known) return undefined;
      const { id, isConfirmationMailed } = known;
      const row = await inquiriesWithMail(db).where("contactInquiries.id", "=", id).executeTakeFirst();
      return row && { inquiry: toInboxInquiry(row, (await filesOf(db, [id])).get(id)), isConfirmationMailed };
    },
  };
}

async function storeOnce(
  { db, engine }: Database,
  dedupKey: DedupKey | undefined,
  insert: (trx: Transaction<Tables>) => Promise<StoredInquiryRef>,
): Promise<StoredInquiryRef & { isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const make = () => insert(trx);
    if (!dedupKey) return { ...(await make()), isNew: true };
    const find = () => findByDedupKey(trx, dedupKey);
    const outcome = await runOnce({ trx, engine }, dedupKey.fingerprint, { find, make });
    return outcome.isNew ? { ...outcome.made, isNew: true } : { ...outcome.found, isNew: false };
  });
}

/** Only forms with a key: an inquiry with a key is stored once, so its proof of work cannot be used twice. */
function proofOfWorkState(
  arrival: SubmissionMeta,
  dedupKey: DedupKey | undefined,
  workProofs: WorkProofs,
): "none" | "offered" | "valid" {
  const { proofOfWork, dedupBy } = arrival;
  if (proofOfWork === undefined || dedupBy === undefined || dedupBy === "same words") return "none";
  return workProofs.isValid(proofOfWork, proofOfWorkSubject(arrival, dedupKey)) ? "valid" : "offered";
}

function proofOfWorkSubject({ address }: SubmissionMeta, dedupKey: DedupKey | undefined): string {
  return `${networkOf(address)}|${dedupKey?.fingerprint}`;
}

/**
 * Makes room for the files of an inquiry: deletes the oldest files of spam and of inquiries that are set aside, in a
 * transaction of its own. Returns false if the disk or the quota of all files has too little room even so.
 */
async function reserveRoomForFiles(
  { changeWithoutNotifying }: Database,
  { files = [] }: SentInquiry,
  { databaseFile, freeBytes = freeBytesAt }: InquiriesOptions,
): Promise<boolean> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes === 0) return true;
  const free = databaseFile === undefined ? undefined : await freeBytes(databaseFile);
  if (free !== undefined && free - bytes < healthLimits.minFreeBytes) return false;
  return changeWithoutNotifying("inquiries", (trx) => makeRoomForFiles(trx, bytes));
}

/** Consumes the limits of confirmation mails, if one is to be sent. */
async function reserveConfirmation(
  { email }: SentInquiry,
  { status }: Extract<QuotaResult, { allowed: true }>,
  { findStaffRecipient, limits }: InquiriesOptions,
): Promise<{ isReserved: boolean; refund(): Promise<void> }> {
  const required = confirmationLimits(email);
  const isReserved =
    status === "new" &&
    (await findStaffRecipient()) !== undefined &&
    (await limits.consumeAll(required)).allowed;
  return { isReserved, refund: async () => (isReserved ? limits.refundAll(required) : undefined) };
}

/** Read before the transaction; see `mailContext`. */
async function storedSelectionOf({ selection }: SentInquiry, { products }: InquiriesOptions) {
  return selection === undefined ? undefined : storedSelection(selection, await products.listVisible());
}

/** Read before the transaction, which holds the only connection of SQLite. */
async function mailContext(
  { findStaffRecipient, siteContent }: InquiriesOptions,
  isConfirmed: boolean,
): Promise<{ recipient: MailRecipient | undefined; confirmationContent: ConfirmationContent | undefined }> {
  const staffRecipient = await findStaffRecipient();
  if (!staffRecipient) return { recipient: undefined, confirmationContent: undefined };
  const { company, inquiryCopy } = await siteContent.published();
  const { inboxUrl } = staffRecipient;
  return {
    recipient: {
      to: staffRecipient.to ?? company.email,
      inboxUrl,
      senderName: company.name.ko,
      letterhead: (locale) => letterhead(company, locale, inboxUrl),
    },
    confirmationContent: isConfirmed
      ? { company, words: inquiryCopy, siteUrl: new URL(inboxUrl).origin }
      : undefined,
  };
}
