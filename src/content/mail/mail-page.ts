import { escapeHtml } from "#domain/escape-html.ts";
import type { Locale } from "#domain/locale.ts";
import type { Palette } from "../colors.ts";

/** The colours of a mail. */
export type MailColors = Pick<Palette, "ink" | "muted" | "accent" | "onAccent">;

/** The company's logo and name above the body, and its colours in all of the mail. */
export interface Letterhead {
  html: string;
  colors: MailColors;
}

interface MailPage {
  locale: Locale;
  title: string;
  head: Letterhead;
}

/** Font stack of the site; mails cannot load its font files. */
const font = "Pretendard,'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif";

/** A mail as an HTML document. @param parts of its body, each HTML already */
export function mailPage({ locale, title, head }: MailPage, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:16px;background:#ffffff;font-family:${font};font-size:16px;line-height:1.6;word-break:keep-all;overflow-wrap:break-word;color:${head.colors.ink}">
<div style="max-width:640px">
${[head.html, ...parts].join("\n")}
</div>
</body></html>
`;
}

export function paragraph(text: string): string {
  return `<p style="overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

/** A link as the primary button of the site. In a table, since Outlook ignores the padding of links. */
export function mailButton(address: string, words: string, { accent, onAccent }: MailColors): string {
  const link = `<a href="${escapeHtml(address)}" style="display:inline-block;padding:11px 22px;color:${onAccent};font-weight:bold;text-decoration:none">${escapeHtml(words)}</a>`;
  return `<table role="presentation" cellspacing="0" style="margin:20px 0"><tr><td style="padding:0;border-radius:4px;background:${accent}">${link}</td></tr></table>`;
}

/** A text with line breaks, as it was typed. */
export function plainText(text: string): string {
  return `<div style="white-space:pre-wrap">${escapeHtml(text)}</div>`;
}
