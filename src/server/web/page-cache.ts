import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { parseOwnPagePath } from "#content/own-pages/parse-own-page-path.ts";
import type { Services } from "#data/services.ts";
import { createAnswerCache, type WatchCache } from "#http/answers/answer-cache.ts";
import type { StoredAnswer } from "#http/answers/stored-answer.ts";
import type { RenderPage } from "./render-page.ts";
import { type AnswerOptions, renderToAnswer } from "./stored-page.ts";

const bounds = { maxBytes: 32 * 1024 * 1024, maxEntries: 2_000 };

/** Pages of projects, of which there may be thousands, are kept apart: a crawler that reads them all pushes out no other. */
const boundsOfProjects = { maxBytes: 32 * 1024 * 1024, maxEntries: 1_000 };

/** Pages and news of the company's own, of which there may be two thousand in two languages. */
const boundsOfOwnPages = { maxBytes: 32 * 1024 * 1024, maxEntries: 4_000 };

/** Pages in memory, by the keys of `cacheKey`. */
export interface PageCache {
  /** Returns a valid cached page synchronously, for the fast path. */
  peek(key: string): StoredAnswer | undefined;
  /** The page, rendered once for all; `undefined` where there is no such project or page of the company's own. */
  get(key: string): Promise<StoredAnswer | undefined>;
}

interface PageCacheOptions extends Pick<AnswerOptions, "https" | "mode" | "sharedMaxAgeS"> {
  services: Pick<Services, "projects" | "ownPages" | "changes">;
  render: RenderPage;
  watchCache: WatchCache;
}

/** The pages in memory of one instance. */
export function createPageCache({ services, render, watchCache, ...how }: PageCacheOptions): PageCache {
  const pages = createAnswerCache(bounds);
  const ofProjects = createAnswerCache(boundsOfProjects);
  const ofOwnPages = createAnswerCache(boundsOfOwnPages);
  watchCache("own pages", ofOwnPages);
  watchCache("pages", pages);
  watchCache("project pages", ofProjects);
  for (const cache of [pages, ofProjects, ofOwnPages]) services.changes.subscribe(cache.invalidate);

  return {
    peek: (key) => pages.peek(key) ?? ofProjects.peek(key) ?? ofOwnPages.peek(key),
    async get(key) {
      const own = parseOwnPagePath(key);
      if (own) {
        // Looked up first, for of addresses without a page there is no end.
        if (!(await services.ownPages.has(own.kind, own.address).catch(() => true))) return undefined;
        return ofOwnPages.get(key, () => renderToAnswer(render, key, { ...how, effort: "quick" }));
      }
      const id = parseProjectPath(key);
      // The sitemap is the one long text that changes with every project.
      const effort = key.startsWith("/sitemap.xml") ? "good" : "best";
      if (id === undefined) return pages.get(key, () => renderToAnswer(render, key, { ...how, effort }));
      // Looked up first: the number of ids without a project is unlimited. Without the database the page itself reports it.
      if (!(await services.projects.has(id).catch(() => true))) return undefined;
      return ofProjects.get(key, () => renderToAnswer(render, key, { ...how, effort: "quick" }));
    },
  };
}
