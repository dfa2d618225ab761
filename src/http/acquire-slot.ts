import type { FastifyRequest } from "fastify";

/**
 * Resolves when the request scheduler grants a slot for costly work; requests of other clients run in between.
 * @throws Overloaded after a timeout, or under pressure
 */
export type AcquireSlot = (
  request: Pick<FastifyRequest, "ip" | "headers">,
  isUrgent?: boolean,
) => Promise<void>;
