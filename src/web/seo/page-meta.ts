import type { MetaDescriptor } from "react-router";
import { languages } from "#content/languages.ts";
import { cardSize } from "#content/lookup/social-card.ts";
import { defaultLocale, type Locale, locales, otherLocales, pathIn } from "#domain/locale.ts";
import { openGraphPicture } from "./open-graph-picture.ts";
import { maxDescriptionLength, shortened, titleInBounds } from "./search-texts.ts";

export interface PageMeta {
  locale: Locale;
  path: string;
  /** Query of one of several pages at this path, e.g. `?page=2`. */
  query?: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  words: { title: string; description: string; keywords: string };
  siteName: string;
  /** Languages of the page; all by default. */
  locales?: readonly Locale[] | undefined;
  /** Address of the Open Graph picture; the default one otherwise. */
  socialCard?: string | undefined;
}

/** Meta tags of a page: title, description, canonical and alternate addresses, Open Graph. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { locale, path, query = "", siteUrl, words, siteName, locales: given = locales } = page;
  const address = (language: Locale) => siteUrl + pathIn(language, path) + query;
  return [
    { title: titleInBounds(words.title, siteName) },
    { name: "description", content: shortened(words.description, maxDescriptionLength) },
    { name: "keywords", content: words.keywords },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...given.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: address(hrefLang) })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: address(given.includes(defaultLocale) ? defaultLocale : locale),
    },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:url", content: address(locale) },
    { property: "og:locale", content: languages[locale].openGraph },
    ...otherLocales(locale)
      .filter((other) => given.includes(other))
      .map((other) => ({
        property: "og:locale:alternate",
        content: languages[other].openGraph,
      })),
    ...pictureMeta(page),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: words.title },
    { name: "twitter:description", content: words.description },
  ];
}

function pictureMeta({ siteUrl, path, locale, socialCard, words }: PageMeta): MetaDescriptor[] {
  const address = new URL(socialCard ?? openGraphPicture(path, locale), siteUrl).href;
  return [
    { property: "og:image", content: address },
    { property: "og:image:alt", content: words.title },
    { property: "og:image:width", content: String(cardSize.width) },
    { property: "og:image:height", content: String(cardSize.height) },
    { property: "og:image:type", content: "image/jpeg" },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: words.title },
  ];
}
