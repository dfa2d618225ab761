import type { Office } from "#content/company.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { InquiryLink } from "../../inquiry-link.ts";
import { Phone } from "../../ui/icons/visitor-icons.ts";
import { InquiryButton } from "../inquiry/InquiryButton.tsx";
import { LanguageToggle } from "../LanguageToggle.tsx";
import { Logo } from "../Logo.tsx";
import { MobileLinks, MobileMenu } from "../MobileMenu.tsx";
import { Menus, wideNavigation } from "../WideNavigation.tsx";
import type { Frame } from "./frame.ts";
import { memoizeMarkup } from "./memoize-markup.ts";

export interface HeaderProps {
  frame: Frame;
  pathname: string;
  query: string;
  overPicture: boolean;
  inquiryLink?: InquiryLink | undefined;
}

const menusOf = memoizeMarkup("menu", Menus);
const mobileLinksOf = memoizeMarkup("mobile", MobileLinks);

/** Header of a public page, with memoized menus. */
export function Header({ frame, pathname, query, overPicture, inquiryLink }: HeaderProps) {
  const { locale, text, company } = frame;
  const navigation = { locale, text, pathname, query };
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
        <nav {...wideNavigation(text)} dangerouslySetInnerHTML={menusOf(frame, pathname)} />
        <Telephone office={office} label={text.footer.phone} locale={locale} />
        <InquiryButton
          locale={locale}
          text={text}
          inquiryLink={inquiryLink}
          className="min-h-11! px-4! text-compact! max-[48.01rem]:hidden"
        />
        <LanguageToggle {...navigation} className="-mr-2.5 hidden lg:flex" />
        <MobileMenu {...navigation} {...{ inquiryLink, office }} links={mobileLinksOf(frame, pathname)} />
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
      <Phone className="size-4.5 shrink-0" />
      <span className="sr-only">{label} </span>
      <span className="lg:max-xl:sr-only">{office.phone[locale]}</span>
    </a>
  );
}
