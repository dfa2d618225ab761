import { useEffect } from "react";
import { Outlet } from "react-router";
import { company } from "#content/company.ts";
import { shared } from "#content/shared.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { closeMenus } from "../../enhance/menus.ts";
import { SiteFrame } from "../../layout/SiteFrame.tsx";

/** The site's own header and footer around every page of the area but the login; its language toggle leads home. */
export default function AdministrationFrame() {
  // Public pages have a script for that, which is not loaded here.
  useEffect(closeMenus, []);
  return (
    <SiteFrame
      locale="ko"
      text={shared.ko}
      pathname="/"
      overPicture={false}
      offices={company.offices}
      year={Number(dayInKorea(new Date()).slice(0, 4))}
    >
      <div className="flex min-h-[calc(100dvh-3.75rem)] flex-col bg-mist">
        <Outlet />
      </div>
    </SiteFrame>
  );
}
