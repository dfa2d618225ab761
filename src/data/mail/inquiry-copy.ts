import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { type MailColors, mailPage, paragraph } from "#content/mail/mail-page.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import {
  type Fact,
  factLines,
  factsTable,
  type InquiryNews,
  inquiryFacts,
  messagePart,
} from "./inquiry-facts.ts";
import type { Mail } from "./outbox.ts";

/** How long a copy is tried, ms: whoever waits for it has looked for it by then. */
const patienceMs = 24 * 60 * 60 * 1000;

/** Whose site it is, where it is, and in which colours it writes. */
export interface CopySender {
  company: Pick<Content["company"], "name" | "email" | "offices">;
  words: Content["inquiryCopy"];
  /** Any address of the site. */
  siteUrl: string;
  palette: MailColors;
}

/**
 * The sender's copy of an inquiry, in its language; answering it writes to the company. It may come to somebody who never sent
 * one: it says so, and no word of the sender's stands in its subject.
 */
export function inquiryCopy(news: InquiryNews, { company, words: all, siteUrl, palette }: CopySender): Mail {
  const { inquiry, locale, reference } = news;
  const words = all[locale];
  const own = company.name[locale];
  const facts = inquiryFacts(news, siteUrl);
  const lead = fill(words.lead, { own });
  const about = companyFacts(words.company, company, locale, siteUrl);
  return {
    to: inquiry.email,
    replyTo: company.email,
    senderName: own,
    giveUpAt: new Date(news.receivedAt.getTime() + patienceMs),
    subject: fill(words.subject, { own, reference }),
    text: [
      lead,
      "",
      ...factLines(facts),
      "",
      `${inquiryMailWords[locale].rows.message}:`,
      inquiry.message,
      "",
      words.note,
      "",
      own,
      ...factLines(about),
      "",
      words.mistaken,
    ].join("\n"),
    html: mailPage({ locale, title: lead, colors: palette }, [
      paragraph(lead),
      factsTable(facts, palette),
      messagePart(news),
      paragraph(words.note),
      paragraph(own),
      factsTable(about, palette),
      paragraph(words.mistaken),
    ]),
  };
}

/** How the company is reached: by its first office. */
function companyFacts(
  words: CopySender["words"][Locale]["company"],
  company: CopySender["company"],
  locale: Locale,
  siteUrl: string,
): Fact[] {
  const [office] = company.offices;
  return [
    ...(office ? [[words.phone, office.phone[locale]] as const] : []),
    [words.email, company.email],
    ...(office ? [[words.address, office.address[locale]] as const] : []),
    [words.site, new URL(pathIn(locale, paths.home), siteUrl).href],
  ];
}
