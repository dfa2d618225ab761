import type { ReactNode } from "react";

interface MenuLinkProps {
  href: string;
  /** Path of the page, whose own link is marked. */
  pathname: string | undefined;
  className: string;
  "aria-describedby"?: string;
  children: ReactNode;
}

/** Link of a menu, marked where it leads to the page itself. */
export function MenuLink({ href, pathname, ...shown }: MenuLinkProps) {
  return <a href={href} {...(href === pathname ? { "aria-current": "page" } : {})} {...shown} />;
}
