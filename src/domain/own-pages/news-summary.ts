import type { Locale } from "../locale.ts";
import { languagesOf, type NewsKind, newsKinds, type OwnPageContent } from "./own-page.ts";

/** Published news as lists show it. */
export interface NewsSummary
  extends Pick<
    OwnPageContent,
    "address" | "title" | "lead" | "newsKind" | "isPinned" | "picture" | "languages"
  > {
  id: number;
  /** ISO 8601. */
  day: string;
}

/** The part of the news that a list shows. */
export interface NewsFilter {
  /** Null for any. */
  year: number | null;
  kind: NewsKind | null;
  /** From 1. */
  page: number;
}

/** Number of news on a page of the list. */
export const newsPerPage = 20;

/** A page of the list, and the choices that the list offers. */
export interface NewsPage {
  news: NewsSummary[];
  /** Number of news that match, and of the pages that they fill. */
  count: number;
  pages: number;
  /** Years and kinds of all news of the language, newest and declared order first. */
  years: number[];
  kinds: NewsKind[];
}

/** The news of a language, pinned first, then by day. */
export function newsIn<News extends NewsSummary>(locale: Locale, all: readonly News[]): News[] {
  return all
    .filter((news) => languagesOf(news).includes(locale))
    .toSorted(
      (a, b) =>
        Number(b.isPinned) - Number(a.isPinned) ||
        b.day.localeCompare(a.day) ||
        // On the same day, the one that was entered later.
        b.id - a.id,
    );
}

/** The page of the list that a filter asks for. */
export function newsPage(
  locale: Locale,
  all: readonly NewsSummary[],
  { year, kind, page }: NewsFilter,
): NewsPage {
  const listed = newsIn(locale, all);
  const found = listed.filter(
    (news) => (year === null || yearOf(news) === year) && (kind === null || news.newsKind === kind),
  );
  const kindsInUse = new Set(listed.map(({ newsKind }) => newsKind));
  return {
    news: found.slice((page - 1) * newsPerPage, page * newsPerPage),
    count: found.length,
    pages: Math.ceil(found.length / newsPerPage),
    years: [...new Set(listed.map(yearOf))].sort((a, b) => b - a),
    kinds: newsKinds.filter((known) => kindsInUse.has(known)),
  };
}

/** The news before and after one in the order of days; pins do not count. */
export function newsBeside(
  locale: Locale,
  all: readonly NewsSummary[],
  id: number,
): { newer: NewsSummary | undefined; older: NewsSummary | undefined } {
  const byDay = newsIn(
    locale,
    all.map((news) => ({ ...news, isPinned: false })),
  );
  const at = byDay.findIndex((news) => news.id === id);
  return at === -1 ? { newer: undefined, older: undefined } : { newer: byDay[at - 1], older: byDay[at + 1] };
}

function yearOf({ day }: NewsSummary): number {
  return Number(day.slice(0, 4));
}
