import type { Generated } from "kysely";
import type { MailState, MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import type { MailSecurity } from "#domain/mail/mail-settings.ts";

export interface MailSettingsTable {
  /** 1. */
  id: number;
  /** Addresses separated by ", "; like the other texts, empty where nothing is entered. */
  recipients: string;
  senderName: string;
  senderAddress: string;
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  /** Sealed; see `sealing.ts`. */
  password: string | null;
}

export interface OutboxTable {
  id: Generated<number>;
  /** The Message-ID, the same at every attempt. Without an "@" it is completed by the domain of the sender. */
  messageId: string;
  inquiryId: number | null;
  recipient: string;
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  state: Exclude<MailState, "none">;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: number;
  dueAt: number;
  /** End of the lease of the instance that delivers it; 0 without one. */
  leasedUntil: Generated<number>;
  giveUpAt: number;
  settledAt: number | null;
  /** Problem of the last attempt; `lastError` has the message. */
  trouble: Generated<MailTrouble | null>;
  /** SMTP response of the mail server that accepted the mail, also while it waits for other recipients. */
  receipt: Generated<string | null>;
  /** Old name of "confirmation of": the inquiry that this mail confirms to its sender; set for a confirmation mail. */
  copyOf: Generated<number | null>;
  /** The inquiry that this mail answers, and the key of the answer; `replyTo` is the header of the mail. */
  replyToInquiry: Generated<number | null>;
  replyKey: Generated<string | null>;
  /** Name beside our own address. */
  senderName: Generated<string | null>;
  /** JSON: Message-IDs of the mails that it continues, the oldest first. */
  thread: Generated<string | null>;
  /** Recipients, no longer in `recipient`, that the mail server has refused for good, and why. */
  refused: Generated<string | null>;
  /** Attempts at which it refused all recipients for good. */
  refusals: Generated<number>;
}

export interface OutboxFilesTable {
  mailId: number;
  /** From 0. */
  position: number;
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface StaffRemindersTable {
  name: string;
  sentAt: number;
}
