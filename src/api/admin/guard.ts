import type { FastifyInstance, FastifyRequest } from "fastify";
import { administrationMessages } from "#content/problems/problems.ts";
import type { Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
import { bySession } from "#http/calls/openapi-transform.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import type { SessionCookies } from "../session-cookies.ts";

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

/** Returns the session of a request that has passed the guard. */
export type SessionOf = (request: FastifyRequest) => Session;

interface GuardOptions extends Pick<Services, "secondFactor"> {
  cookies: Pick<SessionCookies, "find">;
  requireSecondFactor: boolean;
}

/**
 * Rejects requests without an administrator's session before any body is read, and documents this for the routes of
 * `app`. Where a second factor is required, accounts without one may only set it up.
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
    admitted.set(request, session);
    if (!requireSecondFactor || request.routeOptions.config.isForEnrolment) return;
    if ((await secondFactor.status(session.accountId)).isEnabled) return;
    const { secondFactorRequired } = administrationMessages[localeFor(request)];
    return reply.code(403).send({ error: secondFactorRequired });
  });
  app.addHook("onRoute", (route) => {
    const { response, ...schema } = route.schema ?? {};
    const responses = Object.assign({ 401: problemSchema }, response);
    route.schema = { tags: ["administration"], security: bySession, ...schema, response: responses };
  });
  return (request) => {
    const session = admitted.get(request);
    if (!session)
      throw new Error(`${request.url} has no guard. Register its route inside administrationApi.`);
    return session;
  };
}
