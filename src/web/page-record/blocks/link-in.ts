import { type Locale, pathIn } from "#domain/locale.ts";

/** First parts of paths that are the same in every language. */
const shared = /^\/(?:api|assets|brand|files|fonts|images|videos)(?=\/)/;

/**
 * A link of a page in the language of the page. What is no page of the site stays.
 * @example linkIn("en", "/certificates") // "/en/certificates"
 * @example linkIn("en", "/files/a.pdf") // "/files/a.pdf"
 */
export function linkIn(locale: Locale, href: string): string {
  return shared.test(href) ? href : pathIn(locale, href);
}
