import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { inquiryFieldNames } from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import type { Tables } from "../database/schema.ts";
import { fingerprintOf } from "../idempotency.ts";

/** Without a key of its own, the same inquiry within this time is a repetition, ms. */
const repetitionMs = 10 * 60 * 1000;

/** Identity of a repetition; see `Arrival.repetition`. */
export type Repetition = { key: string } | "same words";

export interface Repeated {
  fingerprint: string;
  /** Older ones with the same fingerprint do not count. */
  since: number;
}

/** Facts of a stored inquiry for its sender. */
export interface KnownInquiry {
  id: number;
  reference: string;
  /** True when a copy goes to the sender by mail. */
  isCopied: boolean;
}

/** The same key with other words is another inquiry: what a visitor has changed must not be lost. */
export function repetitionOf(
  inquiry: SentInquiry,
  repetition: Repetition | undefined,
  now: Date,
): Repeated | undefined {
  if (repetition === undefined) return undefined;
  const key = repetition === "same words" ? "" : repetition.key;
  const { duty, selection, project, files = [] } = inquiry;
  const said = [key, ...inquiryFieldNames.map((name) => inquiry[name] ?? "")];
  const about = [
    ...(duty ? [duty] : []),
    ...(selection === undefined ? [] : [selection]),
    ...(project === undefined ? [] : [project]),
    ...files.map((file) => [file.name, createHash("sha256").update(file.bytes).digest("base64url")]),
  ];
  return {
    fingerprint: fingerprintOf([...said, ...about]),
    since: key === "" ? now.getTime() - repetitionMs : 0,
  };
}

/** Latest inquiry of earlier attempts. */
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
