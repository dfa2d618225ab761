import { redirect } from "react-router";
import { localeOf, locales } from "#domain/locale.ts";
import { newsPage } from "#domain/own-pages/news-summary.ts";
import { newsAmong } from "#domain/own-pages/page-summary.ts";
import { contentContext, isInEditorContext, servicesContext } from "../../context.ts";
import { MissingPage, missingMeta } from "../../not-found/MissingPage.tsx";
import { metaOfPage } from "../../page/page-data.ts";
import type { PageHandle } from "../../page-handle.ts";
import { missingPage, newsOrHome } from "../found-page.ts";
import { NewsList } from "../news/NewsList.tsx";
import { newsQuery, readNewsFilter } from "../news/news-address.ts";
import { newsListPage } from "../page-data.ts";
import type { Route } from "./+types/route";

// In the sitemap only if there is news.
export const handle: PageHandle = { unlisted: true };

/**
 * Responds with 404 if there is no news, and redirects if the language has none or its list no such page: the language toggle and the
 * stored language lead there.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const all = newsAmong(await context.get(servicesContext).ownPages.published());
  const filter = readNewsFilter(searchParams);
  const listed = newsPage(locale, all, filter);
  if (listed.years.length === 0 || filter.page > Math.max(1, listed.pages)) {
    // A redirect would lead out of the editor.
    if (all.length === 0 || context.get(isInEditorContext)) return missingPage(args);
    throw redirect(newsOrHome(locale, all, filter), 302);
  }
  const { page: number } = filter;
  const given = locales.filter((each) => each === locale || newsPage(each, all, filter).news.length > 0);
  return {
    page: { ...newsListPage(args, number), locales: given, query: newsQuery(filter) },
    text: context.get(contentContext).news[locale],
    filter,
    listed,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && "missing" in loaderData ? missingMeta(loaderData.missing) : metaOfPage({ loaderData });

export default function NewsListRoute({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <MissingPage locale={loaderData.locale} text={loaderData.missing} />;
  const { page, text, filter, listed } = loaderData;
  return <NewsList {...{ page, text, filter, listed }} />;
}
