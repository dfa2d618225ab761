import type { MetaDescriptor } from "react-router";
import { languages } from "#content/languages.ts";
import { defaultLocale, type Locale, locales, otherLocales, pathIn } from "#domain/locale.ts";
import { openGraphPicture } from "./open-graph-picture.ts";

export interface PageMeta {
  locale: Locale;
  /** The page's Korean path. */
  path: string;
  /** Query of a page that is one of several at this path, e.g. `?page=2`. */
  query?: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  words: { title: string; description: string; keywords: string };
  siteName: string;
  /** Where the card for social networks is served; the shipped one without it. */
  card?: string | undefined;
  /** What social networks show of it; by default the card of the site. */
  picture?: SocialPicture | undefined;
}

/** A picture of this site, of whatever size. */
export interface SocialPicture {
  path: string;
  /** Such as `image/webp`, where it is known. */
  type?: string | undefined;
}

/** Title, description, canonical and alternate addresses, and what social networks read, of one page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { locale, path, query = "", siteUrl, words, siteName } = page;
  const address = (language: Locale) => siteUrl + pathIn(language, path) + query;
  return [
    { title: words.title },
    { name: "description", content: words.description },
    { name: "keywords", content: words.keywords },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...locales.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: address(hrefLang) })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(defaultLocale) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:url", content: address(locale) },
    { property: "og:locale", content: languages[locale].openGraph },
    ...otherLocales(locale).map((other) => ({
      property: "og:locale:alternate",
      content: languages[other].openGraph,
    })),
    ...pictureMeta(page),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: words.title },
    { name: "twitter:description", content: words.description },
  ];
}

function pictureMeta({ siteUrl, path, locale, card, picture, words }: PageMeta): MetaDescriptor[] {
  const address = new URL(picture?.path ?? card ?? openGraphPicture(path, locale), siteUrl).href;
  const type = picture ? picture.type : "image/jpeg";
  return [
    { property: "og:image", content: address },
    ...(picture
      ? [{ property: "og:image:alt", content: words.title }]
      : [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]),
    ...(type === undefined ? [] : [{ property: "og:image:type", content: type }]),
    { name: "twitter:image", content: address },
  ];
}
