import { testMail } from "#content/mail/test-mail.ts";
import type { MailSetup, TestMailOutcome } from "#domain/start/start-calls.ts";
import type { SendMail } from "./smtp.ts";

/** Longest time that somebody waits for the mail server, ms; proxies in front give up after a minute. */
const patienceMs = 30_000;

/** Bytes of chance in a Message-ID. */
const messageIdBytes = 16;

/** Settings of outgoing mail, and its sender. */
export interface MailCheckOptions {
  setup: MailSetup;
  /** Recipient of inquiries among the staff, where the settings of the server have one. */
  inquiriesTo: string | undefined;
  send: SendMail;
}

/** Tells how outgoing mail is set up, and tries it. */
export interface MailCheck extends Pick<MailCheckOptions, "setup" | "inquiriesTo"> {
  /** Sends a mail past the outbox, and waits for what the mail server says. */
  sendTest(to: string, siteName: string, letterhead: string): Promise<TestMailOutcome>;
}

export function createMailCheck(
  { send, ...told }: MailCheckOptions,
  { clock, randomBytes }: { clock: () => Date; randomBytes: (size: number) => Buffer },
): MailCheck {
  return {
    ...told,
    async sendTest(to, siteName, letterhead) {
      const messageId = randomBytes(messageIdBytes).toString("hex");
      const sent = {
        id: 0,
        attempt: 1,
        messageId,
        createdAt: clock(),
        to,
        replyTo: null,
        senderName: siteName,
        thread: [],
        isPersonal: false,
        files: [],
      };
      const mail = { ...sent, ...testMail(siteName, letterhead) };
      const outcome = await send(mail, AbortSignal.timeout(patienceMs));
      if ("words" in outcome) return { kind: "failed", trouble: outcome.trouble, said: outcome.words };
      return { kind: "taken", said: outcome.answer };
    },
  };
}
