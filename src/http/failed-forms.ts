import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from "fastify";
import type { RateLimits } from "#data/rate-limits.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import { failedFormLimits } from "./attempts.ts";

interface Declared {
  preHandler?: preHandlerHookHandler;
}

/**
 * Adds a limit to a call that anybody may send a form to. Each form takes one of the places that its client network has for
 * forms that fail, and gives it back unless it was refused. It is counted when its turn has come: many forms that are all
 * refused at once would otherwise hold up new connections.
 * @param refuse sends the refusal (429) of a form that finds no place
 */
export function limitFailedForms<Call extends Declared>(
  declared: Call,
  limits: RateLimits,
  refuse: (request: FastifyRequest, reply: FastifyReply, retryAfterMs: number) => FastifyReply,
) {
  const takePlace = async (request: FastifyRequest, reply: FastifyReply) => {
    const taken = await takeFormPlace(limits, request.ip);
    return !taken || taken.allowed ? undefined : refuse(request, reply, taken.retryAfterMs);
  };
  return {
    ...declared,
    preHandler: [takePlace, ...(declared.preHandler ? [declared.preHandler] : [])],
    async onResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (!isFailedForm(reply.statusCode)) await giveFormPlaceBack(limits, request.ip);
    },
  };
}

/** Takes a place for a form that may fail. @returns `undefined` without the database, where nothing is counted */
export function takeFormPlace(limits: RateLimits, address: string) {
  return limits.takeAll(failedFormLimits(address)).catch(unlessUnavailable);
}

/** Gives the place of a form back that did not fail. */
export async function giveFormPlaceBack(limits: RateLimits, address: string): Promise<void> {
  await limits.giveBackAll(failedFormLimits(address)).catch(unlessUnavailable);
}

/** Whether a form was refused, for what it held. */
export function isFailedForm(status: number): boolean {
  return status >= 400 && status < 500;
}

function unlessUnavailable(failure: unknown): undefined {
  if (!isUnavailable(failure)) throw failure;
}
