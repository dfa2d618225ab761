import { expect, test } from "vitest";
import { forever, notShared, sharedCacheHeaders } from "./shared-cache-headers.ts";

test("shared caches keep a page for the given time, and find it by the tags of its data and by that of all pages", () => {
  expect(sharedCacheHeaders(600, ["projects", "content"])).toEqual({
    "cdn-cache-control": "public, max-age=600, stale-while-revalidate=60, stale-if-error=86400",
    "cache-tag": "site,projects,content",
    "surrogate-key": "site projects content",
  });
});

test("a page without data has the tag of all pages", () => {
  expect(sharedCacheHeaders(0, [])).toMatchObject({ "cache-tag": "site", "surrogate-key": "site" });
});

test("a response for one visitor is kept by no shared cache, and one for ever by every cache for a year", () => {
  expect(notShared).toEqual({ "cache-control": "private, no-cache", "cdn-cache-control": "no-store" });
  expect(forever).toBe("public, max-age=31536000, immutable");
});
