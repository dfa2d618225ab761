import { Outlet, useLocation, useMatches } from "react-router";
import { company } from "#content/company.ts";
import { shared } from "#content/shared.ts";
import { localeOf } from "#domain/locale.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/route";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return { locale, text: shared[locale], offices: company.offices, year: new Date().getFullYear() };
}

/** The frame of every public page: skip link, header, content, footer. */
export default function PublicLayout({ loaderData: { locale, text, offices, year } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const overPicture = useMatches().some(
    (match) => (match.handle as PageHandle | undefined)?.headerOverPicture,
  );
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-button bg-white px-4 py-2 font-semibold focus:translate-y-0"
      >
        {text.skipToContent}
      </a>
      <Header locale={locale} text={text} pathname={pathname} overPicture={overPicture} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer locale={locale} text={text} offices={offices} year={year} />
    </>
  );
}
