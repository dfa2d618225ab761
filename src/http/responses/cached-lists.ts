import type { ChangeTopic } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { setWithLimit } from "./set-with-limit.ts";

type Projects = Services["projects"];
type Products = Services["products"];
type OwnPages = Services["ownPages"];
type Changes = Services["changes"];

/** The oldest are evicted first. */
const maxResults = 50;

/**
 * Wraps projects: caches lists, tags and figures until a project changes. Callers share the returned objects and must not change
 * them.
 */
export function cacheProjectLists(projects: Projects, changes: Changes): Projects {
  const once = memoizeUntilChange(changes, "projects");
  /** A cache of its own, because the number of search texts is unlimited: they must not evict other results. */
  const onceForSearches = memoizeUntilChange(changes, "projects");

  const lists: Partial<Projects> = {
    // For searches only the count is cached: all pages of a search need it.
    list: (query = {}) =>
      query.search ? projects.list(query) : once(`list ${JSON.stringify(query)}`, () => projects.list(query)),
    count: (query = {}) =>
      (query.search ? onceForSearches : once)(`count ${JSON.stringify(query)}`, () => projects.count(query)),
    types: () => once("types", () => projects.types()),
    tags: () => once("tags", () => projects.tags()),
    stats: () => once("stats", () => projects.stats()),
    cities: () => once("cities", () => projects.cities()),
    relatedTags: (selected) =>
      once(`related ${JSON.stringify(selected)}`, () => projects.relatedTags(selected)),
  };
  // Inherits the other methods.
  return Object.assign(Object.create(projects), lists);
}

/** Wraps products: caches lists until a product changes. Every page of a project or series reads them. */
export function cacheProductLists(products: Products, changes: Changes): Products {
  // Products of the partner and files of the sample company are shown depending on the published content.
  const once = memoizeUntilChange(changes, "products", "content");
  const lists: Partial<Products> = {
    listVisible: (query = {}) => once(JSON.stringify(query), () => products.listVisible(query)),
  };
  return Object.assign(Object.create(products), lists);
}

/** Wraps the company's own pages: caches their list, which is in every menu, until one is published or withdrawn. */
export function cacheOwnPages(ownPages: OwnPages, changes: Changes): OwnPages {
  const once = memoizeUntilChange(changes, "pages");
  const lists: Partial<OwnPages> = { published: () => once("published", () => ownPages.published()) };
  return Object.assign(Object.create(ownPages), lists);
}

function memoizeUntilChange(changes: Changes, ...topics: readonly ChangeTopic[]) {
  const results = new Map<string, Promise<unknown>>();
  changes.subscribe((change) => {
    if (change === "everything" || topics.includes(change)) results.clear();
  });
  return function once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const cached = results.get(key);
    if (cached) return cached as Promise<Result>;
    const result = read();
    setWithLimit(results, key, result, maxResults);
    result.catch(() => results.get(key) === result && results.delete(key));
    return result;
  };
}
