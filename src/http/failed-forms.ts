import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from "fastify";
import type { RateLimits } from "#data/rate-limits.ts";
import { failedFormLimits } from "./limits.ts";

interface Declared {
  preHandler?: preHandlerHookHandler;
}

/**
 * Statuses that are not counted: 403 (another site made the browser send the form, and could otherwise use up the visitor's limit) and
 * 429 (the limit is reached).
 */
const uncounted: ReadonlySet<number> = new Set([403, 429]);

/**
 * Adds a limit to an operation that anybody may send a form to: forms that it refuses are counted by client network. The limit is
 * checked in `preHandler`, that is in the request's slot of the scheduler, because the check is a query: many at the same time would
 * delay new connections. Only a refused form counts, after its response, so that an accepted one costs no write. Forms of pages
 * count under the same limit, but before their body is read (`guardForms`): a burst of them, each of which renders a page, must not
 * exceed it.
 * @param refuse sends the refusal (429) of a form from a network that has sent too many
 * @param isExempt returns true for a form that is accepted although the limit is reached
 */
export function limitFailedForms<Call extends Declared>(
  declared: Call,
  limits: RateLimits,
  refuse: (request: FastifyRequest, reply: FastifyReply, retryAfterMs: number) => FastifyReply,
  isExempt: (request: FastifyRequest) => Promise<boolean> = async () => false,
) {
  const refuseBeyondLimit = async (request: FastifyRequest, reply: FastifyReply) => {
    const rateLimit = await limits.check(failedFormLimits(request.ip));
    return rateLimit.allowed || (await isExempt(request))
      ? undefined
      : refuse(request, reply, rateLimit.retryAfterMs);
  };
  return {
    ...declared,
    preHandler: [refuseBeyondLimit, ...(declared.preHandler ? [declared.preHandler] : [])],
    async onResponse({ ip, log }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
      if (statusCode < 400 || statusCode >= 500 || uncounted.has(statusCode)) return;
      await limits.consumeAll(failedFormLimits(ip)).catch((failure: unknown) => log.error(failure));
    },
  };
}
