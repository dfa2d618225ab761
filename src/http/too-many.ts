import type { FastifyReply } from "fastify";
import type * as z from "zod/mini";
import type { problemSchema } from "./calls/problem.ts";

/** Refuses a client that has exceeded its limit; `error` is the message. */
export function refuseTooMany(reply: FastifyReply, retryAfterMs: number, error: string): FastifyReply {
  return markTooMany(reply, retryAfterMs).send({ error } satisfies z.infer<typeof problemSchema>);
}

/** Sets status 429 and `Retry-After` on a response that is not sent yet. */
export function markTooMany(reply: FastifyReply, retryAfterMs: number): FastifyReply {
  return reply.code(429).header("retry-after", Math.ceil(retryAfterMs / 1000));
}
