import { escapeHtml } from "#domain/escape-html.ts";
import type { Locale } from "#domain/locale.ts";
import type { Palette } from "../colors.ts";

/** The colours of a mail. */
export type MailColors = Pick<Palette, "ink" | "muted" | "action">;

interface MailPage {
  locale: Locale;
  title: string;
  /** The company's; those of the mail program when left out. */
  colors?: MailColors;
  /** HTML above the body: the company's letterhead. */
  head: string;
}

/** A mail as an HTML document. @param parts of its body, each HTML already */
export function mailPage({ locale, title, colors, head }: MailPage, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere${colors ? `;color:${colors.ink}` : ""}">
${[head, ...parts].join("\n")}
</body></html>
`;
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

export function mailLink(address: string, words: string, colors?: MailColors): string {
  const style = colors ? ` style="color:${colors.action}"` : "";
  return `<p><a href="${escapeHtml(address)}"${style}>${escapeHtml(words)}</a></p>`;
}

/** A text with line breaks, as it was typed. */
export function plainText(text: string): string {
  return `<div style="white-space:pre-wrap">${escapeHtml(text)}</div>`;
}
