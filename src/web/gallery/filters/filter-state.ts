import { capacityRange, capacityRangeText } from "#domain/projects/search/capacity.ts";
import { type ProjectOrder, projectOrders } from "#domain/projects/search/project-order.ts";
import { inDisplayOrder } from "#domain/projects/tag-groups.ts";
import { type TowerType, towerTypes } from "#domain/projects/vocabulary.ts";
import { term } from "../look/term.ts";

/** The choice of a select that sets no condition. */
export const all = "all";

/** Filter of the gallery. Country and tags are as stored, in Korean. */
export interface GalleryFilter {
  search: string;
  country: string;
  type: TowerType | typeof all;
  /** A range of cooling tons as an address has it, such as "200-400". */
  crt: string;
  sort: ProjectOrder;
  /** In display order, so that the same choice is always the same request. */
  tags: readonly string[];
  /** Page of the list that an address leads to, from 1. Any other choice leads back to the first. */
  page: number;
}

export const noFilter: GalleryFilter = {
  search: "",
  country: all,
  type: all,
  crt: all,
  sort: "newest",
  tags: [],
  page: 1,
};

/** The ranges of cooling tons on offer; an address may name any other. */
export const capacityBands = ["-100", "100-300", "300-1000", "1000-3000", "3000-"] as const;

/** Longest values that the API accepts, and longest search text; longer ones in an address count as absent. */
const maxValueLength = 60;
const maxTags = 30;
const maxSearchLength = 200;

/**
 * Parameters of the gallery's address. `country` comes with a link in the words of its language, and is
 * removed; the others are the same in both languages. `project` leads to one card.
 */
const parameters = ["country", "countries", "type", "crt", "sort", "tags", "s", "page", "project"];

/** Parameters that change the page rendered by the server; `project` leads to a card of the same page. */
export const galleryQueries = parameters.filter((name) => name !== "project");

/** Returns true when an address leads to a part of the list, and not just to the gallery. */
export function leadsIntoList(query: URLSearchParams): boolean {
  return parameters.some((name) => query.has(name));
}

/** Stored countries and tags with the keys that stand for them in addresses. @see addressKeys */
export type AddressKeys = Readonly<Record<string, string>>;

/**
 * The filter that an address or the filter form asks for. What cannot be understood sets no condition.
 * @param keys keys of countries and tags; stored Korean words are read too, as older addresses have them
 * @param countryNamed turns a country's name, in any language, into the stored one
 * @example readFilter(new URLSearchParams("country=India&tags=open-type,low-noise"), addressKeys(), storedCountry)
 */
export function readFilter(
  query: URLSearchParams,
  keys: AddressKeys,
  countryNamed = (name: string): string => name,
): GalleryFilter {
  const storedBy = new Map(Object.entries(keys).map(([stored, key]) => [key, stored]));
  const stored = (word: string) => storedBy.get(word.toLowerCase()) ?? word;
  const country = plain(query.get("country") ?? query.get("countries"), maxValueLength);
  const crt = capacityRange(query.get("crt") ?? "");
  const type = towerTypes.find((known) => known === query.get("type"));
  const tags = query
    .getAll("tags")
    .flatMap((list) => list.split(","))
    .map((tag) => stored(plain(tag, maxValueLength)))
    .filter((tag) => tag !== "");
  return {
    search: plain(query.get("s"), maxSearchLength),
    country: country === "" || country === all ? all : countryNamed(stored(country)),
    type: type ?? all,
    crt: crt ? capacityRangeText(crt) : all,
    sort: projectOrders.find((known) => known === query.get("sort")) ?? noFilter.sort,
    tags: inDisplayOrder([...new Set(tags)]).slice(0, maxTags),
    page: Number(/^[1-9]\d{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? 1),
  };
}

/**
 * The address of a page of the list, for who has no script and for search engines.
 * @example pageAddress("/projects/gallery", { ...noFilter, type: "bac", page: 2 }, keys) // "/projects/gallery?type=bac&page=2#filters"
 */
export function pageAddress(gallery: string, filter: GalleryFilter, keys: AddressKeys): string {
  return `${filteredAddress(gallery, filter, keys)}#filters`;
}

/**
 * An address with a filter in the place of what it has asked for; what is not the gallery's, a campaign's say, stays.
 * @param address path and query
 * @example filteredAddress("/projects/gallery?s=a&from=mail", { ...noFilter, type: "bac" }, keys) // "/projects/gallery?from=mail&type=bac"
 */
export function filteredAddress(address: string, filter: GalleryFilter, keys: AddressKeys): string {
  const { search, country, type, crt, sort, tags, page } = filter;
  const asked = {
    s: search,
    countries: term(keys, country),
    type,
    crt,
    sort: sort === noFilter.sort ? "" : sort,
    tags: tags.map((tag) => term(keys, tag)).join(","),
    page: page > 1 ? `${page}` : "",
  };
  const [path, present] = address.split("?");
  const query = new URLSearchParams(present);
  for (const name of parameters) query.delete(name);
  for (const [name, value] of Object.entries(asked))
    if (value !== "" && value !== all) query.set(name, value);
  return `${path}${query.toString() && "?"}${query}`;
}

/** Returns true when a filter needs an answer of its own; search text alone is found in the list at hand. */
export function isNarrowed(filter: GalleryFilter): boolean {
  return apiQuery(filter) !== "";
}

/**
 * The query of `GET /api/projects/filter`; empty for a filter that narrows nothing.
 * @example apiQuery({ ...noFilter, type: "bac" }) // "types=bac"
 */
export function apiQuery({ country, type, crt, sort, tags }: GalleryFilter): string {
  const query = new URLSearchParams();
  if (tags.length > 0) {
    query.set("tags", tags.join(","));
    query.set("tagMode", "AND");
  }
  if (country !== all) query.set("countries", country);
  if (type !== all) query.set("types", type);
  if (crt !== all) query.set("crt", crt);
  if (sort !== noFilter.sort) query.set("sort", sort);
  return query.toString();
}

/** The filter with a tag added, or taken away where it was selected. */
export function toggleTag(filter: GalleryFilter, tag: string): GalleryFilter {
  const others = filter.tags.filter((selected) => selected !== tag);
  const tags = others.length < filter.tags.length ? others : inDisplayOrder([...filter.tags, tag]);
  return { ...filter, tags, page: 1 };
}

/** Returns true when two filters find the same projects, whatever page of them. */
export function isSameFilter(a: GalleryFilter, b: GalleryFilter): boolean {
  return a.search === b.search && isSameChoice(a, b);
}

/** Returns true when two filters have the same choices and order, whatever text is searched. */
export function isSameChoice(a: GalleryFilter, b: GalleryFilter): boolean {
  return apiQuery(a) === apiQuery(b);
}

function plain(value: string | null, longest: number): string {
  const text = (value ?? "").normalize("NFC").trim();
  return text.length > longest ? "" : text;
}
