import type { Database } from "#data/database/connect.ts";
import { createMailDelivery, type MailDelivery } from "#data/mail/delivery.ts";
import { createMailQueue } from "#data/mail/queue.ts";
import type { MailOptions } from "#data/services.ts";
import type { MailSetup } from "#domain/start/start-calls.ts";
import type { Env } from "./env.ts";

const unencrypted =
  "SMTP_URL begins with smtp://, so mail travels unencrypted where the server does not offer better. Write smtps://, or add ?requireTLS=true.";

interface OutgoingMail {
  options: MailOptions;
  delivery: MailDelivery;
}

/**
 * Creates the mail sender of the settings; without `MAIL_FROM` and `INQUIRY_TO` it uses likely addresses of
 * ours, and without those the company's.
 * @param onTrouble is called when a mail, or the database, failed
 * @returns `undefined` where no mail server is set up
 */
export async function outgoingMail(
  { mail, siteUrl, adminEmail }: Pick<Env, "mail" | "siteUrl" | "adminEmail">,
  database: Database,
  onTrouble: (trouble: Error) => void = (trouble) => console.error(trouble.message),
): Promise<OutgoingMail | undefined> {
  if (mail.smtpUrl === undefined) return undefined;
  if (mayTravelUnencrypted(mail.smtpUrl)) console.warn(unencrypted);
  const { smtpSender } = await import("#data/mail/smtp.ts");
  const from = mail.from ?? `no-reply@${new URL(siteUrl).hostname}`;
  const send = smtpSender({ url: mail.smtpUrl, from });
  const delivery = createMailDelivery({
    queue: createMailQueue(database, () => new Date()),
    send,
    onTrouble,
  });
  const staff = {
    to: mail.inquiryTo ?? adminEmail,
    inboxUrl: `${siteUrl}/sd_admin/inquiries`,
  };
  const check = { setup: setupOf(mail.smtpUrl, from), inquiriesTo: mail.inquiryTo ?? adminEmail, send };
  return { delivery, options: { staff, wake: delivery.wake, check } };
}

/** Facts of the mail server for administrators, without the password. */
function setupOf(smtpUrl: string, from: string): MailSetup {
  const { host, protocol, port, username, searchParams } = new URL(smtpUrl);
  const usual = protocol === "smtps:" ? 465 : 587;
  return {
    server: port === "" ? `${host}:${usual}` : host,
    isEncrypted: protocol === "smtps:" || searchParams.get("requireTLS") === "true",
    hasLogin: username !== "",
    from,
  };
}

/** Without TLS from the start mail is encrypted only if nobody in between takes the offer out. To this machine nobody is. */
function mayTravelUnencrypted(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === "smtp:" && !isHere && searchParams.get("requireTLS") !== "true";
}
