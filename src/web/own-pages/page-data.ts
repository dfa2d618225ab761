import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { ownPageCardAddress } from "#content/lookup/social-card.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { newsPath, pagePath } from "#domain/own-pages/own-page.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { contentContext } from "../context.ts";
import { type PageArgs, type PageWithHeader, searchMetadata } from "../page/page-data.ts";
import { titleInBounds } from "../seo/search-texts.ts";

/** Data of the company's own page or a news item: title, breadcrumb, metadata. */
export function ownPageData(args: PageArgs, ownPage: PageSummary): PageWithHeader {
  const { kind } = ownPage;
  const metadata = searchMetadata(args, { page: "home" });
  const { locale, shared, siteName } = metadata;
  const path = pagePath(kind, ownPage.address);
  const title = ownPage.title[locale];
  const lead = ownPage.lead[locale];
  const step = (label: string, to: string) => ({ label, href: pathIn(locale, to) });
  return {
    ...metadata,
    path,
    title,
    lead,
    words: { title: titleInBounds(`${title} | ${siteName}`, siteName), description: lead, keywords: title },
    socialCard: ownPageCardAddress(args.context.get(contentContext), ownPage, locale),
    breadcrumbs: [
      step(shared.breadcrumbs.home, paths.home),
      ...(kind === "news" ? [step(newsWords(args)[locale].h1, newsPath)] : []),
      step(title, path),
    ],
    breadcrumbsLabel: shared.breadcrumbs.label,
  };
}

/**
 * Facts of the news list.
 * @param page from 1
 */
export function newsListPage(args: PageArgs, page: number): PageWithHeader {
  const metadata = searchMetadata(args, { page: "home", type: "CollectionPage" });
  const { locale, shared } = metadata;
  const { h1, lead, meta, pageTitle } = newsWords(args)[locale];
  return {
    ...metadata,
    path: newsPath,
    title: h1,
    lead,
    words: page > 1 ? { ...meta, title: fill(pageTitle, { title: meta.title, page }) } : meta,
    breadcrumbs: [
      { label: shared.breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: h1, href: pathIn(locale, newsPath) },
    ],
    breadcrumbsLabel: shared.breadcrumbs.label,
  };
}

function newsWords({ context }: PageArgs): Content["news"] {
  return context.get(contentContext).news;
}
