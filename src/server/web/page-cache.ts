import type { Services } from "#data/services.ts";
import { dayInKorea, yearInKorea } from "#domain/korean-day.ts";
import { bestEncoding } from "#http/responses/accept-encoding.ts";
import type { Effort, EncodedResponse } from "#http/responses/encoded-response.ts";
import { createResponseCache, type WatchCache } from "#http/responses/response-cache.ts";
import type { PageKey } from "./page-key.ts";
import { type ResponseOptions, renderToResponse } from "./page-response.ts";
import type { RenderPage } from "./render-page.ts";

const bounds = { maxBytes: 32 * 1024 * 1024, maxEntries: 2_000 };

/** Separate caches: a crawler that reads thousands of projects does not evict other pages. */
const boundsOfProjectPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 1_000 };

/** Up to two thousand of the company's own pages and news, in two languages. */
const boundsOfOwnPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 4_000 };

/** A link with a query (chosen towers, filters) that many visitors follow is rendered once; searches do not evict other pages. */
const boundsOfArbitraryQueries = { maxBytes: 4 * 1024 * 1024, maxEntries: 400 };

/** A page with an arbitrary query (see `PageKey`) is stored only in the best encoding that the request accepts, every other page in all encodings. */
export interface PageCache {
  /** Returns a valid cached page synchronously, for the fast path. */
  getIfCurrent(key: PageKey, acceptEncoding: string | undefined): EncodedResponse | undefined;
  /** Returns the cached page, or renders it; `undefined` if its project or own page does not exist. */
  get(key: PageKey, acceptEncoding: string | undefined): Promise<EncodedResponse | undefined>;
}

interface PageCacheOptions extends Pick<ResponseOptions, "https" | "mode" | "sharedMaxAgeS"> {
  /** Compression of pages of which there is a bounded number, `best` by default. */
  pageCompression?: Effort | undefined;
  services: Pick<Services, "projects" | "ownPages" | "changes">;
  render: RenderPage;
  watchCache: WatchCache;
  clock?: () => Date;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { services, render, watchCache, pageCompression = "best", https, mode, sharedMaxAgeS } = options;
  const { clock = () => new Date() } = options;
  const responseOptions = { https, mode, sharedMaxAgeS };
  const caches = {
    page: createResponseCache(bounds),
    project: createResponseCache(boundsOfProjectPages),
    "own-page": createResponseCache(boundsOfOwnPages),
    "arbitrary-query": createResponseCache(boundsOfArbitraryQueries),
  };
  watchCache("own pages", caches["own-page"]);
  watchCache("pages", caches.page);
  watchCache("project pages", caches.project);
  watchCache("pages with a query", caches["arbitrary-query"]);
  for (const cache of Object.values(caches)) services.changes.subscribe(cache.invalidate);

  /** If the database is unavailable, the record is taken to exist: rendering the page then reports the failure. */
  const exists = async (key: PageKey) => {
    if (key.kind === "project") return services.projects.has(key.id).catch(() => true);
    if (key.kind === "own-page")
      return services.ownPages.has(key.ownPage.kind, key.ownPage.address).catch(() => true);
    return true;
  };

  /** Cache key; includes the year or day that the page prints. */
  const cacheKey = ({ kind, path }: PageKey, acceptEncoding: string | undefined) =>
    kind === "arbitrary-query"
      ? `${dayInKorea(clock())} ${bestEncoding(acceptEncoding)} ${path}`
      : `${yearInKorea(clock())} ${path}`;

  return {
    getIfCurrent: (key, acceptEncoding) => caches[key.kind].getIfCurrent(cacheKey(key, acceptEncoding)),
    async get(key, acceptEncoding) {
      // Checked first: the number of addresses without a record is unlimited.
      if (!(await exists(key))) return undefined;
      const effort = effortFor(key, pageCompression);
      const encodings = key.kind === "arbitrary-query" ? { encodings: [bestEncoding(acceptEncoding)] } : {};
      return caches[key.kind].get(cacheKey(key, acceptEncoding), () =>
        renderToResponse(render, key.path, { ...responseOptions, effort, ...encodings }),
      );
    },
  };
}

/** The number of pages with a record is large. The sitemap is long and changes with every project. */
function effortFor({ kind, path }: PageKey, pageCompression: Effort): Effort {
  if (kind !== "page") return "quick";
  return path.startsWith("/sitemap.xml") ? "good" : pageCompression;
}
