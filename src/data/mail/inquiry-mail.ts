import { storedShortfall } from "#calculator/selection/attached.ts";
import { fill } from "#content/fill.ts";
import { inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { type MailColors, mailLink, mailPage, paragraph } from "#content/mail/mail-page.ts";
import type { Locale } from "#domain/locale.ts";
import {
  factLines,
  factsTable,
  type InquiryNews,
  inquiryFacts,
  longTextPart,
  longTexts,
} from "./inquiry-facts.ts";
import type { Mail } from "./outbox.ts";

/** Recipient, link to the inbox, and colours. */
export interface MailRecipient {
  to: string;
  inboxUrl: string;
  /** The company's name, beside our own address. */
  senderName: string;
  palette: MailColors;
  /** The company's, as HTML. */
  letterhead(locale: Locale): string;
}

/** The mail about an inquiry for the staff, in its language; answering it writes to the visitor. */
export function inquiryMail(
  news: InquiryNews,
  { to, inboxUrl, senderName, palette, letterhead }: MailRecipient,
): Mail {
  const { inquiry, locale, reference, selection } = news;
  const words = inquiryMailWords[locale];
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
    html: mailPage({ locale, title: words.lead, colors: palette, head: letterhead(locale) }, [
      paragraph(words.lead),
      ...(shortfall === "" ? [] : [paragraph(shortfall)]),
      factsTable(facts, palette),
      ...longTexts(news).map(longTextPart),
      mailLink(link, words.inbox, palette),
    ]),
  };
}
