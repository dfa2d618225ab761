import type { Selectable, Updateable } from "kysely";
import type { MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import type { Tables } from "../database/schema.ts";
import type { MailFailure, MailSuccess } from "./mail-outcome.ts";

/** Maximum stored length of an SMTP response, characters. */
const maxResponseLength = 1000;

/** Attempts after which a recipient's refusal for good is believed: servers also express passing faults in this way. */
const maxRefusals = 3;
/** Pause between these attempts, ms: all three end before the alert for late mails. */
const refusalPauseMs = 10 * 60 * 1000;

export type MailBeforeAttempt = Pick<
  Selectable<Tables["outbox"]>,
  "recipient" | "copyOf" | "replyToInquiry" | "receipt" | "refused" | "refusals"
>;

interface AttemptTimes {
  now: number;
  /** Time of the next attempt where there is one. */
  nextAttemptAt: number;
}

type Changes = Updateable<Tables["outbox"]>;

/** Changes of a mail that the mail server has accepted; it waits for those of its recipients that were refused for now. */
export function changesAfterSuccess(
  mail: MailBeforeAttempt,
  { response, refused, deferred }: MailSuccess,
  { now, nextAttemptAt }: AttemptTimes,
): Changes {
  const receipt = response.slice(0, maxResponseLength);
  const allRefused = joined(mail.refused, refused);
  if (!deferred) return { ...delivered(allRefused, now), receipt };
  return {
    recipient: deferred.to,
    refused: allRefused,
    receipt,
    trouble: "some-waiting",
    lastError: joined(deferred.message, allRefused),
    dueAt: nextAttemptAt,
    leasedUntil: 0,
  };
}

/** Changes of a mail that was not sent. */
export function changesAfterFailure(
  mail: MailBeforeAttempt,
  { trouble, message }: MailFailure,
  { now, nextAttemptAt }: AttemptTimes,
): Changes {
  const isPartlyDelivered = mail.receipt !== null;
  const lastError = joined(isPartlyDelivered ? `${mail.recipient}: ${message}` : message, mail.refused);
  const retry = {
    trouble: isPartlyDelivered ? (troublesIfPartlyDelivered[trouble] ?? trouble) : trouble,
    lastError,
    dueAt: nextAttemptAt,
    leasedUntil: 0,
  };
  if (trouble !== "recipient" || !isOverWhenRefused(mail)) return retry;
  const refusals = mail.refusals + 1;
  if (refusals < maxRefusals) return { ...retry, refusals, dueAt: now + refusalPauseMs };
  if (isPartlyDelivered) return delivered(lastError, now);
  // Nobody sends a confirmation again.
  const texts = mail.copyOf === null ? {} : { textBody: "", htmlBody: "" };
  return { state: "failed", trouble, lastError, settledAt: now, leasedUntil: 0, ...texts };
}

/** Changes of a partly delivered mail when the time for its other recipients is over; `lastError` names these. */
export function changesWhenRestExpires(now: number) {
  return { ...deliveredAt(now), trouble: "some-recipients" } as const satisfies Changes;
}

/** Troubles of a mail that other recipients have received. */
const troublesIfPartlyDelivered: Partial<Record<MailTrouble, MailTrouble>> = {
  busy: "some-waiting",
  recipient: "some-recipients",
};

/** A final refusal ends a mail, except one to the staff that nobody has received: their address can be corrected. */
function isOverWhenRefused({ copyOf, replyToInquiry, receipt }: MailBeforeAttempt): boolean {
  return copyOf !== null || replyToInquiry !== null || receipt !== null;
}

function delivered(refused: string | null, now: number) {
  return {
    ...deliveredAt(now),
    trouble: refused === null ? null : "some-recipients",
    lastError: refused,
  } as const;
}

function deliveredAt(now: number) {
  return { state: "delivered", textBody: "", htmlBody: "", settledAt: now, leasedUntil: 0 } as const;
}

function joined(...reasons: (string | null | undefined)[]): string | null {
  return reasons.filter(Boolean).join("; ").slice(0, maxResponseLength) || null;
}
