import { ChevronDown, Phone } from "lucide-react";
import type { Office } from "#content/company.ts";
import type { Content } from "#content/editing/defaults.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { Logo } from "./Logo.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { filledMenus, type NavigationProps } from "./navigation.ts";
import { QuoteLink } from "./quote/QuoteLink.tsx";
import type { Quote } from "./quote/quote.ts";

export interface HeaderProps extends NavigationProps {
  company: Content["company"];
  overPicture: boolean;
  quote?: Quote | undefined;
}

export function Header({ locale, text, company, pathname, overPicture, quote }: HeaderProps) {
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
        <WideNavigation {...navigation} />
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

function WideNavigation({ locale, text, pathname }: NavigationProps) {
  const { navigation } = text;
  const projects = pathIn(locale, navigation.projects.href);
  return (
    <nav aria-label={navigation.label} className="ml-auto hidden lg:block">
      <ul className="flex items-center gap-6 font-medium text-base xl:gap-8">
        {filledMenus(navigation.menus).map((menu) => (
          <li key={menu.id}>
            <details name="navigation" data-menu="hover" className="group relative">
              <summary className="flex h-19 items-center gap-1">
                {menu.label}
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 opacity-60 transition-transform group-open:rotate-180"
                />
              </summary>
              <ul className="absolute top-[calc(100%-8px)] -left-5 min-w-55 rounded-card border border-line bg-white py-2 text-ink [--focus-ring:initial] shadow-menu">
                {menu.links.map((link) => {
                  const href = pathIn(locale, link.href);
                  return (
                    <li key={link.id}>
                      <a
                        href={href}
                        {...(href === pathname ? { "aria-current": "page" } : {})}
                        className="block px-5 py-2.5 text-compact hover:bg-mist hover:text-action aria-[current]:font-semibold aria-[current]:text-action"
                      >
                        {link.label}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </details>
          </li>
        ))}
        <li>
          <a
            href={projects}
            {...(projects === pathname ? { "aria-current": "page" } : {})}
            className="flex h-19 items-center underline-offset-8 hover:underline aria-[current]:underline"
          >
            {navigation.projects.label}
          </a>
        </li>
      </ul>
    </nav>
  );
}
