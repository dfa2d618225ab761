import { data, Outlet, useLocation, useMatches } from "react-router";
import { yearInKorea } from "#domain/korean-day.ts";
import { localeOf } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { headersOfPlayers, playersHeaders } from "../films/players.ts";
import { inquiryLinkOf } from "../inquiry-link.ts";
import { addedBlocks } from "../own-pages/built-in/added-blocks.ts";
import { addedBlocksContext } from "../own-pages/built-in/added-blocks-context.ts";
import { filmsIn } from "../own-pages/films.ts";
import { pageHandleOf } from "../page-handle.ts";
import type { Route } from "./+types/route";
import { ActionBar } from "./bar/ActionBar.tsx";
import { frameOf } from "./frame/frame.ts";
import { SiteFrame } from "./frame/SiteFrame.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const locale = localeOf(new URL(request.url).pathname);
  // Without the database the page is rendered without the company's own pages and the ranges of products in its menus.
  const { ownPages, products } = context.get(servicesContext);
  const [published, listed, added] = await Promise.all([
    ownPages.published().catch(() => []),
    products.listVisible().catch(() => []),
    addedBlocks(args).catch(() => null),
  ]);
  const content = context.get(contentContext);
  const year = yearInKorea(new Date());
  const frame = frameOf(locale, { content, published, products: listed, year });
  const shown = { frame, added: added ?? undefined };
  // A page without its blocks must not be cached or indexed.
  return data(shown, {
    status: added === null ? 503 : 200,
    headers: headersOfPlayers(filmsIn(added?.blocks ?? [])),
  });
}

export const headers = playersHeaders;

export default function PublicLayout({ loaderData: { frame, added } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const inquiryLink = inquiryLinkOf(matches);
  const handles = matches.map(pageHandleOf);
  const overPicture = handles.some(({ headerOverPicture }) => headerOverPicture);
  return (
    <>
      {/* The query of a cached page is that of its key, never another visitor's. */}
      <SiteFrame {...{ frame, pathname, inquiryLink, overPicture }} query={search}>
        <main id="content" tabIndex={-1} className="outline-none">
          <addedBlocksContext.Provider value={added}>
            <Outlet />
          </addedBlocksContext.Provider>
        </main>
      </SiteFrame>
      <ActionBar {...frame} {...{ pathname, inquiryLink }} />
    </>
  );
}
