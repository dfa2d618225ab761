import { Outlet, useLocation, useMatches } from "react-router";
import { company } from "#content/company.ts";
import { shared } from "#content/shared.ts";
import { localeOf } from "#domain/locale.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/route";
import { SiteFrame } from "./SiteFrame.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return { locale, text: shared[locale], offices: company.offices, year: new Date().getFullYear() };
}

export default function PublicLayout({ loaderData: { locale, text, offices, year } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const overPicture = useMatches().some(
    (match) => (match.handle as PageHandle | undefined)?.headerOverPicture,
  );
  return (
    <SiteFrame {...{ locale, text, offices, year, pathname }} overPicture={overPicture === true}>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </SiteFrame>
  );
}
