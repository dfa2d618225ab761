import { createHash } from "node:crypto";
import { colors } from "#content/colors.ts";
import { problems } from "#content/problems/problems.ts";
import { shared } from "#content/shared.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { retryAfterOf, type TemporaryProblem } from "#http/temporary-problems.ts";

/**
 * The page is legible without other files: it is sent when there is no time, or no way, to render a page. Black on white: the
 * company's colours may be unavailable.
 */
const style =
  "body{max-width:34em;margin:10vh auto;padding:0 1.5em;font:1rem/1.7 system-ui,sans-serif;word-break:keep-all;" +
  `color:${colors.black};background:${colors.white}}h1{font-size:1.5rem}a{color:inherit}svg{width:12em;max-width:100%}` +
  "ul{padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.5em 1.5em}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** Key of the sentence that explains the problem. */
export type PageProblem =
  | TemporaryProblem
  | "formTooLong"
  | "refused"
  | "tooMany"
  | "badAddress"
  | "headersTooLong"
  | "tooSlow"
  | "wrongMethod"
  | "otherSite"
  | "unexpected";

const retryAfter: Partial<Record<PageProblem, number>> = retryAfterOf;

interface ErrorResponse {
  headers: Record<string, string>;
  html: string;
}

/** Returns a page without the site's frame that explains a failure in the language of the address. */
export function errorPage(url: string, problem: PageProblem): ErrorResponse {
  const retryS = retryAfter[problem];
  const locale = localeOf(url.split("?", 1)[0] ?? "");
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
      ...(retryS !== undefined && { "retry-after": `${retryS}` }),
    },
    html: html(locale, problem),
  };
}

/** Line drawing of a tower out of operation, in the colour of the text. */
const drawing =
  '<svg aria-hidden="true" viewBox="0 0 240 150" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">' +
  '<path d="M20 138h200M60 138V58h120v80M84 58l7-24h58l7 24M91 44h58M60 80h120"/>' +
  '<path stroke-dasharray="3 7" d="M76 92v34M98 92v34M120 92v34M142 92v34M164 92v34"/></svg>';

function html(locale: Locale, problem: PageProblem): string {
  const { title, home } = shared[locale].error;
  const { navigation } = shared[locale];
  const suggestedLinks = [...navigation.menus.flatMap(({ links }) => links.slice(0, 1)), navigation.projects];
  const links = [{ href: "/", label: home }, ...suggestedLinks].map(
    ({ href, label }) => `<li><a href="${pathIn(locale, href)}">${label}</a></li>`,
  );
  return `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
${drawing}
<h1>${title}</h1>
<p>${problems[locale][problem]}</p>
<ul>${links.join("")}</ul>
</html>
`;
}
