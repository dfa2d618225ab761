import type { Transaction } from "kysely";
import { letterhead } from "#content/mail/letterhead.ts";
import { storedSelection } from "#documents/selection/attached.ts";
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
import type { CopySender } from "../mail/inquiry-copy.ts";
import type { MailRecipient } from "../mail/inquiry-mail.ts";
import type { OutboxOptions } from "../mail/outbox.ts";
import type { MailSettings } from "../mail/setup/mail-settings.ts";
import type { Products } from "../products/products.ts";
import type { RateLimits } from "../rate-limits.ts";
import { inquiriesWithMail } from "./inbox-queries.ts";
import { filesOf, makeRoomForFiles } from "./inquiry-files.ts";
import { toInboxInquiry } from "./inquiry-rows.ts";
import { insertInquiry } from "./new-inquiry.ts";
import { copyLimits, type Place, takePlace } from "./places.ts";
import { createProofs, type Proofs } from "./proofs.ts";
import { findRepeated, type KnownInquiry, type Repeated, type Repetition, repetitionOf } from "./repeated.ts";

/** Time during which a sender may read an inquiry again, ms. */
const readableMs = 60 * 60 * 1000;

/** Circumstances of an inquiry. */
export interface Arrival {
  /** The sender's IP address; only counted, never stored with the inquiry. */
  address: string;
  /** Language of the page that it was sent from. */
  locale: Locale;
  suspicion: Suspicion | null;
  /**
   * Identity of a repetition (a double click, an attempt after a lost answer): the key that the form gave this
   * sending, or its words alone, for forms without script. Absent: every inquiry is a new one.
   */
  repetition?: Repetition;
  /** Value of the header `Inquiry-Proof`: the form can work a proof out, or carries one. Needs a key of the form's own. */
  proof?: string | undefined;
}

/** `proof` names the inquiry to its sender alone, where a repetition of it can be recognised. */
export type Receipt =
  | ({ kind: "stored"; proof?: string | undefined } & KnownInquiry)
  | { kind: "too many"; retryAfterMs: number }
  | { kind: "proof wanted"; challenge: Challenge }
  | { kind: "no room for files" };

/** Inquiries from visitors. */
export interface Inquiries {
  /**
   * Stores an inquiry with its files, and with it the mails to the staff and to the sender. Once it resolves with "stored" all
   * are on disk, or were already: a repetition is stored once, and has the reference of the first. Suspected spam, and what
   * comes when too much comes, is stored too, but not mailed.
   */
  receive(inquiry: SentInquiry, arrival: Arrival): Promise<Receipt>;
  /** Inquiry for its sender: within an hour, with the proof. */
  received(proof: string): Promise<{ inquiry: InboxInquiry; isCopied: boolean } | undefined>;
}

export interface InquiriesOptions extends Pick<OutboxOptions, "clock" | "randomBytes" | "wake"> {
  limits: RateLimits;
  /** Signs the challenges of forms; the same for all instances. */
  secretKey: string;
  /** Recipient of news of inquiries; `undefined` where no mail is set up. */
  staff: MailSettings["staff"];
  /** Content with the company of the site. */
  siteContent: Pick<SiteContent, "live">;
  /** The SQLite file, whose disk must have room for files; absent with PostgreSQL. */
  file?: string | undefined;
  /** Reads the room on the disk of a file, bytes. */
  freeBytes?: (file: string) => Promise<number | undefined>;
  /** Source of the models that a selection names. */
  products: Pick<Products, "listVisible">;
}

export function createInquiries(database: Database, options: InquiriesOptions): Inquiries {
  const { db } = database;
  const { clock, limits, wake } = options;
  const proofs = createProofs(options.secretKey, clock);
  return {
    async receive(inquiry, arrival) {
      const repeated = repetitionOf(inquiry, arrival.repetition, clock());
      const proof = repeated?.fingerprint;
      const place = await takePlace(limits, arrival.address, {
        isSuspect: arrival.suspicion !== null,
        isSubstantial: Boolean(inquiry.duty ?? inquiry.project ?? inquiry.files?.length),
        proof: proofOf(arrival, repeated, proofs),
      });
      if (!place.taken) {
        const known = await findRepeated(db, repeated);
        if (known) return { kind: "stored", proof, ...known };
        if (!place.wantsProof) return { kind: "too many", retryAfterMs: place.retryAfterMs };
        return { kind: "proof wanted", challenge: proofs.challenge(provedSubject(arrival, repeated)) };
      }
      const copy = await takeCopy(inquiry, place, options);
      const giveBack = async () => {
        await Promise.all([place.giveBack(), copy.giveBack()]).catch(() => undefined);
      };
      try {
        if (!(await fits(database, inquiry, options))) {
          await giveBack();
          return { kind: "no room for files" };
        }
        const { locale, suspicion } = arrival;
        const facts = { locale, suspicion, status: place.status, fingerprint: proof };
        const mails = await mailsOf(options, copy.isTaken);
        const selection = await selectionIn(inquiry, options);
        const { isNew, ...stored } = await storeOnce(database, repeated, (trx) =>
          insertInquiry(trx, inquiry, { ...facts, selection }, { ...options, ...mails }),
        );
        if (isNew) wake();
        else await giveBack();
        return { kind: "stored", proof, ...stored };
      } catch (failure) {
        await giveBack();
        throw failure;
      }
    },

    async received(proof) {
      const since = clock().getTime() - readableMs;
      const known = await findRepeated(db, { fingerprint: proof, since });
      if (!known) return undefined;
      const { id, isCopied } = known;
      const row = await inquiriesWithMail(db).where("contactInquiries.id", "=", id).executeTakeFirst();
      return row && { inquiry: toInboxInquiry(row, (await filesOf(db, [id])).get(id)), isCopied };
    },
  };
}

async function storeOnce(
  { db, engine }: Database,
  repeated: Repeated | undefined,
  insert: (trx: Transaction<Tables>) => Promise<KnownInquiry>,
): Promise<KnownInquiry & { isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const make = () => insert(trx);
    if (!repeated) return { ...(await make()), isNew: true };
    const find = () => findRepeated(trx, repeated);
    const outcome = await runOnce({ trx, engine }, repeated.fingerprint, { find, make });
    return outcome.isNew ? { ...outcome.made, isNew: true } : { ...outcome.found, isNew: false };
  });
}

/** The same inquiry is stored once, so that a proof for it is good once. */
function proofOf(
  arrival: Arrival,
  repeated: Repeated | undefined,
  proofs: Proofs,
): "none" | "offered" | "brought" {
  const { proof, repetition } = arrival;
  if (proof === undefined || repetition === undefined || repetition === "same words") return "none";
  return proofs.isProved(proof, provedSubject(arrival, repeated)) ? "brought" : "offered";
}

function provedSubject({ address }: Arrival, repeated: Repeated | undefined): string {
  return `${networkOf(address)}|${repeated?.fingerprint}`;
}

/**
 * Returns true when the files of an inquiry can be stored: their share of the database, and of the disk, where
 * it is known.
 */
async function fits(
  { db }: Database,
  { files = [] }: SentInquiry,
  { file, freeBytes = freeBytesAt }: InquiriesOptions,
): Promise<boolean> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes === 0) return true;
  const free = file === undefined ? undefined : await freeBytes(file);
  if (free !== undefined && free - bytes < healthLimits.minFreeBytes) return false;
  return db.transaction().execute((trx) => makeRoomForFiles(trx, bytes));
}

/** Takes a place for the sender's copy, if one is to go out. */
async function takeCopy(
  { email }: SentInquiry,
  { status }: Extract<Place, { taken: true }>,
  { staff, limits }: InquiriesOptions,
): Promise<{ isTaken: boolean; giveBack(): Promise<void> }> {
  const wanted = copyLimits(email);
  const isTaken =
    status === "new" && (await staff()) !== undefined && (await limits.consumeAll(wanted)).allowed;
  return { isTaken, giveBack: async () => (isTaken ? limits.refundAll(wanted) : undefined) };
}

/** The selection with the size of its model. Read before the transaction, as the mails are. */
async function selectionIn({ selection }: SentInquiry, { products }: InquiriesOptions) {
  return selection === undefined ? undefined : storedSelection(selection, await products.listVisible());
}

/** Read before the transaction, which on SQLite has the database to itself. */
async function mailsOf(
  { staff: findStaff, siteContent }: InquiriesOptions,
  isCopied: boolean,
): Promise<{ recipient: MailRecipient | undefined; copySender: CopySender | undefined }> {
  const staff = await findStaff();
  if (!staff) return { recipient: undefined, copySender: undefined };
  const { company, inquiryCopy } = await siteContent.live();
  const { inboxUrl } = staff;
  return {
    recipient: {
      to: staff.to ?? company.email,
      inboxUrl,
      senderName: company.name.ko,
      letterhead: (locale) => letterhead(company, locale, inboxUrl),
    },
    copySender: isCopied ? { company, words: inquiryCopy, siteUrl: inboxUrl } : undefined,
  };
}
