import { data, redirect } from "react-router";
import type { FoundPage } from "#data/own-pages/own-pages.ts";
import { parseId } from "#domain/admin/paging.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { type NewsFilter, type NewsSummary, newsIn } from "#domain/own-pages/news-summary.ts";
import { languagesOfPage, type PageKind, pagePath, parseOwnPagePath } from "#domain/own-pages/own-page.ts";
import { newsAmong } from "#domain/own-pages/page-summary.ts";
import { contentContext, isInEditorContext, servicesContext } from "../context.ts";
import type { PageArgs } from "../page/page-data.ts";
import { newsAddress } from "./news/news-address.ts";

type Found = Extract<FoundPage, { kind: "found" }>;

/**
 * Finds the company's own page of a request: published, or its draft in the editor.
 * @returns `undefined` if there is none
 * @throws Response a redirect from a former address, or from a language that the page does not have
 */
export async function foundPage({ request, context }: PageArgs, kind: PageKind): Promise<Found | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const named = parseOwnPagePath(pathname);
  if (named?.kind !== kind) return undefined;
  const { ownPages } = context.get(servicesContext);
  const isDraft = context.get(isInEditorContext);
  // Drafts that were never published may have an address in common: the preview names one.
  const found = await (isDraft
    ? ownPages.draftAt(kind, named.address, parseId(searchParams.get("page")))
    : ownPages.at(kind, named.address));
  if (found?.kind === "moved") throw redirect(pathIn(locale, pagePath(kind, found.address)), 301);
  if (found && !isDraft && !languagesOfPage(kind, found.content).includes(locale))
    throw redirect(newsOrHome(locale, newsAmong(await ownPages.published())), 302);
  return found;
}

export function missingPage({ request, context }: PageArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return data({ missing: context.get(contentContext).shared[locale], locale }, { status: 404 });
}

/** Redirect target where a language lacks a news item or a page of the list: the list of news, or the home page. */
export function newsOrHome(
  locale: Locale,
  news: readonly NewsSummary[],
  filter: Pick<NewsFilter, "year" | "kind"> = { year: null, kind: null },
): string {
  const hasNews = newsIn(locale, news).length > 0;
  return hasNews ? newsAddress(locale, { ...filter, page: 1 }) : pathIn(locale, "/");
}
