import { connect } from "node:net";
import { createTransport, type NodemailerError, type SMTPTransportOptions } from "nodemailer";
import { isPublicHost } from "#domain/network.ts";
import { notPublic, publicLookup } from "../public-lookup.ts";
import { failureOf, type MailFailure, type MailSuccess, oneLine } from "./mail-outcome.ts";
import type { ClaimedMail } from "./mail-queue.ts";
import { loginOf, type MailLogin, type SmtpOptions, type SmtpServer } from "./setup/smtp-options.ts";

/**
 * Time limits, ms. The longest is for the server's answer to a complete message: RFC 5321 section 4.5.3.2.6 asks
 * for 10 minutes, because a client that gives up earlier sends a mail again that the server has accepted in the meantime.
 */
const limits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 10 * 60_000,
};

/** Longest time for one mail altogether, ms, for a server that answers, but drop by drop. */
const sendMs = 12 * 60_000;

/** Resolves once it is known whether the mail server has accepted the mail. */
export type SendMail = (mail: ClaimedMail, signal: AbortSignal) => Promise<MailSuccess | MailFailure>;

/** Sends through a mail server. */
export function smtpSender({ server, from }: SmtpOptions): SendMail {
  const transport = createTransport(
    { ...connectionTo(server), ...limits },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = from.address.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  const withoutSecrets = hidingPassword(loginOf(server));
  return async (mail, signal) => {
    try {
      const { response, rejectedErrors = [] } = await transport.sendMail({
        // A name that was entered for all mails comes before that of the company.
        ...(mail.senderName === null || from.name !== "" ? {} : { from: { ...from, name: mail.senderName } }),
        to: mail.to,
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: completeId(mail.messageId, domain),
        date: mail.createdAt,
        // RFC 3834: nobody's holiday notice should answer.
        headers: mail.isPersonal ? {} : { "Auto-Submitted": "auto-generated" },
        ...threadOf(mail, domain),
        attachments: mail.files.map(({ name, contentType, bytes }) => ({
          filename: name,
          contentType,
          content: Buffer.from(bytes),
        })),
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendMs)]),
      });
      return { response: withoutSecrets(oneLine(response)), ...missedOf(rejectedErrors, withoutSecrets) };
    } catch (error) {
      const { trouble, message } = failureOf(error);
      return { trouble, message: withoutSecrets(message) };
    }
  };
}

/** Recipients that did not get a mail which others got. */
function missedOf(
  rejected: readonly NodemailerError[],
  withoutSecrets: (words: string) => string,
): Pick<MailSuccess, "refused" | "deferred"> {
  const reasons = (errors: readonly NodemailerError[]) =>
    withoutSecrets(errors.map((error) => `${error.recipient ?? ""}: ${failureOf(error).message}`).join("; "));
  const { refused, deferred } = Object.groupBy(rejected, ({ permanent, recipient }) =>
    permanent === false && recipient !== undefined ? "deferred" : "refused",
  );
  return {
    refused: refused && reasons(refused),
    deferred: deferred && {
      to: deferred.map(({ recipient }) => recipient).join(", "),
      message: reasons(deferred),
    },
  };
}

/** Message-IDs of mails to the staff are stored without a domain, and so are all of earlier program versions, which added it only here. */
function completeId(id: string, domain: string): string {
  return id.includes("@") ? `<${id}>` : `<${id}@${domain}>`;
}

/** Lets mail programs show a mail below those that it continues. RFC 5322 section 3.6.4. */
function threadOf({ thread }: ClaimedMail, domain: string) {
  const references = thread.map((id) => completeId(id, domain));
  const last = references.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references };
}

function connectionTo(server: SmtpServer) {
  if ("url" in server) return server;
  const { host, port, security, username, password, allowsPrivateMailServers } = server;
  return {
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ...(username === "" ? {} : { auth: { user: username, pass: password } }),
    ...(allowsPrivateMailServers ? {} : { getSocket: publicSocket }),
  };
}

/** Connects to a server of the internet, and to no other; the name is looked up and checked for each connection. */
const publicSocket: NonNullable<SMTPTransportOptions["getSocket"]> = ({ host = "", port }, done) => {
  if (!isPublicHost(host))
    return done(Object.assign(new Error(`${host} is not public.`), { code: notPublic }), false);
  const socket = connect({ host, port: Number(port), lookup: publicLookup });
  // For the connection alone: the answer to a message has a longer limit.
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error(`${host} does not answer.`), { code: "ETIMEDOUT" }));
  }, limits.connectionTimeout);
  const fail = (failure: Error) => {
    clearTimeout(timer);
    socket.destroy();
    done(failure, false);
  };
  socket.once("error", fail);
  socket.once("connect", () => {
    clearTimeout(timer);
    socket.off("error", fail);
    done(null, { connection: socket });
  });
};

/** A server may repeat what it was sent: the words are read by people who need not know the password. */
function hidingPassword({ username, password }: MailLogin): (words: string) => string {
  if (password === "") return (words) => words;
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const forms = [
    base64(`\0${username}\0${password}`),
    base64(password),
    password,
    encodeURIComponent(password),
  ];
  return (words) => forms.reduce((hidden, form) => hidden.replaceAll(form, "***"), words);
}
