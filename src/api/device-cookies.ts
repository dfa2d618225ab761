import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { deviceCookie, deviceToken } from "#domain/admin/session-cookie.ts";

/** Known devices as requests and answers carry them. */
export interface DeviceCookies {
  /** Returns an opaque id of the request's browser, if it is a known device of the account `username`. */
  find(request: FastifyRequest, username: string): Promise<string | undefined>;
  /** Makes the browser known for an account, for half a year from now. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: number): Promise<void>;
  /** Forgets every browser of an account but that of the request. */
  forgetOthers(request: FastifyRequest, accountId: number): Promise<void>;
}

export function deviceCookies(devices: Services["knownDevices"], https: boolean): DeviceCookies {
  const tokenOf = (request: FastifyRequest) => deviceToken(request.headers.cookie, https);
  return {
    async find(request, username) {
      const token = tokenOf(request);
      return token === undefined ? undefined : devices.find(username, token);
    },
    async remember(request, reply, accountId) {
      reply.header("set-cookie", deviceCookie(await devices.remember(accountId, tokenOf(request)), https));
    },
    forgetOthers: (request, accountId) => devices.forgetOthers(accountId, tokenOf(request)),
  };
}
