import { letterhead } from "#content/mail/letterhead.ts";
import { storedSelection } from "#documents/selection/stored-selection.ts";
import { healthLimits } from "#domain/health/troubles.ts";
import { totalBytes } from "#domain/inquiries/files/inquiry-file.ts";
import type { InboxInquiry, InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { Challenge } from "#domain/inquiries/proof/proof-of-work.ts";
import type { SentInquiry, Suspicion } from "#domain/inquiries/submission.ts";
import type { Locale } from "#domain/locale.ts";
import { networkOf } from "#domain/network.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Database } from "../database/connect.ts";
import { freeBytesAt } from "../files/disk-space.ts";
import { runOnce } from "../idempotency.ts";
import type { ConfirmationContent } from "../mail/confirmation-mail.ts";
import type { MailRecipient } from "../mail/inquiry-mail.ts";
import type { OutboxOptions } from "../mail/outbox.ts";
import type { MailSettings } from "../mail/setup/mail-settings.ts";
import type { Products } from "../products/products.ts";
import type { RateLimits } from "../rate-limits.ts";
import { inquiriesWithMail } from "./inbox-queries.ts";
import { filesOf, makeRoomForFiles } from "./inquiry-files.ts";
import {
  findByFingerprint,
  fingerprintOfInquiry,
  type InquiryFingerprint,
  type InquiryIdempotency,
  type StoredInquiryRef,
} from "./inquiry-fingerprint.ts";
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
   * How the same inquiry is recognized when it is sent again (a double click, an attempt after a lost response): by the
   * idempotency key of its form, or by its content, for forms without script. Absent: every inquiry is a new one.
   */
  idempotency?: InquiryIdempotency;
  /** Value of the header `Inquiry-Proof`: "offered", or a proof of work. Ignored without an idempotency key. */
  proofOfWork?: string | undefined;
}

/** `confirmationToken` lets the sender read the inquiry; only inquiries with `idempotency` have one. */
export type ReceiveResult =
  | ({ kind: "stored"; confirmationToken?: string | undefined } & StoredInquiryRef)
  | { kind: "too-many"; retryAfterMs: number }
  | { kind: "proof-wanted"; challenge: Challenge }
  | { kind: "no-room-for-files" };

/** Inquiries from visitors. */
export interface Inquiries {
  /**
   * Stores an inquiry with its files and the mails to the staff and the sender. "stored" means that all are on disk. An inquiry
   * that is sent again is stored once, and has the reference of the first. Suspected spam is stored without mails; so is an
   * inquiry beyond the quotas of all senders, which is quarantined (status "set-aside"): a form that can compute a proof of
   * work is asked for it before ("proof-wanted"). An inquiry is refused as "too-many" only if its sender's IP network has
   * reached its limit, or no quota has room, not even that of the quarantine.
   */
  receive(inquiry: SentInquiry, meta: SubmissionMeta): Promise<ReceiveResult>;
  /** Reads an inquiry for its sender, within an hour. */
  findByConfirmationToken(
    confirmationToken: string,
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
    async receive(inquiry, meta) {
      const fingerprint = fingerprintOfInquiry(inquiry, meta.idempotency, clock());
      const submission: Submission = { inquiry, meta, fingerprint };
      const quota = await consumeQuota(limits, meta.address, {
        isSuspect: meta.suspicion !== null,
        hasAttachments: Boolean(inquiry.duty ?? inquiry.project ?? inquiry.files?.length),
        proofOfWork: proofOfWorkState(submission, workProofs),
      });
      if (!quota.allowed) return findOrRefuse(db, submission, quota, workProofs);
      const confirmation = await reserveConfirmation(inquiry, quota, options);
      const refundAll = async () => {
        await Promise.all([quota.refund(), confirmation.refund()]).catch(() => undefined);
      };
      try {
        const outcome = { status: quota.status, sendsConfirmation: confirmation.isReserved };
        const stored = await store(database, submission, outcome, options);
        if (stored?.isNew) wake();
        else await refundAll();
        return stored ? storedResult(submission, stored.ref) : { kind: "no-room-for-files" };
      } catch (failure) {
        await refundAll();
        throw failure;
      }
    },

    async findByConfirmationToken(confirmationToken) {
      const since = clock().getTime() - readableMs;
      const found = await findByFingerprint(db, { hash: confirmationToken, since });
      if (!found) return undefined;
      const { id, isConfirmationMailed } = found;
      const row = await inquiriesWithMail(db).where("contactInquiries.id", "=", id).executeTakeFirst();
      return row && { inquiry: toInboxInquiry(row, (await filesOf(db, [id])).get(id)), isConfirmationMailed };
    },
  };
}

interface Submission {
  inquiry: SentInquiry;
  meta: SubmissionMeta;
  fingerprint: InquiryFingerprint | undefined;
}

function storedResult({ fingerprint }: Submission, stored: StoredInquiryRef): ReceiveResult {
  return { kind: "stored", confirmationToken: fingerprint?.hash, ...stored };
}

/** Refuses a submission beyond the quotas, unless it is stored already. */
async function findOrRefuse(
  db: Database["db"],
  submission: Submission,
  quota: Extract<QuotaResult, { allowed: false }>,
  workProofs: WorkProofs,
): Promise<ReceiveResult> {
  const existing = await findByFingerprint(db, submission.fingerprint);
  if (existing) return storedResult(submission, existing);
  if (!quota.requiresProofOfWork) return { kind: "too-many", retryAfterMs: quota.retryAfterMs };
  return { kind: "proof-wanted", challenge: workProofs.challenge(proofOfWorkSubject(submission)) };
}

/** Stores an inquiry with its files and mails, unless it is stored already; `undefined` if there is no room for its files. */
async function store(
  database: Database,
  { inquiry, meta: { locale, suspicion }, fingerprint }: Submission,
  { status, sendsConfirmation }: { status: InquiryStatus; sendsConfirmation: boolean },
  options: InquiriesOptions,
): Promise<{ isNew: boolean; ref: StoredInquiryRef } | undefined> {
  if (!(await makeRoom(database, inquiry, options))) return undefined;
  const details = { locale, suspicion, status, fingerprint: fingerprint?.hash };
  const recipients = await loadMailRecipients(options, sendsConfirmation);
  const selection = await storedSelectionOf(inquiry, options);
  return database.db.transaction().execute(async (trx) => {
    const make = () => insertInquiry(trx, inquiry, { ...details, selection }, { ...options, ...recipients });
    if (!fingerprint) return { isNew: true, ref: await make() };
    const find = () => findByFingerprint(trx, fingerprint);
    const outcome = await runOnce({ trx, engine: database.engine }, fingerprint.hash, { find, make });
    return outcome.isNew ? { isNew: true, ref: outcome.made } : { isNew: false, ref: outcome.found };
  });
}

/** Only forms with a key can prove, because an inquiry with a key is stored once. @returns "offered" for an invalid proof, too */
function proofOfWorkState(submission: Submission, workProofs: WorkProofs): "none" | "offered" | "valid" {
  const { proofOfWork, idempotency } = submission.meta;
  if (proofOfWork === undefined || idempotency === undefined || idempotency === "same content") return "none";
  return workProofs.isValid(proofOfWork, proofOfWorkSubject(submission)) ? "valid" : "offered";
}

function proofOfWorkSubject({ meta: { address }, fingerprint }: Submission): string {
  return `${networkOf(address)}|${fingerprint?.hash}`;
}

/**
 * Makes room for the files of an inquiry: deletes the oldest files of spam and of quarantined inquiries, in a transaction of
 * its own. Returns false if the disk or the quota of all files has too little room even so.
 */
async function makeRoom(
  { changeWithoutNotifying }: Database,
  { files = [] }: SentInquiry,
  { databaseFile, freeBytes = freeBytesAt }: InquiriesOptions,
): Promise<boolean> {
  const bytes = totalBytes(files);
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
  const isMailSetUp = async () => (await findStaffRecipient()) !== undefined;
  const isReserved = status === "new" && (await isMailSetUp()) && (await limits.consumeAll(required)).allowed;
  return { isReserved, refund: async () => (isReserved ? limits.refundAll(required) : undefined) };
}

/** Read before the transaction; see `loadMailRecipients`. */
async function storedSelectionOf({ selection }: SentInquiry, { products }: InquiriesOptions) {
  return selection === undefined ? undefined : storedSelection(selection, await products.listVisible());
}

/** Read before the transaction, which holds the only connection of SQLite. */
async function loadMailRecipients(
  { findStaffRecipient, siteContent }: InquiriesOptions,
  sendsConfirmation: boolean,
): Promise<{ recipient: MailRecipient | undefined; confirmationContent: ConfirmationContent | undefined }> {
  const staffRecipient = await findStaffRecipient();
  if (!staffRecipient) return { recipient: undefined, confirmationContent: undefined };
  const { company, inquiryCopy: confirmationWords } = await siteContent.published();
  const { inboxUrl } = staffRecipient;
  return {
    recipient: {
      to: staffRecipient.to ?? company.email,
      inboxUrl,
      senderName: company.name.ko,
      letterhead: (locale) => letterhead(company, locale, inboxUrl),
    },
    confirmationContent: sendsConfirmation
      ? { company, words: confirmationWords, siteUrl: new URL(inboxUrl).origin }
      : undefined,
  };
}
