import { projectPath } from "#content/lookup/project-path.ts";
import { paths } from "#content/paths.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { escapeXml } from "#domain/xml.ts";
import type { SiteInLocale } from "./structured-data/organization.ts";

/** RSS 2.0 feed, with absolute addresses. */
export interface Feed {
  title: string;
  description: string;
  locale: Locale;
  /** Page of the feed, and the feed's own address. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

interface FeedItem {
  title: string;
  link: string;
  guid: { text: string; isPermaLink: boolean };
  publishedAt: Date;
  /** Plain text, as all texts of a feed. */
  description: string;
  categories: readonly string[];
}

export interface ProjectFeed extends SiteInLocale {
  title: string;
  description: string;
  /** In the feed's language, newest first. */
  projects: readonly Project[];
}

export function projectsRss({ siteUrl, locale, title, description, projects }: ProjectFeed): string {
  return rssXml({
    title,
    description,
    locale,
    link: siteUrl + pathIn(locale, paths.gallery),
    self: siteUrl + pathIn(locale, "/rss.xml"),
    items: projects.map((project) => ({
      title: project.title,
      link: siteUrl + pathIn(locale, projectPath(project.id)),
      // Same as before projects had pages: otherwise feed readers would show every project as new.
      guid: { text: `${siteUrl}${pathIn(locale, paths.gallery)}#${project.id}`, isPermaLink: false },
      publishedAt: new Date(project.createdAt),
      description: project.description,
      categories: project.tags,
    })),
  });
}

export function rssXml({ title, description, locale, link, self, items }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<description>${escapeXml(description)}</description>
<language>${locale}</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemXml).join("\n")}
</channel>
</rss>
`;
}

function itemXml({ title, link, guid, publishedAt, description, categories }: FeedItem): string {
  return [
    "<item>",
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="${guid.isPermaLink}">${escapeXml(guid.text)}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<description>${escapeXml(htmlOf(description))}</description>`,
    ...categories.map((category) => `<category>${escapeXml(category)}</category>`),
    "</item>",
  ].join("\n");
}

/** Readers show the description of an item as HTML, and all other texts as they are (RSS 2.0). */
function htmlOf(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, "<br>");
}
