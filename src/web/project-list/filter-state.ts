import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { capacityRange, capacityRangeText } from "#domain/projects/search/capacity-range.ts";
import {
  maxFilterValueLength,
  maxFilterValues,
  maxGallerySearchLength,
} from "#domain/projects/search/list-bounds.ts";
import { type ProjectOrder, projectOrders } from "#domain/projects/search/project-order.ts";
import { inDisplayOrder } from "#domain/projects/tag-groups.ts";
import { type TowerType, towerTypes } from "#domain/projects/vocabulary.ts";
import { pageNumberPattern } from "../page-number.ts";

export const allOption = "all";

/** Filter of the gallery. Country and tags have their stored, Korean values. */
export interface GalleryFilter {
  search: string;
  country: string;
  type: TowerType | typeof allOption;
  /** Range of cooling tons as in an address: "200-400". */
  crt: string;
  sort: ProjectOrder;
  /** In display order, so that equal filters share a cache entry. */
  tags: readonly string[];
  /** Page of the list in the address, from 1; a change of the filter resets it to the first. */
  page: number;
}

export const noFilter: GalleryFilter = {
  search: "",
  country: allOption,
  type: allOption,
  crt: allOption,
  sort: "newest",
  tags: [],
  page: 1,
};

/** Ranges of cooling tons in the filter; an address may have any other range. */
export const capacityBands = ["-100", "100-300", "300-1000", "1000-3000", "3000-"] as const;

/**
 * Parameters of the gallery's address. `country` comes from links of other pages: the name of a country in their language. The gallery
 * itself writes `countries`: the slug of one country, plural only because old links have it. `project` refers to one card.
 */
const parameters = ["country", "countries", "type", "crt", "sort", "tags", "s", "page", "project"];

/** Parameters that change the server-rendered page; `project` scrolls to a card of the same page. */
export const galleryParameters = /* @__PURE__ */ parameters.filter((name) => name !== "project");

/** Returns true for the address of a filtered, sorted or later page of the list, or of one card. */
export function hasGalleryParameter(query: URLSearchParams): boolean {
  return parameters.some((name) => query.has(name));
}

/**
 * Slugs in addresses, by stored country or tag.
 * @see urlSlugs
 */
export type UrlSlugs = Readonly<Record<string, string>>;

/**
 * Parses the filter of an address or of the form's query; invalid values set no condition.
 * @param slugs of countries and tags; stored Korean names are accepted too, since older addresses have
 * them
 * @param toStoredCountry turns a country's name, in any language, into the stored one
 * @example readFilter(new URLSearchParams("country=India&tags=open-type,low-noise"), urlSlugs(),
 * toStoredCountry)
 */
export function readFilter(
  query: URLSearchParams,
  slugs: UrlSlugs,
  toStoredCountry = (name: string): string => name,
): GalleryFilter {
  const nameBySlug = new Map(Object.entries(slugs).map(([stored, slug]) => [slug, stored]));
  const storedName = (word: string) => nameBySlug.get(word.toLowerCase()) ?? word;
  const country = normalizedOrEmpty(query.get("country") ?? query.get("countries"), maxFilterValueLength);
  const crt = capacityRange(query.get("crt") ?? "");
  const type = towerTypes.find((known) => known === query.get("type"));
  const tags = query
    .getAll("tags")
    .flatMap((list) => list.split(","))
    .map((tag) => storedName(normalizedOrEmpty(tag, maxFilterValueLength)))
    .filter((tag) => tag !== "");
  return {
    search: normalizedOrEmpty(query.get("s"), maxGallerySearchLength),
    country: country === "" || country === allOption ? allOption : toStoredCountry(storedName(country)),
    type: type ?? allOption,
    crt: crt ? capacityRangeText(crt) : allOption,
    sort: projectOrders.find((known) => known === query.get("sort")) ?? noFilter.sort,
    tags: inDisplayOrder([...new Set(tags)]).slice(0, maxFilterValues),
    page: Number(pageNumberPattern.exec(query.get("page") ?? "")?.[0] ?? 1),
  };
}

/**
 * Address of a page of the list, for use without script and for search engines.
 * @example pageAddress("/projects/gallery", { ...noFilter, type: "bac", page: 2 }, slugs) //
 * "/projects/gallery?type=bac&page=2#filters"
 */
export function pageAddress(gallery: string, filter: GalleryFilter, slugs: UrlSlugs): string {
  return `${filteredAddress(gallery, filter, slugs)}#filters`;
}

/**
 * Replaces the filter in an address; other parameters, such as a campaign's, are kept.
 * @param address path and query
 * @example filteredAddress("/projects/gallery?s=a&from=mail", { ...noFilter, type: "bac" }, slugs) //
 * "/projects/gallery?from=mail&type=bac"
 */
export function filteredAddress(address: string, filter: GalleryFilter, slugs: UrlSlugs): string {
  const { search, country, type, crt, sort, tags, page } = filter;
  const values = {
    s: search,
    countries: lookUpOrSame(slugs, country),
    type,
    crt,
    sort: sort === noFilter.sort ? "" : sort,
    tags: tags.map((tag) => lookUpOrSame(slugs, tag)).join(","),
    page: page > 1 ? `${page}` : "",
  };
  const [path, present] = address.split("?");
  const query = new URLSearchParams(present);
  for (const name of parameters) query.delete(name);
  for (const [name, value] of Object.entries(values))
    if (value !== "" && value !== allOption) query.set(name, value);
  return `${path}${query.toString() && "?"}${query}`;
}

/** Returns true for any filter or order other than the default, search text excluded: the list then comes from `/api/projects/filter`. */
export function isFilteredByApi(filter: GalleryFilter): boolean {
  return apiQuery(filter) !== "";
}

/**
 * The query of `GET /api/projects/filter`; empty for all projects in the default order.
 * @example apiQuery({ ...noFilter, type: "bac" }) // "types=bac"
 */
export function apiQuery({ country, type, crt, sort, tags }: GalleryFilter): string {
  const query = new URLSearchParams();
  if (tags.length > 0) {
    query.set("tags", tags.join(","));
    query.set("tagMode", "AND");
  }
  if (country !== allOption) query.set("countries", country);
  if (type !== allOption) query.set("types", type);
  if (crt !== allOption) query.set("crt", crt);
  if (sort !== noFilter.sort) query.set("sort", sort);
  return query.toString();
}

export function toggleTag(filter: GalleryFilter, tag: string): GalleryFilter {
  const others = filter.tags.filter((selected) => selected !== tag);
  const tags = others.length < filter.tags.length ? others : inDisplayOrder([...filter.tags, tag]);
  return { ...filter, tags, page: 1 };
}

/** Returns true if two filters have the same conditions and order, regardless of the page. */
export function isSameFilter(a: GalleryFilter, b: GalleryFilter): boolean {
  return a.search === b.search && isSameChoice(a, b);
}

/** Like `isSameFilter`, but ignores the search text, too. */
export function isSameChoice(a: GalleryFilter, b: GalleryFilter): boolean {
  return apiQuery(a) === apiQuery(b);
}

function normalizedOrEmpty(value: string | null, maxLength: number): string {
  const text = (value ?? "").normalize("NFC").trim();
  return text.length > maxLength ? "" : text;
}
