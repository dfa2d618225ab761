import type { Letterhead } from "#content/mail/mail-page.ts";
import { testMail } from "#content/mail/test-mail.ts";
import type { TestMailOutcome } from "#domain/mail/mail-settings.ts";
import type { MailSettings } from "./setup/mail-settings.ts";
import { serverText } from "./setup/smtp-options.ts";
import type { SendMail } from "./smtp.ts";

/** Maximum time that an administrator waits for the mail server, ms; proxies in front give up after a minute. */
const timeoutMs = 30_000;

/** Random bytes of a Message-ID. */
const messageIdBytes = 16;

/** Tries outgoing mail. */
export interface MailCheck {
  /** Sends a mail past the outbox, and waits for the mail server's response. `undefined` where no server is set up. */
  sendTest(to: string, siteName: string, letterhead: Letterhead): Promise<TestMailOutcome | undefined>;
}

interface MailCheckOptions {
  settings: Pick<MailSettings, "current">;
  send: SendMail;
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
}

export function createMailCheck({ settings, send, clock, randomBytes }: MailCheckOptions): MailCheck {
  return {
    async sendTest(to, siteName, letterhead) {
      const { smtp } = await settings.current();
      if (smtp === undefined) return undefined;
      const server = smtp === "undecryptable" ? "" : serverText(smtp.server);
      const sent = {
        id: 0,
        attempt: 1,
        messageId: randomBytes(messageIdBytes).toString("hex"),
        createdAt: clock(),
        to,
        replyTo: null,
        senderName: siteName,
        thread: [],
        isPersonal: false,
        files: [],
      };
      const mail = { ...sent, ...testMail(siteName, letterhead) };
      const outcome = await send(mail, AbortSignal.timeout(timeoutMs));
      if ("message" in outcome)
        return { kind: "failed", server, trouble: outcome.trouble, said: outcome.message };
      return { kind: "taken", server, said: outcome.response };
    },
  };
}
