import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";

/** Menus with links: an administrator may have removed all links of one. */
export function filledMenus<Menu extends { links: readonly unknown[] }>(menus: readonly Menu[]): Menu[] {
  return menus.filter(({ links }) => links.length > 0);
}

export interface NavigationProps {
  locale: Locale;
  text: (typeof shared)[Locale];
  pathname: string;
  /** Query that the address in the other language keeps without script, too. */
  query?: string | undefined;
}
