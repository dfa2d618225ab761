import type { Palette } from "#content/colors.ts";
import { fill } from "#content/fill.ts";
import { inquiry as formWords, inquiryMailWords } from "#content/inquiries/inquiry.ts";
import { dutySummary } from "#content/inquiries/inquiry-duty.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { inLocale } from "#content/lookup/projects.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import { minuteInKorea } from "#domain/korean-day.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./outbox.ts";

export interface InquiryNews {
  id: number;
  inquiry: SentInquiry;
  /** The project that it is about, as it is stored. */
  project?: StoredProject | undefined;
  locale: Locale;
  receivedAt: Date;
}

/** Who is told, where the inquiry is read, and in which colours. */
export interface MailRecipient {
  to: string;
  inboxUrl: string;
  palette: Pick<Palette, "ink" | "muted" | "action">;
}

/** The mail about an inquiry for the staff, in its language; answering it writes to the visitor. */
export function inquiryMail(news: InquiryNews, { to, inboxUrl, palette }: MailRecipient): Mail {
  const words = inquiryMailWords[news.locale];
  const link = `${inboxUrl}?id=${news.id}`;
  const { company, name, email, message } = news.inquiry;
  const rows = factsOf(news, inboxUrl);
  return {
    to,
    replyTo: email,
    subject: fill(words.subject, { company, name }),
    text: [
      words.lead,
      "",
      ...rows.map(([term, value]) => `${term}: ${value}`),
      "",
      `${words.rows.message}:`,
      message,
      "",
      `${words.inbox}: ${link}`,
    ].join("\n"),
    html: page(news, rows, link, palette),
  };
}

function factsOf(
  { inquiry, project, locale, receivedAt }: InquiryNews,
  inboxUrl: string,
): (readonly [term: string, value: string])[] {
  const words = inquiryMailWords[locale];
  const product = formWords[locale].products.find(({ id }) => id === inquiry.productType);
  return [
    [words.rows.company, inquiry.company],
    [words.rows.name, inquiry.name],
    [words.rows.phone, inquiry.phone],
    [words.rows.email, inquiry.email],
    [words.rows.productType, product?.label ?? words.noProduct],
    ...(inquiry.duty ? [[words.rows.duty, dutySummary(inquiry.duty, locale)] as const] : []),
    ...(project ? [[words.rows.project, projectLine(project, locale, inboxUrl)] as const] : []),
    [words.rows.locale, words.language],
    [words.rows.receivedAt, fill(words.time, { time: minuteInKorea(receivedAt) })],
  ];
}

/** What the project is called in the language of the inquiry, and where its page is. */
function projectLine(project: StoredProject, locale: Locale, inboxUrl: string): string {
  const page = new URL(pathIn(locale, projectPath(project.id)), inboxUrl);
  return `${inLocale(locale, project).title} (${page.href})`;
}

const cell = "padding:6px 16px 6px 0;text-align:left;vertical-align:top";

function page(
  { inquiry, locale }: InquiryNews,
  rows: ReturnType<typeof factsOf>,
  link: string,
  colors: MailRecipient["palette"],
): string {
  const words = inquiryMailWords[locale];
  const lines = rows.map(
    ([term, value]) =>
      `<tr><th scope="row" style="${cell};color:${colors.muted};font-weight:normal">${escapeHtml(term)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(words.lead)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.6;color:${colors.ink}">
<p>${escapeHtml(words.lead)}</p>
<table style="border-collapse:collapse">${lines.join("")}</table>
<h2 style="font-size:16px">${escapeHtml(words.rows.message)}</h2>
<p>${escapeHtml(inquiry.message).replaceAll("\n", "<br>")}</p>
<p><a href="${escapeHtml(link)}" style="color:${colors.action}">${escapeHtml(words.inbox)}</a></p>
</body></html>
`;
}
