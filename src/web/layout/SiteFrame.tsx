import type { ReactNode } from "react";
import { Footer, type FooterProps } from "./Footer.tsx";
import { Header, type HeaderProps } from "./Header.tsx";

/** Frame of every public page: skip link, header, content, footer. */
export function SiteFrame({ children, ...frame }: HeaderProps & FooterProps & { children: ReactNode }) {
  const { locale, text, panels, pathname, overPicture, company, quote, year, links } = frame;
  return (
    <>
      <SkipLink text={text} />
      <Header {...{ locale, text, panels, company, pathname, overPicture, quote }} />
      {children}
      <Footer locale={locale} text={text} links={links} company={company} year={year} />
    </>
  );
}

export function SkipLink({ text }: Pick<HeaderProps, "text">) {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-button bg-white px-4 py-2 font-semibold focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  );
}
