import { pictureAddress } from "#content/brand/program-pictures.ts";
import { defaultLocale, type Locale, locales, pathIn } from "#domain/locale.ts";
import { escapeXml } from "#domain/xml.ts";

export interface SitemapPage {
  path: string;
  /** Languages of the page; all by default. */
  locales?: readonly Locale[] | undefined;
  /** ISO 8601, if known. */
  lastModified?: string | undefined;
  pictures?: readonly string[] | undefined;
}

/**
 * Sitemap with the alternate addresses of each page, per sitemaps.org and Google's extensions for languages
 * and images.
 */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entry(siteUrl, page)).join("\n")}
</urlset>
`;
}

/** Index of a sitemap in several files. */
export function sitemapIndex(siteUrl: string, parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((path) => `<sitemap>\n<loc>${address(siteUrl, path)}</loc>\n</sitemap>`).join("\n")}
</sitemapindex>
`;
}

function entry(
  siteUrl: string,
  { path, lastModified, pictures = [], locales: given = locales }: SitemapPage,
): string {
  const alternates: [string, Locale][] = [
    ...given.map((locale): [string, Locale] => [locale, locale]),
    ["x-default", given[0] ?? defaultLocale],
  ];
  return [
    "<url>",
    `<loc>${address(siteUrl, path)}</loc>`,
    ...(lastModified === undefined ? [] : [`<lastmod>${escapeXml(lastModified)}</lastmod>`]),
    ...alternates.map(
      ([language, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address(siteUrl, pathIn(locale, path))}"/>`,
    ),
    ...pictures.map(
      (picture) =>
        `<image:image><image:loc>${escapeXml(new URL(pictureAddress(picture), siteUrl).href)}</image:loc></image:image>`,
    ),
    "</url>",
  ].join("\n");
}

function address(siteUrl: string, path: string): string {
  return escapeXml(siteUrl + path);
}
