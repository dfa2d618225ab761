import type { NodemailerError } from "nodemailer";
import type { MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import { notPublic } from "../public-lookup.ts";

/** Outcome of a mail that the mail server accepted, for one of its recipients at least. */
export interface MailSuccess {
  response: string;
  /** Recipients that the server refused for good, and why. */
  refused?: string | undefined;
  /** Recipients that it refused for now, separated by commas, and why. */
  deferred?: { to: string; message: string } | undefined;
}

/** Why a mail was not sent. */
export interface MailFailure {
  trouble: MailTrouble;
  /** In the words of the mail server, or of the system where none answered. */
  message: string;
}

/** @param failure what was thrown while a mail was sent */
export function failureOf(failure: unknown): MailFailure {
  if (!(failure instanceof Error)) return { trouble: "unknown", message: String(failure) };
  const { response, message }: NodemailerError = failure;
  return { trouble: troubleOf(failure), message: oneLine(response ?? message) };
}

/** An answer of several lines as one: servers break theirs after a few words. */
export function oneLine(response: string): string {
  return response.replace(/(?<!\s)\s*[\r\n]+\s*/g, " ").trim();
}

function troubleOf(failure: NodemailerError): MailTrouble {
  const { code = "", originalCode = "", responseCode } = failure;
  const codes = `${code} ${originalCode}`;
  if (codes.includes(notPublic)) return "not-public";
  if (/\bE(?:NO)?O?AUTH2?\b/.test(codes)) return "login";
  if (/ETLS|CERT|SSL|TLS_/.test(codes)) return "tls";
  if (responseCode !== undefined && responseCode >= 400) return refusal(responseCode, failure);
  if (/ETIMEDOUT|EABORT/.test(codes)) return "timeout";
  return /EDNS|ENOTFOUND|EAI_AGAIN|ECONN|EHOST|ENET|ESOCKET|EPROXY/.test(codes) ? "unreachable" : "unknown";
}

/** RFC 5321 section 4.2.1: codes from 400 are temporary failures, those from 500 permanent ones. */
function refusal(responseCode: number, { command, response = "" }: NodemailerError): MailTrouble {
  if (responseCode < 500) return "busy";
  // RFC 4954 section 6: the login is missing, wrong or too weak.
  if (responseCode >= 530 && responseCode <= 538) return "login";
  if (command === "MAIL FROM") return "sender";
  return command === "RCPT TO" && isAboutRecipient(responseCode, response) ? "recipient" : "refused";
}

/**
 * False for a refusal of the site, such as a blocked address or a missing right to relay, which servers also express when they are told a
 * recipient. RFC 3463: the enhanced code is 5.1 for an address, 5.2 for a mailbox, 5.4 for the route to it; 5.1.7 and 5.1.8 mean the sender.
 */
function isAboutRecipient(responseCode: number, response: string): boolean {
  const [, subject = "0", detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject !== "0") return /^[124]$/.test(subject) && !(subject === "1" && /^[78]$/.test(detail ?? ""));
  return ![503, 554].includes(responseCode) && !/relay|rcpthosts|authenti|polic|spam|block/i.test(response);
}
