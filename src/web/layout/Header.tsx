import { ChevronDown, Phone } from "lucide-react";
import type { Office } from "#content/company.ts";
import type { Content } from "#content/editing/defaults.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { MenuLink } from "../menu/MenuLink.tsx";
import { MenuList } from "../menu/MenuList.tsx";
import { MenuPanel } from "../menu/MenuPanel.tsx";
import type { MenuPanelView } from "../menu/menu-panels.ts";
import type { Quote } from "../quote.ts";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { Logo } from "./Logo.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { filledMenus, type NavigationProps } from "./navigation.ts";
import { QuoteLink } from "./quote/QuoteLink.tsx";

export interface HeaderProps extends NavigationProps {
  company: Content["company"];
  panels: readonly MenuPanelView[];
  overPicture: boolean;
  quote?: Quote | undefined;
}

export function Header({ locale, text, panels, company, pathname, overPicture, quote }: HeaderProps) {
  const navigation = { locale, text, pathname };
  const [office] = company.offices;
  return (
    <header
      {...(overPicture ? { "data-over-picture": "" } : {})}
      className="sticky top-0 z-40 border-line border-b bg-white text-ink transition-colors duration-150 over-picture:border-white/20 over-picture:bg-transparent over-picture:text-white over-picture:[--focus-ring:#fff]"
    >
      <div className="page-width flex h-15 items-center gap-6 max-[17rem]:gap-3 lg:h-19 xl:gap-8">
        <a href={pathIn(locale, "/")} data-logo aria-label={text.logoLabel} className="min-w-0">
          <Logo company={company} name={text.siteName} />
        </a>
        <WideNavigation {...navigation} panels={panels} />
        <Telephone office={office} label={text.footer.phone} locale={locale} />
        <QuoteLink
          locale={locale}
          text={text}
          quote={quote}
          className="min-h-11! px-4! text-compact! max-[48.01rem]:hidden"
        />
        <LanguageToggle {...navigation} className="-mr-2.5 hidden lg:flex" />
        <MobileMenu {...navigation} quote={quote} office={office} />
      </div>
    </header>
  );
}

/** Number of the head office; on small desktops only its icon fits. */
function Telephone({ office, label, locale }: { office: Office | undefined; label: string; locale: Locale }) {
  if (!office) return null;
  return (
    <a
      href={office.phoneHref}
      className="figures inline-flex min-h-11 min-w-6 items-center gap-1.5 whitespace-nowrap font-semibold text-compact hover:underline max-lg:ml-auto max-[48.01rem]:hidden"
    >
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="sr-only">{label} </span>
      <span className="lg:max-xl:sr-only">{office.phone[locale]}</span>
    </a>
  );
}

interface WideNavigationProps extends NavigationProps {
  /** Without them the menus are lists, as in the bar of the administration, which is 48 px high. */
  panels?: readonly MenuPanelView[];
}

export function WideNavigation({ locale, text, pathname, panels }: WideNavigationProps) {
  const { navigation } = text;
  const height = panels ? "h-19" : "h-12";
  const projects = pathIn(locale, navigation.projects.href);
  return (
    <nav aria-label={navigation.label} className="ml-auto hidden lg:block">
      <ul
        className={`flex items-center gap-6 ${panels ? "font-medium text-base xl:gap-8" : "text-note text-slate"}`}
      >
        {filledMenus(navigation.menus).map((menu) => {
          const panel = panels?.find(({ id }) => id === menu.id);
          return (
            <li key={menu.id}>
              <details
                name="navigation"
                data-menu="hover"
                className={`group ${panel ? "" : "relative"}`.trimEnd()}
              >
                <summary className={`flex items-center gap-1 ${height}`}>
                  {menu.label}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 opacity-60 transition-transform group-open:rotate-180"
                  />
                </summary>
                {panel ? (
                  <MenuPanel {...{ locale, pathname, panel }} toolsLabel={navigation.tools} />
                ) : (
                  <MenuList {...{ locale, pathname }} links={menu.links} />
                )}
              </details>
            </li>
          );
        })}
        <li>
          <MenuLink
            href={projects}
            pathname={pathname}
            className={`flex items-center underline-offset-8 hover:underline aria-[current]:underline ${height}`}
          >
            {navigation.projects.label}
          </MenuLink>
        </li>
      </ul>
    </nav>
  );
}
