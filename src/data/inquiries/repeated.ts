import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { inquiryFieldNames } from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import type { Tables } from "../database/schema.ts";
import { fingerprintOf } from "../idempotency.ts";

/** Without a key, the same inquiry within this time is a repetition, ms. */
const repetitionMs = 10 * 60 * 1000;

/** Identity of a repetition; see `SubmissionMeta.repetition`. */
export type Repetition = { key: string } | "same words";

export interface Repeated {
  fingerprint: string;
  /** Time from which on an inquiry with the same fingerprint is the same, ms. */
  since: number;
}

export interface KnownInquiry {
  id: number;
  reference: string;
  /** True when a confirmation is mailed to the sender. */
  isCopied: boolean;
}

/** The fingerprint includes all fields: an inquiry that was changed and sent with the same key is stored as well. */
export function repetitionOf(
  inquiry: SentInquiry,
  repetition: Repetition | undefined,
  now: Date,
): Repeated | undefined {
  if (repetition === undefined) return undefined;
  const key = repetition === "same words" ? "" : repetition.key;
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

export async function findRepeated(
  db: Pick<Kysely<Tables>, "selectFrom">,
  repeated: Repeated | undefined,
): Promise<KnownInquiry | undefined> {
  if (!repeated) return undefined;
  const row = await db
    .selectFrom("contactInquiries")
    .leftJoin("outbox", "outbox.copyOf", "contactInquiries.id")
    .select(["contactInquiries.id", "contactInquiries.reference", "outbox.id as copy"])
    .where("contactInquiries.fingerprint", "=", repeated.fingerprint)
    .where("contactInquiries.createdAt", ">=", repeated.since)
    .orderBy("contactInquiries.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, reference: row.reference, isCopied: row.copy !== null };
}
