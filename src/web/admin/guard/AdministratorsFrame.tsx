import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { isAllowed } from "#domain/admin/roles.ts";
import { accountQuery } from "../account/account-api.ts";
import { addresses, areaOf } from "../addresses.ts";
import { useNewInquiries } from "../notices/new-inquiries.ts";
import { isGuided, startQuery } from "../start/state/start-api.ts";
import { LogoutButton } from "./LogoutButton.tsx";
import { NewInquiries } from "./NewInquiries.tsx";
import { StartProgress } from "./StartProgress.tsx";

const pages = [
  "start",
  "projects",
  "products",
  "pages",
  "inquiries",
  "editing",
  "administrators",
  "account",
] as const;

interface AdministratorsFrameProps {
  /** True when the pages of the bar are accessible. */
  isOpen: boolean;
  children: ReactNode;
}

/** The bar above every guarded page, within the frame of the site: where one is, where one can go, and the way out. */
export function AdministratorsFrame({ isOpen, children }: AdministratorsFrameProps) {
  const { navigation, area } = admin;
  const { pathname } = useLocation();
  const { data: account } = useQuery({ ...accountQuery, enabled: isOpen });
  const mayUse = (page: (typeof pages)[number]) =>
    account === undefined || isAllowed(account.role, areaOf(addresses[page]));
  useNewInquiries(isOpen && mayUse("inquiries"));
  const { data: start } = useQuery({ ...startQuery, enabled: isOpen && mayUse("start") });
  // Once they are done, or put away, the account's page leads there.
  const isStartShown = (start !== undefined && isGuided(start)) || pathname === addresses.start;
  const isHere = (page: (typeof pages)[number]) =>
    pathname === addresses[page] ||
    pathname.startsWith(`${addresses[page]}/`) ||
    (page === "projects" && pathname === addresses.home);
  return (
    <>
      <section aria-label={area} className="on-dark bg-ink text-white">
        <div className="page-width flex min-h-11 items-center gap-x-2 sm:gap-x-6">
          <span className="rounded-[3px] bg-white/15 px-2 py-1 text-small leading-none max-sm:hidden">
            {area}
          </span>
          {isOpen && (
            <nav aria-label={navigation.label} className="min-w-0">
              <ul className="flex flex-wrap gap-x-4 whitespace-nowrap text-compact sm:gap-x-6">
                {pages
                  .filter((page) => mayUse(page) && (page !== "start" || isStartShown))
                  .map((page) => (
                    <li key={page}>
                      <Link
                        to={addresses[page]}
                        {...(isHere(page) ? { "aria-current": "page" } : {})}
                        className="flex h-11 items-center border-transparent border-b-3 pt-[3px] font-semibold text-white/75 hover:text-white aria-[current]:border-sky aria-[current]:text-white"
                      >
                        {navigation[page]}
                        {page === "start" && <StartProgress />}
                        {page === "inquiries" && <NewInquiries key={pathname} />}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          )}
          <div className="ml-auto shrink-0">
            <LogoutButton />
          </div>
        </div>
      </section>
      <main id="content" tabIndex={-1} className="page-width grow py-6 outline-none sm:py-8">
        {children}
      </main>
    </>
  );
}
