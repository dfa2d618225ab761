import type { FastifyInstance, FastifyRequest } from "fastify";

/** Methods that change nothing: RFC 9110 section 9.2.1. */
export const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** Sent to pages of this site only: otherwise a link on another site could make the administrator's browser download the file. */
    isPrivateFile?: boolean;
  }
}

/**
 * Refuses cross-site writes, and requests of other sites for private files. Browsers themselves send the sender's origin, in
 * `Sec-Fetch-Site` or at least in `Origin`, and no page can forge or omit both headers. A client that sends neither is not a
 * browser, so it sends no cookies of a visitor.
 */
export function refuseOtherSites(api: FastifyInstance, siteUrl: string): void {
  api.addHook("onRequest", async (request) => {
    const { isPrivateFile } = request.routeOptions.config;
    if ((safeMethods.has(request.method) && !isPrivateFile) || isSameOrigin(request, siteUrl)) return;
    throw Object.assign(new Error("A request from another site."), { statusCode: 403 });
  });
}

/** Returns true when a request was sent by a page of this site, or by no page at all. */
export function isSameOrigin(request: Pick<FastifyRequest, "headers" | "host">, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": sender } = request.headers;
  if (sender !== undefined) return sender === "same-origin" || sender === "none";
  if (origin === undefined || origin === new URL(siteUrl).origin) return true;
  return isHost(origin, request.host);
}

/** Returns true when an origin is at a host; the default port of its protocol may be given or not. */
function isHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: sender } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === sender;
}
