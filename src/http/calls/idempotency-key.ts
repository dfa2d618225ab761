import type { FastifyRequest } from "fastify";

/** Longer keys are ignored, characters. */
const maxKeyLength = 200;

/** The key that the sender gave to this sending and to every repetition of it; `undefined` without one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers["idempotency-key"];
  return typeof key === "string" && key !== "" && key.length <= maxKeyLength ? key : undefined;
}
