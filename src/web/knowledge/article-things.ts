import type { CreativeWork, Thing } from "schema-dts";
import type { Article } from "#content/knowledge/article.ts";
import { type ArticleName, articles } from "#content/knowledge/articles.ts";
import { sourceOf, withoutSources } from "#content/knowledge/sources.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { PageWithHeader } from "../page/page-data.ts";
import { openGraphPicture } from "../seo/open-graph-picture.ts";
import { type AskedQuestion, faqPage } from "../seo/structured-data/faq.ts";
import { organizationId } from "../seo/structured-data/organization.ts";
import { pageId } from "../seo/structured-data/page-graph.ts";

/**
 * Structured data of an article: type, date and author, and each question and term with the page's texts.
 * @param added questions of blocks that the company has added below the page of questions
 */
export function articleThings(
  page: PageWithHeader,
  name: ArticleName,
  { sections }: Article,
  citedIds: readonly string[],
  added: readonly AskedQuestion[] = [],
): Thing[] {
  if (name === "faq") return [faqPage(page, [...sections.map(questionOf), ...added])];
  return [techArticle(page, name, citedIds), ...(name === "glossary" ? [definedTerms(page, sections)] : [])];
}

function techArticle(page: PageWithHeader, name: ArticleName, citedIds: readonly string[]): Thing {
  const { siteUrl, locale, path, socialCard } = page;
  const { written, revised } = articles[name];
  return {
    "@type": "TechArticle",
    "@id": `${addressOf(page)}#article`,
    headline: page.title,
    description: page.words.description,
    inLanguage: locale,
    datePublished: written,
    dateModified: revised,
    image: siteUrl + (socialCard ?? openGraphPicture(path, locale)),
    author: { "@id": organizationId(page) },
    publisher: { "@id": organizationId(page) },
    mainEntityOfPage: { "@id": pageId(page) },
    citation: citedIds.flatMap((id) => citationOf(id, page)),
  };
}

function citationOf(
  id: string,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): (CreativeWork | string)[] {
  const source = sourceOf(id);
  if (!source) return [];
  const { citation, href } = source;
  const name = typeof citation === "string" ? citation : citation[locale];
  // A document without an address is cited as text.
  if (href === undefined) return [name];
  const url = href.startsWith("/") ? siteUrl + pathIn(locale, href) : href;
  return [{ "@type": "CreativeWork", name, url }];
}

function questionOf({ id, title, paragraphs }: Article["sections"][number]): AskedQuestion {
  return { id, question: title, answer: paragraphs.map(withoutSources).join("\n") };
}

function definedTerms(page: PageWithHeader, sections: Article["sections"]): Thing {
  return {
    "@type": "DefinedTermSet",
    "@id": `${addressOf(page)}#terms`,
    name: page.title,
    inLanguage: page.locale,
    hasDefinedTerm: sections
      .flatMap(({ terms = [] }) => terms)
      .map(({ id, title, paragraphs }) => ({
        "@type": "DefinedTerm",
        "@id": `${addressOf(page)}#${id}`,
        name: title,
        description: paragraphs.map(withoutSources).join("\n"),
      })),
  };
}

function addressOf({ siteUrl, locale, path }: PageWithHeader): string {
  return siteUrl + pathIn(locale, path);
}
