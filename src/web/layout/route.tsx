import { data, Outlet, useLocation, useMatches } from "react-router";
import { footerLinks, withOwnPages } from "#content/own-pages/own-page-links.ts";
import { localeOf } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { headersOfPlayers, playersHeaders } from "../films/players.ts";
import { menuPanels } from "../menu/menu-panels.ts";
import type { PageHandle } from "../page-handle.ts";
import { addedBlocks } from "../page-record/built-in/added-blocks.ts";
import { addedBlocksContext } from "../page-record/built-in/added-blocks-context.ts";
import { filmsIn } from "../page-record/films.ts";
import { quoteOf } from "../quote.ts";
import type { Route } from "./+types/route";
import { ActionBar } from "./bar/ActionBar.tsx";
import { SiteFrame } from "./SiteFrame.tsx";

export async function loader(asked: Route.LoaderArgs) {
  const { request, context } = asked;
  const locale = localeOf(new URL(request.url).pathname);
  const { company, shared, news } = context.get(contentContext);
  // Without the database the page is rendered without the company's own pages and the ranges of products in its menus.
  const { ownPages, products } = context.get(servicesContext);
  const [published, listed, added] = await Promise.all([
    ownPages.published().catch(() => []),
    products.list().catch(() => []),
    addedBlocks(asked).catch(() => null),
  ]);
  const text = withOwnPages(locale, shared[locale], news[locale].h1, published);
  const shown = {
    locale,
    text,
    panels: menuPanels(context.get(contentContext), locale, text, listed),
    links: footerLinks(locale, published),
    company,
    year: new Date().getFullYear(),
    added: added ?? undefined,
  };
  // A page without its blocks must not be cached or indexed.
  return data(shown, {
    status: added === null ? 503 : 200,
    headers: headersOfPlayers(filmsIn(added?.blocks ?? [])),
  });
}

export const headers = playersHeaders;

export default function PublicLayout({
  loaderData: { locale, text, panels, links, company, year, added },
}: Route.ComponentProps) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const quote = quoteOf(matches);
  const overPicture = matches.some((match) => (match.handle as PageHandle | undefined)?.headerOverPicture);
  return (
    <>
      <SiteFrame
        {...{ locale, text, panels, links, company, year, pathname, quote }}
        overPicture={overPicture === true}
      >
        <main id="content" tabIndex={-1} className="outline-none">
          <addedBlocksContext.Provider value={added}>
            <Outlet />
          </addedBlocksContext.Provider>
        </main>
      </SiteFrame>
      <ActionBar {...{ locale, text, pathname, company, quote }} />
    </>
  );
}
