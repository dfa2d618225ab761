import type { Change, ChangeTopic } from "#data/database/changes.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import { countChanges, type Made } from "./count-changes.ts";
import type { EncodedResponse } from "./encoded-response.ts";
import { withoutSharing } from "./shared-cache-headers.ts";

export interface FreshResponse {
  response: EncodedResponse;
  topics: ReadonlySet<ChangeTopic>;
  /** True while a part of it is being made in the background; such a response is not cached. */
  isIncomplete?: boolean;
}

/** Cache of pages, or of reads of the API. */
export interface ResponseCache {
  /**
   * Returns the response of a key; simultaneous requests share one call of `make`. An outdated response is returned only while
   * the database is unavailable. Shared caches are not to keep a response whose data have changed: their purge may be over.
   */
  get(key: string, make: () => Promise<FreshResponse>): Promise<EncodedResponse>;
  /** Returns a current cached response synchronously, for the fast path. */
  getIfCurrent(key: string): EncodedResponse | undefined;
  /**
   * Invalidates responses that depend on the change. A response in the making is still sent to its requests, but cached only if it
   * does not depend on the change.
   */
  invalidate(change: Change): void;
  /** Size of the cached responses. */
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Registers a cache for monitoring. */
export type WatchCache = (name: string, cache: Pick<ResponseCache, "hits" | "misses" | "bytes">) => void;

/** Limits of the cache; the least recently used responses are evicted first. */
interface Bounds {
  maxBytes: number;
  maxEntries: number;
}

type CacheEntry = FreshResponse & Made;

/** Caches complete responses with status 200 until their data change. */
export function createResponseCache(bounds: Bounds): ResponseCache {
  const store = createStore(bounds);
  const inFlight = new Map<string, Promise<EncodedResponse>>();
  const changes = countChanges();
  let hits = 0;
  let misses = 0;

  function getIfCurrent(key: string): EncodedResponse | undefined {
    const found = store.get(key);
    if (found === undefined || !changes.isCurrent(found)) return undefined;
    hits += 1;
    store.touch(key, found);
    return found.response;
  }

  async function makeAndStore(key: string, make: () => Promise<FreshResponse>): Promise<EncodedResponse> {
    const changeCountAtStart = changes.count;
    misses += 1;
    const stored = store.get(key);
    const outdated = stored && withoutSharing(stored.response);
    try {
      const made = { ...(await make()), changeCountAtStart };
      if (made.response.status === 503) return outdated ?? made.response;
      if (!changes.isCurrent(made)) return withoutSharing(made.response);
      if (made.response.status === 200 && !made.isIncomplete) store.put(key, made);
      return made.response;
    } catch (failure) {
      if (outdated && isUnavailable(failure)) return outdated;
      throw failure;
    }
  }

  return {
    getIfCurrent,
    async get(key, make) {
      const hit = getIfCurrent(key) ?? inFlight.get(key);
      if (hit !== undefined) return hit;
      const response = makeAndStore(key, make).finally(() => {
        if (inFlight.get(key) === response) inFlight.delete(key);
      });
      inFlight.set(key, response);
      return response;
    },
    invalidate(change) {
      changes.record(change);
      inFlight.clear();
    },
    get bytes() {
      return store.bytes;
    },
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
  };
}

/** Entries in the order of their last use. */
function createStore({ maxBytes, maxEntries }: Bounds) {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.response.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get: (key: string) => entries.get(key),
    touch(key: string, entry: CacheEntry): void {
      entries.delete(key);
      entries.set(key, entry);
    },
    put(key: string, entry: CacheEntry): void {
      drop(key);
      if (entry.response.bytes > maxBytes) return;
      entries.set(key, entry);
      bytes += entry.response.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes && entries.size <= maxEntries) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
