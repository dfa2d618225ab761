import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { admin } from "#content/admin.ts";
import { Logo } from "../../layout/Logo.tsx";
import { addresses } from "../addresses.ts";
import { LogoutButton } from "./LogoutButton.tsx";
import { NewInquiries } from "./NewInquiries.tsx";

const pages = ["projects", "inquiries", "account"] as const;

/** The frame of every guarded page: where one is, where one can go, and the way out. */
export function AdministratorsFrame({ children }: { children: ReactNode }) {
  const { navigation, area, siteName } = admin;
  const { pathname } = useLocation();
  const isHere = (page: (typeof pages)[number]) =>
    pathname === addresses[page] || (page === "projects" && pathname === addresses.home);
  return (
    <div className="min-h-dvh bg-mist">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-button bg-white px-4 py-2 font-semibold focus:translate-y-0"
      >
        {navigation.skip}
      </a>
      <header className="on-dark bg-ink text-white">
        <div className="mx-auto flex max-w-[88rem] flex-wrap items-center gap-x-8 px-4 sm:px-6">
          <p className="flex h-14 items-center gap-3">
            <Logo name={siteName} light />
            <span className="rounded-[3px] bg-white/15 px-2 py-1 text-[13px] leading-none">{area}</span>
          </p>
          <nav aria-label={navigation.label} className="max-sm:order-last max-sm:w-full">
            <ul className="flex gap-6 text-[15px]">
              {pages.map((page) => (
                <li key={page}>
                  <Link
                    to={addresses[page]}
                    {...(isHere(page) ? { "aria-current": "page" } : {})}
                    className="flex h-11 items-center border-transparent border-b-3 pt-[3px] font-semibold text-white/75 hover:text-white aria-[current]:border-sky aria-[current]:text-white sm:h-14"
                  >
                    {navigation[page]}
                    {page === "inquiries" && <NewInquiries key={pathname} />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <a
              href="/"
              target="_blank"
              rel="noreferrer"
              className="flex min-h-9 items-center gap-1.5 rounded-button px-3 text-[14px] text-white/80 hover:text-white max-sm:hidden"
            >
              {navigation.site}
              <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
            <LogoutButton />
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[88rem] px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        {children}
      </main>
    </div>
  );
}
