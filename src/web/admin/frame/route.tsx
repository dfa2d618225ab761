import { useEffect } from "react";
import { Outlet } from "react-router";
import { dayInKorea } from "#domain/korean-day.ts";
import { contentContext } from "../../context.ts";
import { closeMenus } from "../../enhance/menus.ts";
import { SiteFrame } from "../../layout/SiteFrame.tsx";
import { forAnotherPage } from "../revalidation.ts";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  const { company, shared } = context.get(contentContext);
  return { company, text: shared.ko };
}

export const shouldRevalidate = forAnotherPage;

/** The site's own header and footer around every page of the area but the login; its language toggle leads home. */
export default function AdministrationFrame({ loaderData }: Route.ComponentProps) {
  // Public pages have a script for that, which is not loaded here.
  useEffect(closeMenus, []);
  return (
    <SiteFrame
      {...loaderData}
      locale="ko"
      pathname="/"
      overPicture={false}
      year={Number(dayInKorea(new Date()).slice(0, 4))}
    >
      <div className="flex min-h-[calc(100dvh-3.75rem)] flex-col bg-mist">
        <Outlet />
      </div>
    </SiteFrame>
  );
}
