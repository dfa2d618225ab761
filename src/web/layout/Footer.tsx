import { kakaoOf } from "#content/derived/kakao-channel.ts";
import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { inquiryPath } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { menuTools } from "../menu/menu-tools.ts";
import { PostalAddress } from "../ui/PostalAddress.tsx";
import { Logo } from "./Logo.tsx";
import { filledMenus } from "./navigation.ts";

interface FooterProps {
  locale: Locale;
  text: Content["shared"][Locale];
  company: Content["company"];
  year: number;
  /** True on screens of the administration: without the site map, and lower. */
  isDense?: boolean;
  links?: readonly { id: string; href: string; label: string }[] | undefined;
}

/** Footer of the administration. */
export function Footer(footer: FooterProps) {
  return (
    <footer className={footerClass("py-8")}>
      <FooterContent {...footer} isDense />
    </footer>
  );
}

/** Classes of the footer with these for its space. */
export function footerClass(space: string): string {
  return `on-dark bg-night text-moon-dim text-sm ${space} print:py-2`;
}

export function FooterContent({ locale, text, company, year, links = [], isDense = false }: FooterProps) {
  const { footer } = text;
  return (
    <div className="page-width">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-white/15 border-b pb-8 text-white print:hidden">
        <Logo company={company} name={text.siteName} light />
        <p className="text-base">{text.slogan}</p>
      </div>
      {!isDense && <SiteMap locale={locale} text={text} />}
      <Offices company={company} locale={locale} text={text} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-white/15 border-t pt-6 print:pt-2">
        <p className="flex flex-wrap gap-x-4">
          <span>{fill(footer.copyright, { year })}</span>
          <span>
            {footer.registration} {company.registrationNumber}
          </span>
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ id, href, label }) => (
            <li key={id}>
              <a href={pathIn(locale, href)} className="inline-block py-1 hover:text-white hover:underline">
                {label}
              </a>
            </li>
          ))}
          <li>
            <a
              href={pathIn(locale, footer.privacy.href)}
              className="inline-block py-1 font-semibold text-white hover:underline"
            >
              {footer.privacy.label}
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}

function Offices({ company, locale, text }: Pick<FooterProps, "company" | "locale" | "text">) {
  if (company.offices.length === 0) return null;
  const { footer } = text;
  const kakao = kakaoOf(company, text);
  return (
    <>
      <h2 className="sr-only">{footer.offices}</h2>
      <ul className="grid gap-x-8 gap-y-6 border-white/15 border-t py-7 sm:grid-cols-3 md:py-9 print:py-2">
        {company.offices.map((office, index) => (
          <li key={office.id} className="wrap-anywhere min-w-0">
            <h3 className="mb-2.5 text-base text-white tracking-normal">{office.name[locale]}</h3>
            <address className="not-italic">
              <p className="text-balance">
                <PostalAddress text={office.address[locale]} />
              </p>
              <div className="mt-2 flex flex-wrap gap-x-6 sm:block">
                <p>
                  <span className="sr-only">{footer.phone} </span>
                  <a
                    href={office.phoneHref}
                    className="figures inline-block py-0.5 hover:text-white hover:underline"
                  >
                    {office.phone[locale]}
                  </a>
                </p>
                <p>
                  <span className="sr-only">{footer.email} </span>
                  <a
                    href={`mailto:${office.email}`}
                    className="inline-block py-0.5 hover:text-white hover:underline"
                  >
                    {office.email}
                  </a>
                </p>
                {kakao && index === 0 && (
                  <p>
                    <a href={kakao.href} className="inline-block py-0.5 hover:text-white hover:underline">
                      {kakao.name} {kakao.address}
                    </a>
                  </p>
                )}
              </div>
            </address>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sitemap: all pages by menu; those of no menu are listed with the projects. */
function SiteMap({ locale, text }: Pick<FooterProps, "locale" | "text">) {
  const { navigation, buttons, footer } = text;
  const groups = [
    ...navigation.menus.map(({ id, label, links }) => ({
      id,
      label,
      links: [...links, ...menuTools(footer.siteMap, id)].map((link) => ({
        ...link,
        href: pathIn(locale, link.href),
      })),
    })),
    {
      id: "projects",
      label: navigation.projects.label,
      links: [
        { id: "gallery", ...navigation.projects, href: pathIn(locale, navigation.projects.href) },
        { id: "inquiry", href: inquiryPath(locale), label: buttons.consult },
      ],
    },
  ];
  return (
    <nav
      aria-label={footer.siteMap.label}
      className="grid grid-cols-2 gap-x-8 gap-y-6 py-7 md:grid-cols-4 md:py-9 print:hidden"
    >
      {filledMenus(groups).map((group) => (
        <div key={group.id}>
          <p className="mb-1 font-bold text-base text-white">{group.label}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.id}>
                <a href={link.href} className="inline-block py-1 hover:text-white hover:underline">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
