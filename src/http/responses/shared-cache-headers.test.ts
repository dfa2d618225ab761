import { expect, test } from "vitest";
import { encodeResponse } from "./encoded-response.ts";
import { forever, notShared, sharedCacheHeaders, withoutSharing } from "./shared-cache-headers.ts";

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

test("a response that is not to be shared any more keeps its content and what browsers are told", async () => {
  const headers = { "cache-control": "no-cache", ...sharedCacheHeaders(600, []) };
  const shared = await encodeResponse(200, headers, "page", "quick");
  const { representations, ...rest } = withoutSharing(shared);
  expect(rest).toEqual({ status: shared.status, bytes: shared.bytes });
  for (const [encoding, { headers, ...content }] of Object.entries(shared.representations))
    expect(representations).toHaveProperty(encoding, {
      ...content,
      headers: { ...headers, "cdn-cache-control": "no-store" },
    });
  const own = await encodeResponse(200, { "cache-control": "no-cache" }, "page", "quick");
  expect(withoutSharing(own)).toBe(own);
});
