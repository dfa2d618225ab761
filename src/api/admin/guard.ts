import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Session } from "#data/admin/sessions.ts";
import { bySession } from "#http/calls/described.ts";
import { problemSchema } from "#http/calls/problem.ts";
import type { SessionCookies } from "../session-cookies.ts";

/** Whose request it is. Only for requests that have passed the guard. */
export type Administrator = (request: FastifyRequest) => Session;

/** Lets only the signed-in administrator into `app`, before anything of a request's body is read, and says so of its routes. */
export function guard(app: FastifyInstance, cookies: Pick<SessionCookies, "find">): Administrator {
  const admitted = new WeakMap<FastifyRequest, Session>();
  app.addHook("onRequest", async (request) => {
    const session = await cookies.find(request);
    if (!session) throw Object.assign(new Error("Not signed in."), { statusCode: 401 });
    admitted.set(request, session);
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
