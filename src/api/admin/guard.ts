import type { FastifyInstance, FastifyRequest } from "fastify";
import { administrationAnswers } from "#content/problems/problems.ts";
import type { Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
import { bySession } from "#http/calls/described.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import type { SessionCookies } from "../session-cookies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Open to an administrator who has yet to set up the second factor that the site requires. */
    isForEnrolment?: boolean;
    /** Asked again and again by an open page: it does not count as use of the session. */
    isPolling?: boolean;
    /** Refused where the last proof of the password or second factor is too old. */
    needsProof?: boolean;
  }
}

/** Session of a request. Only for requests that have passed the guard. */
export type Administrator = (request: FastifyRequest) => Session;

interface GuardOptions extends Pick<Services, "secondFactor"> {
  cookies: Pick<SessionCookies, "find">;
  requireSecondFactor: boolean;
}

/**
 * Lets only a signed-in administrator into `app`, before anything of a request's body is read, and says so of its
 * routes. Where a second factor is required, who has none gets no further than to set it up.
 */
export function guard(
  app: FastifyInstance,
  { cookies, secondFactor, requireSecondFactor }: GuardOptions,
): Administrator {
  const admitted = new WeakMap<FastifyRequest, Session>();
  app.addHook("onRequest", async (request, reply) => {
    const session = await cookies.find(request, !request.routeOptions.config.isPolling);
    if (!session) throw Object.assign(new Error("Not signed in."), { statusCode: 401 });
    admitted.set(request, session);
    if (!requireSecondFactor || request.routeOptions.config.isForEnrolment) return;
    if ((await secondFactor.status(session.accountId)).isEnabled) return;
    const { secondFactorRequired } = administrationAnswers[localeFor(request)];
    return reply.code(403).send({ error: secondFactorRequired });
  });
  app.addHook("onRoute", (route) => {
    const { response, ...schema } = route.schema ?? {};
    const answers = Object.assign({ 401: problemSchema }, response);
    route.schema = { tags: ["administration"], security: bySession, ...schema, response: answers };
  });
  return (request) => {
    const session = admitted.get(request);
    if (!session)
      throw new Error(`${request.url} has no guard. Register its route inside administrationApi.`);
    return session;
  };
}
