import { useEffect } from "react";
import { Outlet } from "react-router";
import { dayInKorea } from "#domain/korean-day.ts";
import { contentContext } from "../../context.ts";
import { startMenus } from "../../enhance/menus.ts";
import { Footer } from "../../layout/Footer.tsx";
import { SkipLink } from "../../layout/SkipLink.tsx";
import { forAnotherPage } from "../revalidation.ts";
import type { Route } from "./+types/route";
import { AdminBar } from "./AdminBar.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { company, shared } = context.get(contentContext);
  return { company, text: shared.ko };
}

export const shouldRevalidate = forAnotherPage;

/** Frame of all pages except the login (record 101); the language toggle leads to the home page. */
export default function AdministrationFrame({ loaderData: { company, text } }: Route.ComponentProps) {
  // Public pages have a script for this, which is not loaded here.
  useEffect(startMenus, []);
  const year = Number(dayInKorea(new Date()).slice(0, 4));
  return (
    <>
      <SkipLink text={text} />
      <AdminBar {...{ company, text }} locale="ko" pathname="/" />
      <div className="flex min-h-[calc(100dvh-3rem)] flex-col bg-mist">
        <Outlet />
      </div>
      <Footer {...{ company, text, year }} locale="ko" />
    </>
  );
}
