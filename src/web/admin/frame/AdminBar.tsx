import { useQuery } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import type { Content } from "#content/editing/defaults.ts";
import { pathIn } from "#domain/locale.ts";
import { LanguageToggle } from "../../layout/LanguageToggle.tsx";
import { Logo } from "../../layout/Logo.tsx";
import { MobileMenu } from "../../layout/MobileMenu.tsx";
import type { NavigationProps } from "../../layout/navigation.ts";
import { WideNavigation } from "../../layout/WideNavigation.tsx";
import { sessionQuery } from "../session.ts";
import { LogoutButton } from "./LogoutButton.tsx";

/** The site's header in one line of 48 px, with logout. */
export function AdminBar({ company, ...navigation }: NavigationProps & { company: Content["company"] }) {
  const { locale, text } = navigation;
  // The guard fetches the session; a page without a guard needs no logout.
  const { data: isSignedIn } = useQuery({ ...sessionQuery, enabled: false });
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-white text-ink">
      <div className="flex min-h-12 items-center gap-3 px-gutter lg:gap-6 lg:pr-8 lg:pl-5.5">
        <a href={pathIn(locale, "/")} data-logo aria-label={text.logoLabel} className="min-w-0">
          <Logo company={company} name={text.siteName} isSmall />
        </a>
        <span className="rounded-[3px] bg-mist px-2 py-1 text-fine text-muted leading-none max-sm:hidden">
          {admin.area}
        </span>
        <WideNavigation {...navigation} />
        <LanguageToggle {...navigation} className="hidden lg:flex" />
        <div className="flex items-center gap-2 max-lg:ml-auto lg:-mr-2.5">
          {isSignedIn && <LogoutButton />}
          <MobileMenu {...navigation} inquiryLink={undefined} office={company.offices[0]} />
        </div>
      </div>
    </header>
  );
}
