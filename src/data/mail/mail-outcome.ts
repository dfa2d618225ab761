import type { NodemailerError } from "nodemailer";
import type { MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import { notPublic } from "../public-lookup.ts";

/** Outcome of a mail that the mail server accepted. */
export interface MailSuccess {
  response: string;
  /** Reason for which the server refused some of the recipients. */
  refused?: string | undefined;
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

function troubleOf({ code = "", originalCode = "", command, responseCode }: NodemailerError): MailTrouble {
  const codes = `${code} ${originalCode}`;
  if (codes.includes(notPublic)) return "not-public";
  if (/\bE(?:NO)?O?AUTH2?\b/.test(codes)) return "login";
  if (/ETLS|CERT|SSL|TLS_/.test(codes)) return "tls";
  if (responseCode !== undefined && responseCode >= 400) return refusal(responseCode, command);
  if (/ETIMEDOUT|EABORT/.test(codes)) return "timeout";
  return /EDNS|ENOTFOUND|EAI_AGAIN|ECONN|EHOST|ENET|ESOCKET|EPROXY/.test(codes) ? "unreachable" : "unknown";
}

/** RFC 5321 section 4.2.1: codes from 400 are temporary failures, those from 500 permanent ones. */
function refusal(responseCode: number, command: string | undefined): MailTrouble {
  if (responseCode < 500) return "busy";
  if (command === "MAIL FROM") return "sender";
  return command === "RCPT TO" ? "recipient" : "refused";
}
