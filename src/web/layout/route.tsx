import { Outlet, useLocation, useMatches } from "react-router";
import { localeOf } from "#domain/locale.ts";
import { contentContext } from "../context.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/route";
import { ActionBar } from "./bar/ActionBar.tsx";
import { quoteOf } from "./quote/quote.ts";
import { SiteFrame } from "./SiteFrame.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { company, shared } = context.get(contentContext);
  return { locale, text: shared[locale], company, year: new Date().getFullYear() };
}

export default function PublicLayout({ loaderData: { locale, text, company, year } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const quote = quoteOf(matches);
  const overPicture = matches.some((match) => (match.handle as PageHandle | undefined)?.headerOverPicture);
  return (
    <>
      <SiteFrame {...{ locale, text, company, year, pathname, quote }} overPicture={overPicture === true}>
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </SiteFrame>
      <ActionBar {...{ locale, text, pathname, company, quote }} />
    </>
  );
}
