import type { Office } from "#content/company.ts";
import { pathIn } from "#domain/locale.ts";
import type { InquiryLink } from "../inquiry-link.ts";
import { MenuLink } from "../menu/MenuLink.tsx";
import { Menu, X } from "../ui/icons/visitor-icons.ts";
import type { Markup } from "./frame/memoize-markup.ts";
import { InquiryButton } from "./inquiry/InquiryButton.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { filledMenus, type NavigationProps } from "./navigation.ts";

interface MobileMenuProps extends NavigationProps {
  /** Prepared links of a public page. */
  links?: Markup;
  inquiryLink: InquiryLink | undefined;
  office: Office | undefined;
}

/** Collapsible menu of narrow screens: opens without script, closes when a link is followed. */
export function MobileMenu({ locale, text, pathname, query, links, inquiryLink, office }: MobileMenuProps) {
  const { navigation } = text;
  const navProps = { "aria-label": navigation.label, className: "page-width" };
  return (
    <details data-menu="mobile" className="group lg:hidden max-[48.01rem]:ml-auto">
      <summary className="-mr-2.5 grid size-11 place-items-center [--spacing:min(0.25rem,1.25vw)]">
        <Menu className="size-6 group-open:hidden" />
        <X className="hidden size-6 group-open:block" />
        <span className="sr-only group-open:hidden">{navigation.openMenu}</span>
        <span className="sr-only hidden group-open:inline">{navigation.closeMenu}</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.75rem)] overflow-y-auto border-line border-t bg-white pb-8 text-ink shadow-drawer">
        <div className="page-width flex justify-between pt-3">
          <p className="text-muted text-small" aria-hidden="true">
            {text.language.label}
          </p>
          <LanguageToggle {...{ locale, text, pathname, query }} className="-mr-2.5 flex" />
        </div>
        {links ? (
          <nav {...navProps} dangerouslySetInnerHTML={links} />
        ) : (
          <nav {...navProps}>
            <MobileLinks {...{ locale, text, pathname }} />
          </nav>
        )}
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 pt-5">
          <InquiryButton {...{ locale, text, inquiryLink }} hasSummary className="max-w-full" />
          {office && (
            <a
              href={office.phoneHref}
              className="figures inline-flex min-h-11 items-center font-bold text-lg text-navy"
            >
              <span className="sr-only">{text.footer.phone} </span>
              {office.phone[locale]}
            </a>
          )}
        </div>
      </div>
    </details>
  );
}

export function MobileLinks({ locale, text: { navigation }, pathname }: NavigationProps) {
  const groups = [
    ...filledMenus(navigation.menus),
    { id: "projects", label: navigation.projects.label, links: [{ id: "gallery", ...navigation.projects }] },
  ];
  return groups.map((group) => (
    <section key={group.id} className="border-line border-b py-2.5">
      <h2
        className={
          group.links.some(({ label }) => label === group.label)
            ? "sr-only"
            : "text-muted text-small tracking-normal"
        }
      >
        {group.label}
      </h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.id}>
            <MenuLink
              href={pathIn(locale, link.href)}
              pathname={pathname}
              className="block py-2 font-semibold text-lg aria-[current]:text-action"
            >
              {link.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
