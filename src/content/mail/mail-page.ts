import { escapeHtml } from "#domain/escape-html.ts";
import type { Locale } from "#domain/locale.ts";
import type { Palette } from "../colors.ts";

/** The colours of a mail. */
export type MailColors = Pick<Palette, "ink" | "muted" | "action">;

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

const font = "'Apple SD Gothic Neo','Malgun Gothic',sans-serif";

/** A mail as an HTML document. @param parts of its body, each HTML already */
export function mailPage({ locale, title, head }: MailPage, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:16px;background:#ffffff;font-family:${font};font-size:16px;line-height:1.6;overflow-wrap:anywhere;color:${head.colors.ink}">
<div style="max-width:640px">
${[head.html, ...parts].join("\n")}
</div>
</body></html>
`;
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

export function mailLink(address: string, words: string, { action }: MailColors): string {
  return `<p><a href="${escapeHtml(address)}" style="color:${action};font-weight:bold">${escapeHtml(words)}</a></p>`;
}

/** A text with line breaks, as it was typed. */
export function plainText(text: string): string {
  return `<div style="white-space:pre-wrap">${escapeHtml(text)}</div>`;
}
