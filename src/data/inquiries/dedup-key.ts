import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { inquiryFieldNames } from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import type { Tables } from "../database/schema.ts";
import { fingerprintOf } from "../idempotency.ts";

/** Without a key, the same inquiry within this time is a repetition, ms. */
const repetitionMs = 10 * 60 * 1000;

/** How repetitions are recognized; see `SubmissionMeta.dedupBy`. */
export type DedupBy = { key: string } | "same words";

/** Identity of an inquiry among repetitions. */
export interface DedupKey {
  fingerprint: string;
  /** Time from which on an inquiry with the same fingerprint is the same, ms. */
  since: number;
}

export interface StoredInquiryRef {
  id: number;
  reference: string;
  /** True when a confirmation is mailed to the sender. */
  isConfirmationMailed: boolean;
}

/** The fingerprint includes all fields: an inquiry that was changed and sent with the same key is stored as well. */
export function dedupKeyOf(
  inquiry: SentInquiry,
  dedupBy: DedupBy | undefined,
  now: Date,
): DedupKey | undefined {
  if (dedupBy === undefined) return undefined;
  const key = dedupBy === "same words" ? "" : dedupBy.key;
  const { duty, selection, project, files = [] } = inquiry;
  const texts = [key, ...inquiryFieldNames.map((name) => inquiry[name] ?? "")];
  const attachments = [
    ...(duty ? [duty] : []),
    ...(selection === undefined ? [] : [selection]),
    ...(project === undefined ? [] : [project]),
    ...files.map((file) => [file.name, createHash("sha256").update(file.bytes).digest("base64url")]),
  ];
  return {
    fingerprint: fingerprintOf([...texts, ...attachments]),
    since: key === "" ? now.getTime() - repetitionMs : 0,
  };
}

export async function findByDedupKey(
  db: Pick<Kysely<Tables>, "selectFrom">,
  dedupKey: DedupKey | undefined,
): Promise<StoredInquiryRef | undefined> {
  if (!dedupKey) return undefined;
  const row = await db
    .selectFrom("contactInquiries")
    .leftJoin("outbox", "outbox.copyOf", "contactInquiries.id")
    .select(["contactInquiries.id", "contactInquiries.reference", "outbox.id as confirmationId"])
    .where("contactInquiries.fingerprint", "=", dedupKey.fingerprint)
    .where("contactInquiries.createdAt", ">=", dedupKey.since)
    .orderBy("contactInquiries.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, reference: row.reference, isConfirmationMailed: row.confirmationId !== null };
}
