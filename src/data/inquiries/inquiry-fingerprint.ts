import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { inquiryFieldNames } from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import type { Tables } from "../database/schema.ts";
import { fingerprintOf } from "../idempotency.ts";

/** Without a key, an inquiry with the same content within this time is the same inquiry, ms. */
const sameContentMs = 10 * 60 * 1000;

/** How an inquiry that is sent again is recognized; see `SubmissionMeta.idempotency`. */
export type InquiryIdempotency = { key: string } | "same content";

/** Identifies an inquiry that is sent again. */
export interface InquiryFingerprint {
  /** Hash of the key and of the whole content. Only the sender knows all of that, so it also serves as the confirmation token. */
  hash: string;
  /** Time from which on an inquiry with the same hash is the same, ms. */
  since: number;
}

export interface StoredInquiryRef {
  id: number;
  reference: string;
  /** True when a confirmation is mailed to the sender. */
  isConfirmationMailed: boolean;
}

/** The hash includes all fields: an inquiry that was changed and sent with the same key is stored as well. */
export function fingerprintOfInquiry(
  inquiry: SentInquiry,
  idempotency: InquiryIdempotency | undefined,
  now: Date,
): InquiryFingerprint | undefined {
  if (idempotency === undefined) return undefined;
  const key = idempotency === "same content" ? "" : idempotency.key;
  const { duty, selection, project, files = [] } = inquiry;
  const texts = [key, ...inquiryFieldNames.map((name) => inquiry[name] ?? "")];
  const attachments = [
    ...(duty ? [duty] : []),
    ...(selection === undefined ? [] : [selection]),
    ...(project === undefined ? [] : [project]),
    ...files.map((file) => [file.name, createHash("sha256").update(file.bytes).digest("base64url")]),
  ];
  return {
    hash: fingerprintOf([...texts, ...attachments]),
    since: key === "" ? now.getTime() - sameContentMs : 0,
  };
}

export async function findByFingerprint(
  db: Pick<Kysely<Tables>, "selectFrom">,
  fingerprint: InquiryFingerprint | undefined,
): Promise<StoredInquiryRef | undefined> {
  if (!fingerprint) return undefined;
  const row = await db
    .selectFrom("contactInquiries")
    .leftJoin("outbox", "outbox.copyOf", "contactInquiries.id")
    .select(["contactInquiries.id", "contactInquiries.reference", "outbox.id as confirmationId"])
    .where("contactInquiries.fingerprint", "=", fingerprint.hash)
    .where("contactInquiries.createdAt", ">=", fingerprint.since)
    .orderBy("contactInquiries.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, reference: row.reference, isConfirmationMailed: row.confirmationId !== null };
}
