import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";

/** Props of every part of the header: its words, and its page. */
export interface NavigationProps {
  locale: Locale;
  text: (typeof shared)[Locale];
  pathname: string;
}
