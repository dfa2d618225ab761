import { createTransport } from "nodemailer";
import type { ClaimedMail } from "./queue.ts";

/**
 * Time limits, ms. The longest is for the server's answer to a complete message: RFC 5321 section 4.5.3.2.6 asks
 * for 10 minutes, because whoever gives up earlier sends twice what the server has taken after all.
 */
const limits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 10 * 60_000,
};

/** Longest time for one mail altogether, ms, for a server that answers, but drop by drop. */
const sendMs = 12 * 60_000;

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  url: string;
  /** Our own address, with or without a name. */
  from: string;
}

/** Resolves once the mail server has taken the mail. @throws Error with the server's words when it does not. */
export type SendMail = (mail: ClaimedMail, stop: AbortSignal) => Promise<void>;

/** Sends through a mail server. */
export function smtpSender({ url, from }: SmtpOptions): SendMail {
  const transport = createTransport(
    { url, ...limits },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  return async (mail, stop) => {
    await transport.sendMail({
      to: mail.to,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.messageId}@${domain}>`,
      date: mail.createdAt,
      // RFC 3834: nobody's holiday notice should answer.
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.any([stop, AbortSignal.timeout(sendMs)]),
    });
  };
}
