import type { FastifyRequest } from "fastify";

/** A key that somebody made up freely is used as far as it is short; a longer one is no key. */
const maxKeyLength = 200;

/** The key that the sender gave to this sending and to every repetition of it; `undefined` without one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const key = headers["idempotency-key"];
  return typeof key === "string" && key !== "" && key.length <= maxKeyLength ? key : undefined;
}
