import type { FastifyReply } from "fastify";
import type * as z from "zod/mini";
import type { problemSchema } from "./calls/problem.ts";

/** Refuses a client that has asked too often; `error` says so in words. */
export function refuseTooMany(reply: FastifyReply, retryAfterMs: number, error: string): FastifyReply {
  return markTooMany(reply, retryAfterMs).send({ error } satisfies z.infer<typeof problemSchema>);
}

/** Gives an answer that is still to be sent the status of too many requests, and says when to come back. */
export function markTooMany(reply: FastifyReply, retryAfterMs: number): FastifyReply {
  return reply.code(429).header("retry-after", Math.ceil(retryAfterMs / 1000));
}
