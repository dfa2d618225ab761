import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { ChangeTopic } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { createAnswerCache, type MadeAnswer, type WatchCache } from "./answer-cache.ts";
import { answerFor, storeAnswer } from "./stored-answer.ts";

const maxBytes = 16 * 1024 * 1024;
const maxEntries = 1_000;

/** Recipe of an answer that is not cached. */
interface CacheableRead<Schema extends z.ZodMiniType> {
  /** Topics of its data: it is cached until one of them changes. */
  topics: readonly ChangeTopic[];
  /** Schema of the answer; other data that was read is removed. */
  schema: Schema;
  read(): Promise<z.input<Schema>>;
  /** Headers that go with the answer. */
  headers?(): Promise<Record<string, string>>;
}

/**
 * Answers a read that is the same for all clients: made once, kept until the data change, and answered with 304 to a client that
 * has it. Failures pass through and are not kept.
 */
export type ResponseCache = <Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: CacheableRead<Schema>,
) => Promise<void>;

/** Headers of such a read in the API description. */
export const cacheHeaders = { requestHeaders: ["If-None-Match"], answerHeaders: ["ETag"] } as const;

/** The kept reads of one instance. */
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
 * The route with the query as it was understood: parameters in the schema's order, defaults filled in, unknown ones
 * left out, lists sorted. So the same question in other words is answered by the same kept answer.
 */
function keyOf({ routeOptions, query }: FastifyRequest): string {
  const understood = JSON.stringify(query ?? {}, (_name, value: unknown) =>
    Array.isArray(value) ? [...new Set(value)].sort() : value,
  );
  return `${routeOptions.url} ${understood}`;
}
