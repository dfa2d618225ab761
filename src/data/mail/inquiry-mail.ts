import { fill } from "#content/fill.ts";
import { inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { type Letterhead, mailButton, mailPage, paragraph } from "#content/mail/mail-page.ts";
import { storedShortfall } from "#documents/selection/attached.ts";
import type { Locale } from "#domain/locale.ts";
import {
  factLines,
  factsTable,
  type InquiryMailData,
  inquiryFacts,
  longTextPart,
  longTexts,
} from "./inquiry-facts.ts";
import type { Mail } from "./outbox.ts";

/** Recipient, link to the inbox, and letterhead. */
export interface MailRecipient {
  to: string;
  inboxUrl: string;
  /** The company's name, beside our own address. */
  senderName: string;
  /** The company's, as HTML. */
  letterhead(locale: Locale): Letterhead;
}

/** The mail about an inquiry for the staff, in its language; answering it writes to the visitor. */
export function inquiryMail(
  news: InquiryMailData,
  { to, inboxUrl, senderName, letterhead }: MailRecipient,
): Mail {
  const { inquiry, locale, reference, selection } = news;
  const words = inquiryMailWords[locale];
  const head = letterhead(locale);
  const link = `${inboxUrl}?id=${news.id}`;
  const { company, name, email } = inquiry;
  const shortfall = (selection && storedShortfall(locale, selection)) ?? "";
  const facts = [...inquiryFacts(news, inboxUrl), [words.rows.locale, words.language] as const];
  return {
    to,
    replyTo: email,
    senderName,
    subject: fill(words.subject, { company, name, reference }),
    text: [
      words.lead,
      "",
      ...(shortfall === "" ? [] : [shortfall, ""]),
      ...factLines(facts),
      "",
      ...longTexts(news).flatMap(([term, text]) => [`${term}:`, text, ""]),
      `${words.inbox}: ${link}`,
    ].join("\n"),
    html: mailPage({ locale, title: words.lead, head }, [
      paragraph(words.lead),
      ...(shortfall === "" ? [] : [paragraph(shortfall)]),
      factsTable(facts, head.colors),
      ...longTexts(news).map(longTextPart),
      mailButton(link, words.inbox, head.colors),
    ]),
  };
}
