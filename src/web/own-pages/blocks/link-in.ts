import { type Locale, pathIn } from "#domain/locale.ts";

/** First path segments without a language. */
const shared = /^\/(?:api|assets|brand|fonts|images|videos)(?=\/)/;

/**
 * Adds the page's language to a link; addresses outside the site's pages are unchanged.
 * @example linkIn("en", "/certificates") // "/en/certificates"
 * @example linkIn("en", "/files/a.pdf") // "/files/a.pdf"
 */
export function linkIn(locale: Locale, href: string): string {
  return shared.test(href) ? href : pathIn(locale, href);
}
