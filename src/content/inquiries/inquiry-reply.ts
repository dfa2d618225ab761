import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Localized } from "#domain/locale.ts";
import { fill } from "../fill.ts";
import { inquiryReplyWords } from "./inquiry.ts";

/**
 * Address that opens an answer to an inquiry in the staff's mail program, in the language in which it was asked: a
 * subject and the greeting (RFC 6068; line breaks are CRLF there).
 */
export function replyAddress(
  { email, company, name, locale, createdAt }: InboxInquiry,
  ownName: Localized<string>,
): string {
  const { subject, greeting } = inquiryReplyWords[locale];
  const date = dayInKorea(new Date(createdAt));
  const facts = { company, name, own: ownName[locale], date };
  const encoded = (text: string) => encodeURIComponent(fill(text, facts).replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(email)}?subject=${encoded(subject)}&body=${encoded(`${greeting}\n\n`)}`;
}
