import type { MailOptions } from "#data/services.ts";
import type { MailSettingsEntry } from "#domain/mail/mail-settings.ts";

interface MailOfTest extends Partial<Pick<MailOptions, "wake" | "inboxUrl">> {
  /** Recipient of inquiries among the staff; the company's address without it. */
  to?: string;
}

/** Outgoing mail that is set up by the settings of the server, and that nobody delivers. */
export function mailSetUp({
  to,
  inboxUrl = "http://localhost/sd_admin/inquiries",
  wake = () => undefined,
}: MailOfTest = {}): MailOptions {
  return { environment: { smtpUrl: "smtp://127.0.0.1:1", inquiryTo: to }, inboxUrl, wake };
}

/** Outgoing mail as an administrator enters it. */
export function mailEntry(entry: Partial<MailSettingsEntry> = {}): MailSettingsEntry {
  return {
    recipients: "sales@example.com",
    senderName: "한빛냉각",
    senderAddress: "site@example.com",
    host: "smtp.example.com",
    port: 587,
    security: "starttls",
    username: "site",
    password: "",
    ...entry,
  };
}
