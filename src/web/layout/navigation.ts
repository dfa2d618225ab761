import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";

/** The menus that lead somewhere: the company may have emptied one. */
export function filledMenus<Menu extends { links: readonly unknown[] }>(menus: readonly Menu[]): Menu[] {
  return menus.filter(({ links }) => links.length > 0);
}

/** Props of every part of the header: its words, and its page. */
export interface NavigationProps {
  locale: Locale;
  text: (typeof shared)[Locale];
  pathname: string;
}
