import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { ChangeTopic } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { createAnswerCache, type MadeAnswer, type WatchCache } from "./answer-cache.ts";
import { answerFor, storeAnswer } from "./stored-answer.ts";

const maxBytes = 16 * 1024 * 1024;
const maxEntries = 1_000;

/** How to make the answer when it is not in the cache. */
interface CacheableRead<Schema extends z.ZodMiniType> {
  /** The answer is cached until one of them changes. */
  topics: readonly ChangeTopic[];
  /** Fields that it lacks are removed. */
  schema: Schema;
  read(): Promise<z.input<Schema>>;
  headers?(): Promise<Record<string, string>>;
}

/** Sends an answer that is the same for all clients from the cache, or with status 304. Failures are not cached. */
export type ResponseCache = <Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: CacheableRead<Schema>,
) => Promise<void>;

/** For the API description. */
export const cacheHeaders = { requestHeaders: ["If-None-Match"], answerHeaders: ["ETag"] } as const;

export function createResponseCache(
  app: FastifyInstance,
  { changes }: Pick<Services, "changes">,
  watchCache?: WatchCache,
): ResponseCache {
  const cache = createAnswerCache({ maxBytes, maxEntries });
  watchCache?.("reads", cache);
  const unsubscribe = changes.subscribe(cache.invalidate);
  app.addHook("onClose", async () => unsubscribe());

  return async (request, reply, read) => {
    const key = keyOf(request);
    const stored = cache.peek(key) ?? (await cache.get(key, () => make(read)));
    const { status, headers, body } = answerFor(stored, {
      // Fastify itself leaves the body out for HEAD.
      method: "GET",
      acceptEncoding: request.headers["accept-encoding"],
      ifNoneMatch: request.headers["if-none-match"],
    });
    await reply.code(status).headers(headers).send(body);
  };
}

async function make<Schema extends z.ZodMiniType>(answer: CacheableRead<Schema>): Promise<MadeAnswer> {
  const [body, headers] = await Promise.all([answer.read(), answer.headers?.()]);
  const stored = await storeAnswer(
    200,
    { ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    JSON.stringify(answer.schema.parse(body)),
    "good",
  );
  return { answer: stored, topics: new Set(answer.topics) };
}

/**
 * The route and the parsed query: parameters in the order of the schema, with defaults, without unknown ones, lists sorted. So
 * equivalent queries share one cached answer.
 */
function keyOf({ routeOptions, query }: FastifyRequest): string {
  const understood = JSON.stringify(query ?? {}, (_name, value: unknown) =>
    Array.isArray(value) ? [...new Set(value)].sort() : value,
  );
  return `${routeOptions.url} ${understood}`;
}
