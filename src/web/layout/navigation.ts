import type { shared } from "#content/shared.ts";
import type { Locale } from "#domain/locale.ts";

/** What every part of the header is given: its words, and the page that it stands on. */
export interface NavigationProps {
  locale: Locale;
  text: (typeof shared)[Locale];
  pathname: string;
}
