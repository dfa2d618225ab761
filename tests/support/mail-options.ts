import type { MailOptions } from "#data/services.ts";
import type { MailSettingsEntry } from "#domain/mail/mail-settings.ts";

interface MailOfTest extends Partial<Pick<MailOptions, "wake" | "inboxUrl">> {
  /** Recipient of inquiries; by default the company's address. */
  to?: string;
}

/** Outgoing mail configured in the server settings, without a delivering server. */
export function mailSetUp({
  to,
  inboxUrl = "http://localhost/sd_admin/inquiries",
  wake = () => undefined,
}: MailOfTest = {}): MailOptions {
  return { environment: { smtpUrl: "smtp://127.0.0.1:1", inquiryTo: to }, inboxUrl, wake };
}

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
