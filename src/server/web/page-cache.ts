import type { Services } from "#data/services.ts";
import type { Effort, EncodedResponse } from "#http/responses/encoded-response.ts";
import { createResponseCache, type WatchCache } from "#http/responses/response-cache.ts";
import type { PageKey } from "./page-key.ts";
import { type ResponseOptions, renderToResponse } from "./page-response.ts";
import type { RenderPage } from "./render-page.ts";

const bounds = { maxBytes: 32 * 1024 * 1024, maxEntries: 2_000 };

/** Separate caches: a crawler that reads thousands of projects does not evict other pages. */
const boundsOfProjectPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 1_000 };

/** Up to two thousand own pages and news in two languages. */
const boundsOfOwnPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 4_000 };

export interface PageCache {
  /** Returns a valid cached page synchronously, for the fast path. */
  getIfCurrent(key: PageKey): EncodedResponse | undefined;
  /** Returns the cached page, or renders it; `undefined` if its project or own page does not exist. */
  get(key: PageKey): Promise<EncodedResponse | undefined>;
}

interface PageCacheOptions extends Pick<ResponseOptions, "https" | "mode" | "sharedMaxAgeS"> {
  /** Compression of pages of which there is a bounded number, `best` by default. */
  pageCompression?: Effort | undefined;
  services: Pick<Services, "projects" | "ownPages" | "changes">;
  render: RenderPage;
  watchCache: WatchCache;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { services, render, watchCache, pageCompression = "best", https, mode, sharedMaxAgeS } = options;
  const responseOptions = { https, mode, sharedMaxAgeS };
  const caches = {
    page: createResponseCache(bounds),
    project: createResponseCache(boundsOfProjectPages),
    "own-page": createResponseCache(boundsOfOwnPages),
  };
  watchCache("own pages", caches["own-page"]);
  watchCache("pages", caches.page);
  watchCache("project pages", caches.project);
  for (const cache of Object.values(caches)) services.changes.subscribe(cache.invalidate);

  /** If the database is unavailable, the page reports it. */
  const exists = async (key: PageKey) => {
    if (key.kind === "project") return services.projects.has(key.id).catch(() => true);
    if (key.kind === "own-page")
      return services.ownPages.has(key.record.kind, key.record.address).catch(() => true);
    return true;
  };

  return {
    getIfCurrent: (key) => caches[key.kind].getIfCurrent(key.path),
    async get(key) {
      // Checked first: the number of addresses without a record is unlimited.
      if (!(await exists(key))) return undefined;
      const effort = effortFor(key, pageCompression);
      return caches[key.kind].get(key.path, () =>
        renderToResponse(render, key.path, { ...responseOptions, effort }),
      );
    },
  };
}

/** The number of pages with a record is large. The sitemap is long and changes with every project. */
function effortFor({ kind, path }: PageKey, pageCompression: Effort): Effort {
  if (kind !== "page") return "quick";
  return path.startsWith("/sitemap.xml") ? "good" : pageCompression;
}
