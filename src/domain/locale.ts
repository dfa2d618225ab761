/** The two languages of the site. Korean is the default and lives at `/`, English at `/en`. */
export const locales = ["ko", "en"] as const;
export type Locale = (typeof locales)[number];

/** The same thing said in both languages. */
export type Localized<T> = Record<Locale, T>;

export function isLocale(value: unknown): value is Locale {
  return value === "ko" || value === "en";
}

/** Name of the cookie that stores the visitor's language. */
export const languageCookie = "lang";

/** The stored preference in a `Cookie` header; anything but `ko` or `en` counts as none. */
export function storedLocale(cookies: string | undefined): Locale | undefined {
  const value = cookies?.match(/(?:^|;\s*)lang=([^;]*)/)?.[1];
  return isLocale(value) ? value : undefined;
}

/**
 * The language a path speaks.
 * @example localeOf("/en/company/intro") // "en"
 * @example localeOf("/enquiry") // "ko"
 */
export function localeOf(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? "en" : "ko";
}

/**
 * The same page in another language: adds or removes the `/en` prefix, nothing else.
 * @example pathIn("en", "/") // "/en"
 * @example pathIn("ko", "/en/projects/gallery") // "/projects/gallery"
 */
export function pathIn(locale: Locale, pathname: string): string {
  const korean = localeOf(pathname) === "en" ? pathname.slice("/en".length) || "/" : pathname;
  if (locale === "ko") return korean;
  return korean === "/" ? "/en" : `/en${korean}`;
}
