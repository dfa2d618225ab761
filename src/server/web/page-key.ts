import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { localizedTerms, urlSlugs } from "#content/lookup/projects.ts";
import { paths } from "#content/paths.ts";
import { productCategoryPages } from "#content/site.ts";
import { defaultLocale, locales, pathIn } from "#domain/locale.ts";
import { type OwnPageAddress, parseOwnPagePath } from "#domain/own-pages/own-page.ts";
import { projectOrders } from "#domain/projects/search/project-order.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { pageNumberPattern } from "#web/page-number.ts";
import {
  drawingParameters,
  pageParameters,
  productParameters,
  tenderParameters,
} from "#web/page-parameters.ts";
import { capacityBands } from "#web/project-list/filter-state.ts";
import { tenderFiles } from "#web/series/product-files.ts";

/** Values of parameters that have few of them, as they are written in addresses: the number of pages with one of them is bounded. */
const boundedValues: Readonly<Record<string, readonly string[]>> = {
  type: towerTypes,
  crt: capacityBands,
  sort: projectOrders,
};

const slugs = urlSlugs();

/** Names of countries in each language. */
const countryNames = locales.map((locale) => localizedTerms(locale, undefined).countries);

/**
 * Pages of products and their files. Bounded: only existing products are cached, and each file has one spelling (`isCanonical`).
 */
const productPathPattern = new RegExp(
  `^(?:/(?:${locales.filter((locale) => locale !== defaultLocale).join("|")}))?(?:${productCategoryPages.map((page) => paths[page]).join("|")})/[a-z\\d-]{1,40}(/[^/]{1,100})?$`,
);

/** Longest address with an arbitrary query that is kept, characters. */
const maxAddressLength = 2_000;

/** A page in the page cache, by its path with the query that it depends on. The database decides whether the record of a page exists. */
export type PageKey =
  | { kind: "page"; path: string }
  /** Any other query, such as entered text or two filters at once: their number is unlimited. `path` is then the whole address, unknown parameters included. */
  | { kind: "arbitrary-query"; path: string }
  | { kind: "project"; path: string; id: number }
  | { kind: "own-page"; path: string; ownPage: OwnPageAddress };

/**
 * Returns the key of a page in the page cache; `undefined` for unknown paths and very long addresses, which are rendered for each request.
 * @param url path and query of the request
 * @param publicPaths paths of all public pages
 * @param countries countries with projects, which the map and the filter link to
 */
export function pageKey(
  url: string,
  publicPaths: ReadonlySet<string>,
  countries: readonly string[] = [],
): PageKey | undefined {
  if (publicPaths.has(url)) return { kind: "page", path: url };
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const id = parseProjectPath(pathname);
  if (id !== undefined) return { kind: "project", path: pathname, id };
  const ownPage = parseOwnPagePath(pathname);
  if (ownPage !== undefined) return { kind: "own-page", path: pathname, ownPage };
  const product = productPathPattern.exec(pathname);
  if (product ? !isCanonical(product[1]) : !publicPaths.has(pathname)) return undefined;
  const supportedParameters = product
    ? parametersOf(product[1])
    : (pageParameters[pathIn(defaultLocale, pathname)] ?? []);
  const path = pathWithBoundedQuery(pathname, searchParams, supportedParameters, countries);
  if (path !== undefined) return { kind: "page", path };
  return url.length <= maxAddressLength ? { kind: "arbitrary-query", path: url } : undefined;
}

/** Any letter can be percent-encoded; false if the address of the file encodes more letters than necessary. */
function isCanonical(file = "/"): boolean {
  try {
    return encodeURIComponent(decodeURIComponent(file.slice(1))) === file.slice(1);
  } catch {
    return false;
  }
}

/** Path with the one supported parameter that it has, if any; `undefined` for a query whose values are unlimited in number. */
function pathWithBoundedQuery(
  pathname: string,
  searchParams: URLSearchParams,
  supportedParameters: readonly string[],
  countries: readonly string[],
): string | undefined {
  const [name, ...others] = supportedParameters.filter((parameter) => searchParams.has(parameter));
  if (name === undefined) return pathname;
  const value = searchParams.get(name) ?? "";
  return others.length === 0 && (isBoundedValue(name, value) || isCountry(name, value, countries))
    ? `${pathname}?${name}=${encodeURIComponent(value)}`
    : undefined;
}

/** The parameters that the page of a product or its file reads. */
function parametersOf(file: string | undefined): readonly string[] {
  if (file === undefined) return productParameters;
  return file.endsWith(".docx") || file === `/${tenderFiles.text}` ? tenderParameters : drawingParameters;
}

/** `country` has a name in either language; `countries` a stored name or its slug. */
function isCountry(name: string, value: string, countries: readonly string[]): boolean {
  if (name === "country")
    return countries.some((country) => countryNames.some((names) => lookUpOrSame(names, country) === value));
  return (
    name === "countries" &&
    countries.some((country) => [country, lookUpOrSame(slugs, country)].includes(value))
  );
}

function isBoundedValue(name: string, value: string): boolean {
  return boundedValues[name]?.includes(value) || (name === "page" && pageNumberPattern.test(value));
}
