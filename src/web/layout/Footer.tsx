import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { inquiryPath } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { PostalAddress } from "../ui/PostalAddress.tsx";
import { Logo } from "./Logo.tsx";
import { filledMenus } from "./navigation.ts";

export interface FooterProps {
  locale: Locale;
  text: Content["shared"][Locale];
  company: Content["company"];
  year: number;
  links?: readonly { id: string; href: string; label: string }[] | undefined;
}

export function Footer({ locale, text, company, year, links = [] }: FooterProps) {
  const { footer } = text;
  return (
    <footer className="on-dark bg-night py-14 text-moon-dim text-sm">
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-white/15 border-b pb-8 text-white">
          <Logo company={company} name={text.siteName} light />
          <p className="text-base">{text.slogan}</p>
        </div>
        <SiteMap locale={locale} text={text} />
        <Offices company={company} locale={locale} footer={footer} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-white/15 border-t pt-6">
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
    </footer>
  );
}

function Offices({
  company,
  locale,
  footer,
}: Pick<FooterProps, "company" | "locale"> & { footer: FooterProps["text"]["footer"] }) {
  if (company.offices.length === 0) return null;
  return (
    <>
      <h2 className="sr-only">{footer.offices}</h2>
      <ul className="grid gap-8 border-white/15 border-t py-9 md:grid-cols-3">
        {company.offices.map((office) => (
          <li key={office.id} className="wrap-anywhere min-w-0">
            <h3 className="mb-2.5 text-base text-white tracking-normal">{office.name[locale]}</h3>
            <address className="not-italic">
              <p className="text-balance">
                <PostalAddress text={office.address[locale]} />
              </p>
              <p className="mt-2">
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
  const { products, resources } = footer.siteMap;
  const besides = (menu: string) => ({ products, resources })[menu] ?? [];
  const groups = [
    ...navigation.menus.map(({ id, label, links }) => ({
      id,
      label,
      links: [...links, ...besides(id)].map((link) => ({
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
      className="grid grid-cols-2 gap-8 py-9 md:grid-cols-4 print:hidden"
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
