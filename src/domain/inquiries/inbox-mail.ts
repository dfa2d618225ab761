import * as z from "zod/mini";

/** State of the mail about an inquiry; `none` when it was not to be mailed, `failed` when given up. */
export const mailStates = ["none", "waiting", "delivered", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** Problems of sending a mail, as far as somebody can solve them. */
export const mailTroubles = [
  "unreachable",
  "timeout",
  "tls",
  "login",
  /** Refused for now (4xx): overload or greylisting. */
  "busy",
  "sender",
  "recipient",
  /** Accepted for some of the recipients only. */
  "some-recipients",
  /** Accepted for some of the recipients, and refused for now for the others. */
  "some-waiting",
  "refused",
  /** The server stands in a private network, which the settings do not allow. */
  "not-public",
  /** Undecryptable: the password of the mail server is encrypted with another key. The word is stored in the outbox. */
  "unsealed",
  "unknown",
] as const;
export type MailTrouble = (typeof mailTroubles)[number];

const time = z.iso.datetime();

export const mailStatusSchema = z.object({
  state: z.enum(mailStates),
  attempts: z.number(),
  /** Problem of the last attempt; null while it is in flight and when there was none. */
  trouble: z.nullable(z.enum(mailTroubles)),
  /** The same in the words of the mail server, or of the system where none answered. */
  lastError: z.nullable(z.string()),
  /** SMTP response of the mail server that accepted the mail; not the confirmation for a visitor. */
  receipt: z.nullable(z.string()),
  /** When it was delivered or given up. */
  settledAt: z.nullable(time),
  nextAttemptAt: z.nullable(time),
});
export type MailStatus = z.infer<typeof mailStatusSchema>;
