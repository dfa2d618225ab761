import type { Content } from "#content/editing/defaults.ts";
import type { Locale } from "#domain/locale.ts";
import { articleLinks } from "#web/further-reading/article-links.ts";
import type { Block } from "./catalog.ts";

/** Links to articles of the site, each with its lead. */
export function articleLinkBlock(
  content: Content,
  locale: Locale,
  siteUrl: string,
  names: Parameters<typeof articleLinks>[2],
): Block {
  const links = articleLinks(content, locale, names);
  return {
    kind: "links",
    links: links.map(({ href, title, lead }) => ({ text: title, lead, href: siteUrl + href })),
  };
}
