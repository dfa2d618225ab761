/** The languages of the site. The first is the default and is served at `/`, every other one below `/` and its name. */
export const locales = ["ko", "en"] as const;
export type Locale = (typeof locales)[number];

/** Language of stored texts, and the languages that they are translated into. */
export const [defaultLocale, ...translations] = locales;

/** A value in every language. */
export type Localized<T> = Record<Locale, T>;

/** Makes a value for each of these languages. */
export function inEach<L extends Locale, T>(languages: readonly L[], make: (locale: L) => T): Record<L, T> {
  return Object.fromEntries(languages.map((locale) => [locale, make(locale)])) as Record<L, T>;
}

/**
 * A stored value in every language. A language that was added to the site later takes the value of the last language that is stored.
 * @example inAllLocales({ ko: "창립" }) // { ko: "창립", en: "창립" }
 */
export function inAllLocales<T>(stored: Readonly<Partial<Localized<T>>>): Localized<T> {
  const last = locales.findLast((locale) => locale in stored) ?? defaultLocale;
  return inEach(locales, (locale) => stored[locale in stored ? locale : last] as T);
}

/** The text of the first language that has one; empty where none has. */
export function firstText(texts: Localized<string>): string {
  return locales.map((locale) => texts[locale].trim()).find(Boolean) ?? "";
}

/** Translations of a thing that is stored in Korean. */
export type Translated<T = string> = Record<(typeof translations)[number], T>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Languages other than this one. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

/** Name of the cookie that stores the visitor's language. */
export const languageCookie = "lang";

/** The stored preference in a `Cookie` header; anything but a language of the site counts as none. */
export function storedLocale(cookies: string | undefined): Locale | undefined {
  const value = cookies?.match(/(?:^|;\s*)lang=([^;]*)/)?.[1];
  return isLocale(value) ? value : undefined;
}

/**
 * The language of a path.
 * @example localeOf("/en/company/intro") // "en"
 * @example localeOf("/enquiry") // "ko"
 */
export function localeOf(pathname: string): Locale {
  const end = pathname.indexOf("/", 1);
  const first = pathname.slice(1, end === -1 ? undefined : end);
  return isLocale(first) ? first : defaultLocale;
}

/**
 * The same page in another language: replaces the prefix of the language and reduces leading slashes to one, since two would
 * name another host. Other addresses, and those of uploaded files, are returned unchanged.
 * @example pathIn("en", "/") // "/en"
 * @example pathIn("ko", "/en/projects/gallery") // "/projects/gallery"
 * @example pathIn("ko", "/en//other.example") // "/other.example"
 * @example pathIn("en", "https://partner.example") // "https://partner.example"
 */
export function pathIn(locale: Locale, pathname: string): string {
  if (!pathname.startsWith("/") || pathname.startsWith("/files/")) return pathname;
  const from = localeOf(pathname);
  const own = from === defaultLocale ? pathname : pathname.slice(from.length + 1) || "/";
  const plain = own.replace(/^[/\\]{2,}/, "/");
  if (locale === defaultLocale) return plain;
  return plain === "/" ? `/${locale}` : `/${locale}${plain}`;
}
