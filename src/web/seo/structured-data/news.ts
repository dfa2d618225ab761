import type { NewsArticle } from "schema-dts";
import { pathIn } from "#domain/locale.ts";
import { openGraphPicture } from "../open-graph-picture.ts";
import { organizationId } from "./organization.ts";
import { type PageGraph, pageId } from "./page-graph.ts";

interface TellableNews {
  headline: string;
  description: string;
  /** Path of its picture on this site; the card of the page by default. */
  image: string | undefined;
  /** ISO 8601. */
  day: string;
  /** When it was last published, ISO 8601. */
  modified?: string | undefined;
}

/** News as its page gives it, in the page's language. */
export function newsArticle(
  page: PageGraph & { card?: string | undefined },
  news: TellableNews,
): NewsArticle {
  const { siteUrl, locale, path, card } = page;
  const { headline, description, image, day, modified } = news;
  return {
    "@type": "NewsArticle",
    "@id": `${siteUrl}${pathIn(locale, path)}#article`,
    headline,
    description,
    inLanguage: locale,
    datePublished: day,
    dateModified: modified ?? day,
    image: new URL(image ?? card ?? openGraphPicture(path, locale), siteUrl).href,
    author: { "@id": organizationId(page) },
    publisher: { "@id": organizationId(page) },
    mainEntityOfPage: { "@id": pageId(page) },
  };
}
