import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { ChangeTopic } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { encodeResponse, negotiateResponse } from "./encoded-response.ts";
import { createResponseCache, type FreshResponse, type WatchCache } from "./response-cache.ts";

const maxBytes = 16 * 1024 * 1024;
const maxEntries = 1_000;

/** How to make the response when it is not in the cache. */
interface CacheableRead<Schema extends z.ZodMiniType> {
  /** The response is cached until one of them changes. */
  topics: readonly ChangeTopic[];
  /** Strips fields that are not in the schema. */
  schema: Schema;
  read(): Promise<z.input<Schema>>;
  headers?(): Promise<Record<string, string>>;
}

/** Sends a response that is the same for all clients from the cache, or with status 304. Failures are not cached. */
export type SendCached = <Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: CacheableRead<Schema>,
) => Promise<void>;

/** For the API description. */
export const cacheHeaders = { requestHeaders: ["If-None-Match"], responseHeaders: ["ETag"] } as const;

export function createSendCached(
  app: FastifyInstance,
  { changes }: Pick<Services, "changes">,
  watchCache?: WatchCache,
): SendCached {
  const cache = createResponseCache({ maxBytes, maxEntries });
  watchCache?.("reads", cache);
  const unsubscribe = changes.subscribe(cache.invalidate);
  app.addHook("onClose", async () => unsubscribe());

  return async (request, reply, read) => {
    const key = keyOf(request);
    const cached = cache.getIfCurrent(key) ?? (await cache.get(key, () => make(read)));
    const { status, headers, body } = negotiateResponse(cached, {
      // Fastify itself leaves the body out for HEAD.
      method: "GET",
      acceptEncoding: request.headers["accept-encoding"],
      ifNoneMatch: request.headers["if-none-match"],
    });
    // An empty body would get a length, which a 304 must not have unless it is that of the whole response.
    await reply
      .code(status)
      .headers(headers)
      .send(status === 304 ? undefined : body);
  };
}

async function make<Schema extends z.ZodMiniType>(read: CacheableRead<Schema>): Promise<FreshResponse> {
  const [body, headers] = await Promise.all([read.read(), read.headers?.()]);
  const encoded = await encodeResponse(
    200,
    { ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    JSON.stringify(read.schema.parse(body)),
    "good",
  );
  return { response: encoded, topics: new Set(read.topics) };
}

/**
 * The route and the parsed query: parameters in the order of the schema, with defaults, without unknown ones, lists sorted. So
 * equivalent queries share one cached response.
 */
function keyOf({ routeOptions, query }: FastifyRequest): string {
  const parsed = JSON.stringify(query ?? {}, (_name, value: unknown) =>
    Array.isArray(value) ? [...new Set(value)].sort() : value,
  );
  return `${routeOptions.url} ${parsed}`;
}
