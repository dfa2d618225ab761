import { worldMap } from "#content/pages/world-map.ts";
import { projectIn } from "#content/paths.ts";
import { defaultLocale, locales, pathIn } from "#domain/locale.ts";
import { mapCountries, towerTypes } from "#domain/projects/vocabulary.ts";
import { pageQueries } from "#web/page-queries.ts";

/** Values of which there are few, so that each may be kept: as the map's pins ask, and as an address keeps a choice. */
const listed: Readonly<Record<string, readonly string[]>> = {
  country: locales.flatMap((locale) => worldMap[locale].pins.map(({ name }) => name)),
  countries: mapCountries,
  type: towerTypes,
};

/** Pages of the gallery's list; beyond the last one the answer is a 404, and those are not kept. */
const pageNumber = /^[1-9]\d{0,3}$/;

/**
 * The key under which all who ask for the same page share it; `undefined` for what is rendered each time:
 * unknown paths and free queries, of which there is no end.
 * @param url path and query as they were asked for
 * @param paths of all public pages
 */
export function cacheKey(url: string, paths: ReadonlySet<string>): string | undefined {
  if (paths.has(url) || projectIn(url) !== undefined) return url;
  const { pathname, searchParams } = new URL(`http://page${url}`);
  // Whether there is such a project, only the database knows. Its page reads no parameter.
  if (projectIn(pathname) !== undefined) return pathname;
  if (!paths.has(pathname)) return undefined;
  const read = pageQueries[pathIn(defaultLocale, pathname)] ?? [];
  const [name, ...others] = read.filter((known) => searchParams.has(known));
  if (name === undefined) return pathname;
  const value = searchParams.get(name) ?? "";
  return others.length === 0 && isListed(name, value)
    ? `${pathname}?${name}=${encodeURIComponent(value)}`
    : undefined;
}

function isListed(name: string, value: string): boolean {
  return listed[name]?.includes(value) || (name === "page" && pageNumber.test(value));
}
