import type { Locale } from "#domain/locale.ts";
import { newsIn } from "#domain/own-pages/news-summary.ts";
import { newsPath, pagePath } from "#domain/own-pages/own-page.ts";
import { newsAmong, type PageSummary } from "#domain/own-pages/page-summary.ts";
import type { Content } from "../editing/defaults.ts";

type SharedWords = Content["shared"][Locale];
type MenuLink = SharedWords["navigation"]["menus"][number]["links"][number];

/** The words of every page with the company's own pages in its menus; news has a link while there is any. */
export function withOwnPages(
  locale: Locale,
  shared: SharedWords,
  news: string,
  published: readonly PageSummary[],
): SharedWords {
  const menus = shared.navigation.menus.map((menu) => {
    const own = published.filter((page) => page.kind === "page" && page.menu === menu.id);
    const withNews = menu.id === "company" && newsIn(locale, newsAmong(published)).length > 0;
    return {
      ...menu,
      links: [
        ...menu.links,
        ...own.map((page) => linkTo(locale, page)),
        ...(withNews ? [{ id: "news", href: newsPath, label: news }] : []),
      ],
    };
  });
  return { ...shared, navigation: { ...shared.navigation, menus } };
}

/** Links of the footer's last line. */
export function footerLinks(locale: Locale, published: readonly PageSummary[]): MenuLink[] {
  return published
    .filter(({ kind, menu }) => kind === "page" && menu === "footer")
    .map((page) => linkTo(locale, page));
}

function linkTo(locale: Locale, { id, kind, address, title }: PageSummary): MenuLink {
  return { id: `own-${id}`, href: pagePath(kind, address), label: title[locale] };
}
