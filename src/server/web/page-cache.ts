import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { parseOwnPagePath } from "#content/own-pages/parse-own-page-path.ts";
import type { Services } from "#data/services.ts";
import type { Effort, EncodedResponse } from "#http/responses/encoded-response.ts";
import { createResponseCache, type WatchCache } from "#http/responses/response-cache.ts";
import { type ResponseOptions, renderToResponse } from "./page-response.ts";
import type { RenderPage } from "./render-page.ts";

const bounds = { maxBytes: 32 * 1024 * 1024, maxEntries: 2_000 };

/** Separate caches: a crawler that reads thousands of projects does not evict other pages. */
const boundsOfProjectPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 1_000 };

/** Up to two thousand own pages and news in two languages. */
const boundsOfOwnPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 4_000 };

/** Pages in memory, by the keys of `cacheKey`. */
export interface PageCache {
  /** Returns a valid cached page synchronously, for the fast path. */
  getIfCurrent(key: string): EncodedResponse | undefined;
  /** Returns the cached page, or renders it; `undefined` if the project or own page does not exist. */
  get(key: string): Promise<EncodedResponse | undefined>;
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
  const pages = createResponseCache(bounds);
  const projectPages = createResponseCache(boundsOfProjectPages);
  const ownPages = createResponseCache(boundsOfOwnPages);
  watchCache("own pages", ownPages);
  watchCache("pages", pages);
  watchCache("project pages", projectPages);
  for (const cache of [pages, projectPages, ownPages]) services.changes.subscribe(cache.invalidate);

  return {
    getIfCurrent: (key) =>
      pages.getIfCurrent(key) ?? projectPages.getIfCurrent(key) ?? ownPages.getIfCurrent(key),
    async get(key) {
      const own = parseOwnPagePath(key);
      if (own) {
        // Checked first: the number of unknown addresses is unlimited.
        if (!(await services.ownPages.has(own.kind, own.address).catch(() => true))) return undefined;
        return ownPages.get(key, () =>
          renderToResponse(render, key, { ...responseOptions, effort: "quick" }),
        );
      }
      const id = parseProjectPath(key);
      // The sitemap is long and changes with every project.
      const effort = key.startsWith("/sitemap.xml") ? "good" : pageCompression;
      if (id === undefined)
        return pages.get(key, () => renderToResponse(render, key, { ...responseOptions, effort }));
      // Checked first, as above. If the database is unavailable, the page reports it.
      if (!(await services.projects.has(id).catch(() => true))) return undefined;
      return projectPages.get(key, () =>
        renderToResponse(render, key, { ...responseOptions, effort: "quick" }),
      );
    },
  };
}
