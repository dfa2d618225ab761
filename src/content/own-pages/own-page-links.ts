import type { Locale } from "#domain/locale.ts";
import { newsIn } from "#domain/own-pages/news-summary.ts";
import { newsPath, pagePath } from "#domain/own-pages/own-page.ts";
import { newsAmong, type PageSummary } from "#domain/own-pages/page-summary.ts";
import type { Content } from "../editing/defaults.ts";

type SharedWords = Content["shared"][Locale];
type MenuLink = SharedWords["navigation"]["menus"][number]["links"][number];

/** Menu with the link to the news. */
const newsMenu = "company";

/** The words of every page with the company's own pages in its menus; news has a link while there is any. */
export function withOwnPages(
  locale: Locale,
  shared: SharedWords,
  news: string,
  published: readonly PageSummary[],
): SharedWords {
  const menus = shared.navigation.menus.map((menu) => {
    const own = published.filter((page) => page.kind === "page" && page.menu === menu.id);
    return {
      ...menu,
      links: [
        ...menu.links,
        ...own.map((page) => linkTo(locale, page)),
        ...(menu.id === newsMenu ? newsLinks(locale, news, published) : []),
      ],
    };
  });
  return { ...shared, navigation: { ...shared.navigation, menus } };
}

/** Links of the footer's last line: pages that were given to it, and pages and news whose menu the company has removed. */
export function footerLinks(
  locale: Locale,
  { navigation }: SharedWords,
  news: string,
  published: readonly PageSummary[],
): MenuLink[] {
  const hasMenu = (menu: string) => navigation.menus.some(({ id }) => id === menu);
  return [
    ...published
      .filter(({ kind, menu }) => kind === "page" && menu !== null && !hasMenu(menu))
      .map((page) => linkTo(locale, page)),
    ...(hasMenu(newsMenu) ? [] : newsLinks(locale, news, published)),
  ];
}

function newsLinks(locale: Locale, news: string, published: readonly PageSummary[]): MenuLink[] {
  return newsIn(locale, newsAmong(published)).length > 0 ? [{ id: "news", href: newsPath, label: news }] : [];
}

function linkTo(locale: Locale, { id, kind, address, title }: PageSummary): MenuLink {
  return { id: `own-${id}`, href: pagePath(kind, address), label: title[locale] };
}
