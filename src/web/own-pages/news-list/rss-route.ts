import { data } from "react-router";
import { localeOf, pathIn } from "#domain/locale.ts";
import { newsIn } from "#domain/own-pages/news-summary.ts";
import { newsPath, pagePath } from "#domain/own-pages/own-page.ts";
import { newsAmong } from "#domain/own-pages/page-summary.ts";
import { contentContext, servicesContext, siteUrlContext } from "../../context.ts";
import type { PageHandle } from "../../page-handle.ts";
import { rssXml } from "../../seo/rss.ts";
import { xmlResponse } from "../../seo/xml.ts";
import type { Route } from "./+types/rss-route";

// Exists only if there is news.
export const handle: PageHandle = { unlisted: true };

/** Maximum number of news items in the feed. */
const fed = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { company, news: words } = context.get(contentContext);
  const published = newsAmong(await context.get(servicesContext).ownPages.published());
  // Pinned items are not moved to the top: a feed is sorted by date.
  const news = newsIn(
    locale,
    published.map((each) => ({ ...each, isPinned: false })),
  );
  if (news.length === 0) throw data(null, { status: 404 });
  const siteUrl = context.get(siteUrlContext);
  return xmlResponse(
    rssXml({
      title: `${company.name[locale]} ${words[locale].h1}`,
      description: words[locale].meta.description,
      locale,
      link: siteUrl + pathIn(locale, newsPath),
      self: siteUrl + pathIn(locale, `${newsPath}.xml`),
      items: news.slice(0, fed).map(({ title, lead, day, address, newsKind }) => {
        const link = siteUrl + pathIn(locale, pagePath("news", address));
        return {
          title: title[locale],
          link,
          guid: { text: link, isPermaLink: true },
          // Dates are entered in Korean time.
          publishedAt: new Date(`${day}T00:00:00+09:00`),
          description: lead[locale],
          categories: [words[locale].kinds[newsKind]],
        };
      }),
    }),
    "application/rss+xml",
  );
}
