import { createTransport } from "nodemailer";
import { failureOf, type MailFailure, type MailReceipt, oneLine } from "./mail-outcome.ts";
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

/** Resolves once it is known whether the mail server has taken the mail. */
export type SendMail = (mail: ClaimedMail, stop: AbortSignal) => Promise<MailReceipt | MailFailure>;

/** Sends through a mail server. */
export function smtpSender({ url, from }: SmtpOptions): SendMail {
  const transport = createTransport(
    { url, ...limits },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  // Whoever has set a name in MAIL_FROM means that one.
  const ownName = from.includes("<");
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  const withoutSecrets = hidingPassword(url);
  return async (mail, stop) => {
    try {
      const { response, rejectedErrors = [] } = await transport.sendMail({
        ...(mail.senderName === null || ownName ? {} : { from: { name: mail.senderName, address: from } }),
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.messageId}@${domain}>`,
        date: mail.createdAt,
        // RFC 3834: nobody's holiday notice should answer.
        headers: mail.isPersonal ? {} : { "Auto-Submitted": "auto-generated" },
        ...threadOf(mail, domain),
        attachments: mail.files.map(({ name, contentType, bytes }) => ({
          filename: name,
          contentType,
          content: Buffer.from(bytes),
        })),
        signal: AbortSignal.any([stop, AbortSignal.timeout(sendMs)]),
      });
      const refused = rejectedErrors
        .map((error) => `${error.recipient ?? ""}: ${failureOf(error).words}`)
        .join("; ");
      const answer = withoutSecrets(oneLine(response));
      return refused === "" ? { answer } : { answer, refused: withoutSecrets(refused) };
    } catch (error) {
      const { trouble, words } = failureOf(error);
      return { trouble, words: withoutSecrets(words) };
    }
  };
}

/** Lets mail programs show a mail below those that it continues. RFC 5322 section 3.6.4. */
function threadOf({ thread }: ClaimedMail, domain: string) {
  const references = thread.map((id) => `<${id}@${domain}>`);
  const last = references.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references };
}

/** A server may repeat what it was sent: the words are read by people who need not know the password. */
function hidingPassword(url: string): (words: string) => string {
  const { username, password } = new URL(url);
  if (password === "") return (words) => words;
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const forms = [base64(`\0${user}\0${secret}`), base64(secret), secret, password];
  return (words) => forms.reduce((hidden, form) => hidden.replaceAll(form, "***"), words);
}
