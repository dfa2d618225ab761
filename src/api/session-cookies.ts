import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
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

export function sessionCookies(sessions: Services["sessions"], https: boolean): SessionCookies {
  async function find(request: FastifyRequest, isUse = true): Promise<Session | undefined> {
    const token = sessionToken(request.headers.cookie, https);
    if (token === undefined) return undefined;
    const session = await sessions.find(token, isUse);
    return session && isFromElsewhere(session, clientOf(request)) ? undefined : session;
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
function clientOf(request: FastifyRequest): Pick<Session, "address" | "device"> {
  return { address: shortAddress(request.ip), device: deviceName(request.headers["user-agent"]) };
}

/**
 * Returns true if both network and browser differ from those at sign-in: the cookie was probably copied.
 * A user who has changed both has to sign in again.
 */
function isFromElsewhere(
  session: Session,
  { address, device }: Pick<Session, "address" | "device">,
): boolean {
  return session.address !== address && session.device !== device;
}
