import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Localized } from "#domain/locale.ts";
import { fill } from "../fill.ts";
import { dayInWords } from "../languages.ts";
import { inquiryReplyWords } from "./inquiry.ts";

type Asked = Pick<
  InquiryWithHistory,
  "name" | "locale" | "createdAt" | "message" | "reference" | "receiptSubject"
>;

/** Longest text of an encoded word, characters: a line with one has 76 at most, with its name and frame (RFC 2047 section 2). */
const maxEncodedWord = 52;

/** Longest `mailto:` address that mail programs of Windows take, characters. */
const maxMailAddress = 2_000;

/**
 * An answer before anything was typed, in the language of the inquiry: the greeting, and the question quoted below. Its
 * subject continues that of the confirmation mail, because Gmail threads by subject as well as by References.
 */
export function replyDraft(asked: Asked, ownName: Localized<string>): { subject: string; text: string } {
  const { name, locale, message, reference, receiptSubject: confirmationSubject } = asked;
  const words = inquiryReplyWords[locale];
  const facts = { name, own: ownName[locale], date: dayOf(asked), reference };
  const quoted = message.split("\n").map((line) => `> ${line}`.trimEnd());
  return {
    subject: confirmationSubject === null ? fill(words.subject, facts) : `Re: ${confirmationSubject}`,
    text: [fill(words.greeting, facts), "", "", "", fill(words.quoted, facts), ...quoted].join("\n"),
  };
}

/** Puts a text where the answer is written: above the quoted question. */
export function insertAboveQuote(text: string, inserted: string, asked: Asked): string {
  const { name, locale, createdAt } = asked;
  // An answer that was begun before days were written in words has the other form.
  const dates = [dayOf(asked), dayInKorea(new Date(createdAt))];
  const quotes = dates.map((date) => fill(inquiryReplyWords[locale].quoted, { name, date }));
  const at = Math.max(...quotes.map((quoted) => text.lastIndexOf(`\n${quoted}\n`)));
  if (at === -1) return `${text.trimEnd()}\n\n${inserted}`;
  return `${text.slice(0, at).trimEnd()}\n\n${inserted}\n\n${text.slice(at)}`;
}

function dayOf({ locale, createdAt }: Asked): string {
  return dayInWords(locale, dayInKorea(new Date(createdAt)));
}

/**
 * A mail as a file (RFC 5322) that mail programs open for sending, however long its text is.
 * @returns its lines, all in ASCII
 */
export function mailFile(email: string, { subject, text }: { subject: string; text: string }): string {
  const words = [""];
  for (const letter of subject) {
    const longer = `${words.at(-1)}${letter}`;
    if (base64(longer).length > maxEncodedWord) words.push(letter);
    else words[words.length - 1] = longer;
  }
  const body = base64(text.replaceAll("\n", "\r\n")).match(/.{1,76}/g) ?? [];
  return [
    `To: ${email}`,
    `Subject: ${words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join("\r\n ")}`,
    // Outlook and Thunderbird open it as a mail that is not sent yet.
    "X-Unsent: 1",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    ...body,
    "",
  ].join("\r\n");
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * The address that opens a mail in the person's own program (RFC 6068; line breaks are CRLF there).
 * @returns the address, and whether it holds the whole text: one that would be too long has the subject only
 */
export function mailAddress(
  email: string,
  { subject, text }: { subject: string; text: string },
): { href: string; isWhole: boolean } {
  const begin = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
  const whole = `${begin}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return whole.length <= maxMailAddress ? { href: whole, isWhole: true } : { href: begin, isWhole: false };
}
