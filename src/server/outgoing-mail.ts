import type { Database } from "#data/database/connect.ts";
import { createMailDelivery, type MailDelivery } from "#data/mail/delivery.ts";
import { createMailQueue } from "#data/mail/mail-queue.ts";
import { currentSender } from "#data/mail/setup/current-sender.ts";
import { mayTravelUnencrypted } from "#data/mail/setup/smtp-options.ts";
import type { MailOptions, Services } from "#data/services.ts";
import { mailOff } from "#domain/mail/mail-settings.ts";
import type { Env } from "./env.ts";

const unencrypted =
  "SMTP_URL begins with smtp://, so mail travels unencrypted where the server does not offer better. Write smtps://, or add ?requireTLS=true.";

interface OutgoingMail {
  /** For the services. */
  options: MailOptions;
  /** Delivers what waits in the outbox, from then on. */
  start(services: Pick<Services, "mailSettings">): void;
  stop(): Promise<void>;
}

/**
 * Delivers mail in the background, by environment variables or by the settings that administrators enter.
 * @param onError is called when a mail, or the database, failed
 */
export function outgoingMail(
  {
    mail,
    siteUrl,
    adminEmail,
    allowsPrivateMailServers,
  }: Pick<Env, "mail" | "siteUrl" | "adminEmail" | "allowsPrivateMailServers">,
  database: Database,
  onError: (error: Error) => void = (error) => console.error(error.message),
): OutgoingMail {
  if (mail.smtpUrl !== undefined && mail.smtpUrl !== mailOff && mayTravelUnencrypted(mail.smtpUrl))
    console.warn(unencrypted);
  let delivery: MailDelivery | undefined;
  return {
    options: {
      environment: { ...mail, adminEmail },
      inboxUrl: `${siteUrl}/sd_admin/inquiries`,
      allowsPrivateMailServers,
      wake: () => delivery?.wake(),
    },
    start({ mailSettings }) {
      delivery = createMailDelivery({
        queue: createMailQueue(database, () => new Date()),
        isSetUp: mailSettings.isSetUp,
        send: currentSender(mailSettings),
        onError,
      });
      delivery.start();
    },
    stop: async () => delivery?.stop(),
  };
}
