import { fill } from "#content/fill.ts";
import { inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { type Letterhead, mailButton, mailPage, paragraph } from "#content/mail/mail-page.ts";
import { storedShortfall } from "#documents/selection/stored-selection.ts";
import type { Locale } from "#domain/locale.ts";
import {
  type InquiryMailData,
  inquiryRows,
  longTextPart,
  longTexts,
  rowLines,
  rowsTable,
} from "./inquiry-mail-rows.ts";
import type { Mail } from "./outbox.ts";

/** The staff's address, and settings of the mails to it. */
export interface MailRecipient {
  to: string;
  inboxUrl: string;
  /** The company's name, beside our own address. */
  senderName: string;
  /** The company's letterhead, as HTML with its colors. */
  letterhead(locale: Locale): Letterhead;
}

/** The mail about an inquiry to the staff, in the language of the inquiry. Replies go to the visitor. */
export function inquiryMail(
  data: InquiryMailData,
  { to, inboxUrl, senderName, letterhead }: MailRecipient,
): Mail {
  const { inquiry, locale, reference, selection } = data;
  const words = inquiryMailWords[locale];
  const head = letterhead(locale);
  const link = `${inboxUrl}?id=${data.id}`;
  const { company, name, email } = inquiry;
  const shortfall = (selection && storedShortfall(locale, selection)) ?? "";
  const rows = [...inquiryRows(data, inboxUrl), [words.rows.locale, words.language] as const];
  return {
    to,
    replyTo: email,
    senderName,
    subject: fill(words.subject, { company, name, reference }),
    text: [
      words.lead,
      "",
      ...(shortfall === "" ? [] : [shortfall, ""]),
      ...rowLines(rows),
      "",
      ...longTexts(data).flatMap(([label, text]) => [`${label}:`, text, ""]),
      `${words.inbox}: ${link}`,
    ].join("\n"),
    html: mailPage({ locale, title: words.lead, head }, [
      paragraph(words.lead),
      ...(shortfall === "" ? [] : [paragraph(shortfall)]),
      rowsTable(rows, head.colors),
      ...longTexts(data).map(longTextPart),
      mailButton(link, words.inbox, head.colors),
    ]),
  };
}
