import type { FastifyReply, FastifyRequest } from "fastify";
import type { Client, Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
import { expectedAccountHeader, expectedAccountOf } from "#domain/admin/authentication-calls.ts";
import { deviceName } from "#domain/admin/device.ts";
import { expiredSessionCookie, sessionCookie, sessionToken } from "#domain/admin/session-cookie.ts";
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

/** Returns true when a request names another account than that of the session: another tab has signed in since. */
export function isOfOtherAccount({ headers }: FastifyRequest, { username }: Session): boolean {
  const expected = headers[expectedAccountHeader.toLowerCase()];
  return expected !== undefined && expected !== expectedAccountOf(username);
}

export function sessionCookies(sessions: Services["sessions"], https: boolean): SessionCookies {
  async function find(request: FastifyRequest, isUse = true): Promise<Session | undefined> {
    const token = sessionToken(request.headers.cookie, https);
    if (token === undefined) return undefined;
    return sessions.find(token, clientOf(request), isUse);
  }

  return {
    find,
    async begin(request, reply, accountId) {
      reply.header("set-cookie", sessionCookie(await sessions.begin(accountId, clientOf(request)), https));
    },
    async end(request) {
      const session = await find(request);
      if (session) await sessions.end(session.accountId, session.id);
      return session;
    },
    clear(reply) {
      reply.header("set-cookie", expiredSessionCookie(https));
    },
  };
}

/** Network and browser of a request, as a session stores them. */
function clientOf(request: FastifyRequest): Client {
  return { address: shortAddress(request.ip), device: deviceName(request.headers["user-agent"]) };
}
