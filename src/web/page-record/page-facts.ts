import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { newsPath, type PageDraft, type PageKind, pagePath } from "#domain/page-records/page-record.ts";
import { contentContext } from "../context.ts";
import { type Asked, type FramedPage, pageFacts } from "../page/page-data.ts";
import { titleInBounds } from "../seo/search-texts.ts";

/** A page of one's own, or news: what it is called, where it stands, and what search engines are told of it. */
export function recordPage(asked: Asked, kind: PageKind, draft: PageDraft): FramedPage {
  const facts = pageFacts(asked, { page: "home" });
  const { locale, shared, siteName } = facts;
  const path = pagePath(kind, draft.address);
  const title = draft.title[locale];
  const lead = draft.lead[locale];
  const step = (label: string, to: string) => ({ label, href: pathIn(locale, to) });
  return {
    ...facts,
    path,
    title,
    lead,
    words: { title: titleInBounds(`${title} | ${siteName}`, siteName), description: lead, keywords: title },
    card: undefined,
    trail: [
      step(shared.breadcrumbs.home, paths.home),
      ...(kind === "news" ? [step(newsWords(asked)[locale].h1, newsPath)] : []),
      step(title, path),
    ],
    trailLabel: shared.breadcrumbs.label,
  };
}

/** The list of news. @param page from 1 */
export function newsListPage(asked: Asked, page: number): FramedPage {
  const facts = pageFacts(asked, { page: "home", type: "CollectionPage" });
  const { locale, shared } = facts;
  const { h1, lead, meta, pageTitle } = newsWords(asked)[locale];
  return {
    ...facts,
    path: newsPath,
    title: h1,
    lead,
    words: page > 1 ? { ...meta, title: fill(pageTitle, { title: meta.title, page }) } : meta,
    card: undefined,
    trail: [
      { label: shared.breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: h1, href: pathIn(locale, newsPath) },
    ],
    trailLabel: shared.breadcrumbs.label,
  };
}

function newsWords({ context }: Asked): Content["news"] {
  return context.get(contentContext).news;
}
