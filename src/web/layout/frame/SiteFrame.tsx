import type { ReactNode } from "react";
import { FooterContent, footerClass } from "../Footer.tsx";
import { SkipLink } from "../SkipLink.tsx";
import { Header, type HeaderProps } from "./Header.tsx";
import { memoizeMarkup } from "./memoize-markup.ts";

const footerOf = memoizeMarkup("footer", FooterContent);

/** Frame of every public page: skip link, header, content, footer. */
export function SiteFrame({ children, ...header }: HeaderProps & { children: ReactNode }) {
  const { frame } = header;
  return (
    <>
      <SkipLink text={frame.text} />
      <Header {...header} />
      {children}
      <footer className={footerClass("py-10 md:py-14")} dangerouslySetInnerHTML={footerOf(frame)} />
    </>
  );
}
