import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
import { deviceName } from "#domain/admin/device.ts";
import { noSessionCookie, sessionCookie, sessionToken } from "#domain/admin/session-cookie.ts";
import { shortAddress } from "#domain/network.ts";

/** Sessions as requests and answers carry them. */
export interface SessionCookies {
  /** The session of a request, if any and still good. @param isUse whether it counts as use; by default it does */
  find(request: FastifyRequest, isUse?: boolean): Promise<Session | undefined>;
  /** Begins a session with a new token, and hands it to the browser. */
  begin(request: FastifyRequest, reply: FastifyReply, accountId: number): Promise<void>;
  /** Ends the session of a request. @returns which it was */
  end(request: FastifyRequest): Promise<Session | undefined>;
  /** Makes the browser forget its token. */
  clear(reply: FastifyReply): void;
}

export function sessionCookies(sessions: Services["sessions"], https: boolean): SessionCookies {
  async function find(request: FastifyRequest, isUse = true): Promise<Session | undefined> {
    const token = sessionToken(request.headers.cookie, https);
    return token === undefined ? undefined : sessions.find(token, isUse);
  }

  return {
    find,
    async begin(request, reply, accountId) {
      const address = shortAddress(request.ip);
      const device = deviceName(request.headers["user-agent"]);
      reply.header("set-cookie", sessionCookie(await sessions.begin(accountId, { address, device }), https));
    },
    async end(request) {
      const session = await find(request);
      if (session) await sessions.end(session.accountId, session.id);
      return session;
    },
    clear(reply) {
      reply.header("set-cookie", noSessionCookie(https));
    },
  };
}
