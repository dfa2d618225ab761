import type { ChangeTopic } from "#data/database/changes.ts";
import type { EncodedResponse } from "./encoded-response.ts";

/** Tag of every page that shared caches keep. */
export const everyPageTag = "site";

/** Time during which an outdated page may be served while it is revalidated, s. */
const staleWhileRevalidateS = 60;
/** Time during which it may be served while the site does not answer, s. */
const staleIfErrorS = 24 * 60 * 60;

/**
 * Headers of a page for only the shared caches in front of the site (RFC 9213): how long they keep it, and the tags by which it is
 * purged after a change. Browsers follow `Cache-Control`.
 * @param maxAgeS time without revalidation, s
 */
export function sharedCacheHeaders(maxAgeS: number, topics: Iterable<ChangeTopic>): Record<string, string> {
  const tags = [everyPageTag, ...topics];
  return {
    "cdn-cache-control": `public, max-age=${maxAgeS}, stale-while-revalidate=${staleWhileRevalidateS}, stale-if-error=${staleIfErrorS}`,
    "cache-tag": tags.join(","),
    "surrogate-key": tags.join(" "),
  };
}

/** Headers of a response for one visitor, at an address whose usual response shared caches may keep for all. */
export const notShared: Readonly<Record<string, string>> = {
  "cache-control": "private, no-cache",
  "cdn-cache-control": "no-store",
};

const cdnCacheControl = "cdn-cache-control";

/** The same response, which shared caches do not keep; the headers for browsers stay. */
export function withoutSharing(response: EncodedResponse): EncodedResponse {
  const representations = Object.entries(response.representations);
  if (!representations.some(([, { headers }]) => cdnCacheControl in headers)) return response;
  return {
    ...response,
    representations: Object.fromEntries(
      representations.map(([encoding, representation]) => [
        encoding,
        { ...representation, headers: { ...representation.headers, [cdnCacheControl]: "no-store" } },
      ]),
    ),
  };
}

/** Cache-Control of an address whose content never changes: it is never revalidated. */
export const forever = "public, max-age=31536000, immutable";
