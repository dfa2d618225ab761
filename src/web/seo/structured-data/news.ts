import type { NewsArticle } from "schema-dts";
import { pathIn } from "#domain/locale.ts";
import { openGraphPicture } from "../open-graph-picture.ts";
import { organizationId } from "./organization.ts";
import { type PageGraph, pageId } from "./page-graph.ts";

interface TellableNews {
  headline: string;
  description: string;
  /** Path of its picture on this site; by default the page's Open Graph picture. */
  image: string | undefined;
  /** ISO 8601. */
  day: string;
  /** Last publication, ISO 8601. */
  publishedAt?: string | undefined;
}

/** Structured data of a news item, in the page's language. */
export function newsArticle(
  page: PageGraph & { socialCard?: string | undefined },
  news: TellableNews,
): NewsArticle {
  const { siteUrl, locale, path, socialCard } = page;
  const { headline, description, image, day, publishedAt } = news;
  return {
    "@type": "NewsArticle",
    "@id": `${siteUrl}${pathIn(locale, path)}#article`,
    headline,
    description,
    inLanguage: locale,
    datePublished: day,
    dateModified: publishedAt ?? day,
    image: new URL(image ?? socialCard ?? openGraphPicture(path, locale), siteUrl).href,
    author: { "@id": organizationId(page) },
    publisher: { "@id": organizationId(page) },
    mainEntityOfPage: { "@id": pageId(page) },
  };
}
