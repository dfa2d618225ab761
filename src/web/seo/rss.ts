import { projectPath } from "#content/lookup/project-path.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { escapeXml } from "#domain/xml.ts";
import type { SiteAddress } from "./structured-data/organization.ts";

export interface Feed extends SiteAddress {
  title: string;
  description: string;
  /** In the language of the feed, newest first. */
  projects: readonly Project[];
}

/** Projects as an RSS 2.0 feed; each leads to its own page. */
export function rss({ siteUrl, locale, title, description, projects }: Feed): string {
  const gallery = siteUrl + pathIn(locale, paths.gallery);
  const self = siteUrl + pathIn(locale, "/rss.xml");
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(gallery)}</link>
<description>${escapeXml(description)}</description>
<language>${locale}</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${projects.map((project) => item({ siteUrl, locale }, project)).join("\n")}
</channel>
</rss>
`;
}

function item({ siteUrl, locale }: SiteAddress, project: Project): string {
  const { id, title, description, createdAt, tags } = project;
  return [
    "<item>",
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(siteUrl + pathIn(locale, projectPath(id)))}</link>`,
    // As it was before projects had pages: readers would show every project as a new one.
    `<guid isPermaLink="false">${escapeXml(`${siteUrl}${pathIn(locale, paths.gallery)}#${id}`)}</guid>`,
    `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`,
    `<description>${escapeXml(description)}</description>`,
    ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    "</item>",
  ].join("\n");
}
