import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { confirmationPath } from "#content/inquiries/form-paths.ts";
import { inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { dayInWords } from "#content/languages.ts";
import { letterhead } from "#content/mail/letterhead.ts";
import { mailButton, mailPage, paragraph } from "#content/mail/mail-page.ts";
import { paths } from "#content/paths.ts";
import { inquiryFieldNames, isChoice } from "#domain/inquiries/inquiry-fields.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import {
  fieldRows,
  type InquiryMailData,
  type LabeledRow,
  rowLines,
  rowsTable,
} from "./inquiry-mail-rows.ts";
import type { Mail } from "./outbox.ts";

/** Later a confirmation is of no use to its recipient. */
const maxRetryMs = 24 * 60 * 60 * 1000;

export interface ConfirmationContent {
  company: Pick<Content["company"], "name" | "brand" | "email" | "offices">;
  words: Content["inquiryCopy"];
  /** Origin of the site. */
  siteUrl: string;
}

/**
 * The mail that confirms an inquiry to its sender, in the language of the inquiry. The sender's email address is not verified, so the
 * mail contains no text that the sender typed: nobody can use it to send messages to strangers. It links to the confirmation page.
 */
export function confirmationMail(
  { inquiry, locale, reference, receivedAt }: Omit<InquiryMailData, "id" | "project">,
  { company, words: all, siteUrl }: ConfirmationContent,
): Mail & { siteUrl: string } {
  const { receipt: linkLabel, ...words } = all[locale];
  const head = letterhead(company, locale, siteUrl);
  const companyName = company.name[locale];
  const mailWords = inquiryMailWords[locale];
  const rows: LabeledRow[] = [
    [mailWords.rows.reference, reference],
    ...inquiryFieldNames.filter(isChoice).flatMap((name) => fieldRows(name, inquiry, locale)),
    [mailWords.rows.receivedAt, dayInWords(locale, dayInKorea(receivedAt))],
  ];
  const link = new URL(confirmationPath(locale, reference), siteUrl).href;
  const lead = fill(words.lead, { own: companyName });
  const about = contactRows(words.company, company, locale, siteUrl);
  return {
    to: inquiry.email,
    replyTo: company.email,
    senderName: companyName,
    siteUrl,
    giveUpAt: new Date(receivedAt.getTime() + maxRetryMs),
    subject: fill(words.subject, { own: companyName, reference }),
    text: [
      lead,
      "",
      ...rowLines(rows),
      "",
      `${linkLabel}: ${link}`,
      "",
      words.note,
      "",
      companyName,
      ...rowLines(about),
      "",
      words.mistaken,
    ].join("\n"),
    html: mailPage({ locale, title: lead, head }, [
      paragraph(lead),
      rowsTable(rows, head.colors),
      mailButton(link, linkLabel, head.colors),
      paragraph(words.note),
      paragraph(companyName),
      rowsTable(about, head.colors),
      paragraph(words.mistaken),
    ]),
  };
}

/** Contact of the company: its first office. */
function contactRows(
  words: ConfirmationContent["words"][Locale]["company"],
  company: ConfirmationContent["company"],
  locale: Locale,
  siteUrl: string,
): LabeledRow[] {
  const [office] = company.offices;
  return [
    ...(office ? [[words.phone, office.phone[locale]] as const] : []),
    [words.email, company.email],
    ...(office ? [[words.address, office.address[locale]] as const] : []),
    [words.site, new URL(pathIn(locale, paths.home), siteUrl).href],
  ];
}
