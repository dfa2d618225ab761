import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { administrationMessages } from "#content/problems/problems.ts";
import type { Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
import { bySession } from "#http/calls/openapi-transform.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { isOfOtherAccount, type SessionCookies } from "../session-cookies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Allowed for an administrator who has yet to set up the required second factor. */
    isForEnrolment?: boolean;
    /** Polled by an open page: does not count as use of the session. */
    isPolling?: boolean;
    /** Requires a recent re-authentication. */
    needsReauthentication?: boolean;
  }
}

/** `isOtherAccount`: the session belongs to another account than the header `Expected-Account` names. */
const signedOutSchema = z.extend(problemSchema, { isOtherAccount: z.optional(z.literal(true)) });

/** Returns the session of a request that has passed the guard. */
export type SessionOf = (request: FastifyRequest) => Session;

interface GuardOptions extends Pick<Services, "secondFactor"> {
  cookies: Pick<SessionCookies, "find">;
  requireSecondFactor: boolean;
}

/**
 * Rejects requests without an administrator's session, or with that of another account than they name, before any body
 * is read, and documents this for the routes of `app`. Where a second factor is required, accounts without one may only
 * set it up.
 * @returns the function that finds the session of an admitted request
 */
export function guard(
  app: FastifyInstance,
  { cookies, secondFactor, requireSecondFactor }: GuardOptions,
): SessionOf {
  const admitted = new WeakMap<FastifyRequest, Session>();
  app.addHook("onRequest", async (request, reply) => {
    const session = await cookies.find(request, !request.routeOptions.config.isPolling);
    if (!session) throw Object.assign(new Error("Not signed in."), { statusCode: 401 });
    const words = administrationMessages[localeFor(request)];
    if (isOfOtherAccount(request, session))
      return reply.code(401).send({ error: words.otherAccount, isOtherAccount: true });
    admitted.set(request, session);
    if (!requireSecondFactor || request.routeOptions.config.isForEnrolment) return;
    if ((await secondFactor.status(session.accountId)).isEnabled) return;
    return reply.code(403).send({ error: words.secondFactorRequired });
  });
  app.addHook("onRoute", (route) => {
    const { response, ...schema } = route.schema ?? {};
    route.schema = {
      tags: ["administration"],
      security: bySession,
      ...schema,
      requestHeaders: ["Expected-Account", ...(schema.requestHeaders ?? [])],
      response: Object.assign({ 401: signedOutSchema }, response),
    };
  });
  return (request) => {
    const session = admitted.get(request);
    if (!session)
      throw new Error(`${request.url} has no guard. Register its route inside administrationApi.`);
    return session;
  };
}
