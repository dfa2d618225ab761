import type { FastifyRequest } from "fastify";
import type { OwnPages } from "#data/own-pages/own-pages.ts";
import {
  defaultLocale,
  type Locale,
  languageCookie,
  localeOf,
  pathIn,
  storedLocale,
} from "#domain/locale.ts";
import { newsIn } from "#domain/own-pages/news-summary.ts";
import { newsPath, pagePath, parseOwnPagePath } from "#domain/own-pages/own-page.ts";
import { newsAmong, type PageSummary } from "#domain/own-pages/page-summary.ts";
import { notShared } from "#http/responses/shared-cache-headers.ts";

const oneYearS = 365 * 24 * 60 * 60;

export interface Visit {
  /** Path and query, as requested. */
  url: string;
  /** The stored preference, if any and valid. */
  stored: Locale | undefined;
  /** `Referer` of the request. */
  referer: string | undefined;
  /** The site's own host, as the visitor typed it. */
  host: string;
  /** `Sec-Purpose: prefetch` */
  prefetch: boolean;
}

export type LanguageDecision =
  | { kind: "serve" }
  /** The visitor prefers another language: redirect to the page in that language. */
  | { kind: "redirect"; to: string }
  /** The visitor has used the language toggle: store the choice. */
  | { kind: "choose"; locale: Locale };

/**
 * Determines the language of a page request. An address without a language prefix (Korean) redirects to the stored preference.
 */
export function decideLanguage(visit: Visit): LanguageDecision {
  const pageLocale = localeOf(pathOf(visit.url));
  // Pages of this site link to the other language only by the toggle. So a referrer in another language means that the visitor used
  // the toggle (choose); such a request must not be redirected back.
  const refererLocale = localeOfReferer(visit);
  if (
    !visit.prefetch &&
    refererLocale !== undefined &&
    refererLocale !== pageLocale &&
    visit.stored !== pageLocale
  ) {
    return { kind: "choose", locale: pageLocale };
  }
  const { stored = pageLocale } = visit;
  if (pageLocale === defaultLocale && stored !== pageLocale && refererLocale !== stored) {
    const to = urlInLocale(stored, visit.url);
    // `pathIn` leaves uploaded files (`/files/…`) unchanged.
    if (to !== visit.url) return { kind: "redirect", to };
  }
  return { kind: "serve" };
}

/** Returns true for the path of news that lack a language; false without the database. A former address is that of the news now. */
export async function isNewsWithout(
  ownPages: Pick<OwnPages, "published" | "at">,
  path: string,
  locale: Locale,
): Promise<boolean> {
  try {
    const published = await ownPages.published();
    return lacksLanguage(published, await presentNewsPath(ownPages, published, path), locale);
  } catch {
    return false;
  }
}

async function presentNewsPath(
  ownPages: Pick<OwnPages, "at">,
  published: readonly PageSummary[],
  path: string,
): Promise<string> {
  const named = parseOwnPagePath(path);
  if (named?.kind !== "news" || newsAmong(published).some(({ address }) => address === named.address))
    return path;
  const found = await ownPages.at("news", named.address);
  return found?.kind === "moved" ? pagePath("news", found.address) : path;
}

/**
 * Returns true for news, and for their list, that exist only in other languages. Other pages exist in all.
 * @param path Korean path
 */
export function lacksLanguage(published: readonly PageSummary[], path: string, locale: Locale): boolean {
  const news = newsAmong(published).filter(
    ({ address }) => path === newsPath || path === pagePath("news", address),
  );
  return news.length > 0 && newsIn(locale, news).length === 0;
}

export function visitOf(request: FastifyRequest): Visit {
  return {
    url: request.url,
    stored: storedLocale(request.headers.cookie),
    referer: request.headers.referer,
    host: request.host,
    prefetch: request.headers["sec-purpose"]?.includes("prefetch") ?? false,
  };
}

export function choiceHeaders(locale: Locale, https: boolean): Record<string, string> {
  const secure = https ? "; Secure" : "";
  return {
    "set-cookie": `${languageCookie}=${locale}; Path=/; Max-Age=${oneYearS}; SameSite=Lax${secure}`,
    ...notShared,
  };
}

function localeOfReferer({ referer, host }: Visit): Locale | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === host ? localeOf(url.pathname) : undefined;
}

function urlInLocale(locale: Locale, url: string): string {
  const path = pathOf(url);
  return pathIn(locale, path) + url.slice(path.length);
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
