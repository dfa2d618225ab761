import * as z from "zod/mini";

/** How far the mail about an inquiry has come; `none` when it was not to be mailed, `failed` when given up. */
export const mailStates = ["none", "waiting", "delivered", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** What can be wrong with the sending of a mail, as far as somebody can do something about it. */
export const mailTroubles = [
  "unreachable",
  "timeout",
  "tls",
  "login",
  /** Refused for now (4xx): too much to do, or greylisting. */
  "busy",
  "sender",
  "recipient",
  /** Taken for some of the recipients only. */
  "some-recipients",
  "refused",
  "unknown",
] as const;
export type MailTrouble = (typeof mailTroubles)[number];

const time = z.iso.datetime();

export const inquiryMailSchema = z.object({
  state: z.enum(mailStates),
  attempts: z.number(),
  /** What was wrong at the last attempt; null while it is under way and when nothing was. */
  trouble: z.nullable(z.enum(mailTroubles)),
  /** The same in the words of the mail server, or of the system where none answered. */
  lastError: z.nullable(z.string()),
  /** What the mail server said when it took the mail. */
  receipt: z.nullable(z.string()),
  /** When it was delivered or given up. */
  settledAt: z.nullable(time),
  nextAttemptAt: z.nullable(time),
});
export type InquiryMail = z.infer<typeof inquiryMailSchema>;
