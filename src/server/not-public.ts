import type { FastifyInstance, FastifyReply } from "fastify";
import type { SiteSettings } from "#data/settings/site-settings.ts";

const robotsTag = "x-robots-tag";

/**
 * Sends `X-Robots-Tag: noindex` with every full response (not 304) while the site is not public yet. The header is set on Node's own
 * response, so that pages from the page cache, which bypass Fastify's reply, carry it, too. Shared caches must not store the response:
 * a 304 cannot remove the header later, when the public site has the same content and ETag.
 */
export function hideFromSearchWhileNotPublic(
  app: FastifyInstance,
  { siteSettings }: { siteSettings: SiteSettings },
): void {
  app.addHook("onRequest", (_request, reply, done) => {
    const respond = ({ isNotPublic }: { isNotPublic: boolean }) => {
      if (isNotPublic) reply.raw.setHeader(robotsTag, "noindex, nofollow");
      done();
    };
    const { cached } = siteSettings;
    if (cached) respond(cached);
    // The settings have not been read yet. Without a database no page can be served.
    else siteSettings.all().then(respond, () => done());
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!isSiteNotPublic(reply)) return;
    const cacheControl = String(reply.getHeader("cache-control") ?? "");
    // Caches keep immutable files for a year, so a later change of the setting would not remove the header.
    if (cacheControl.includes("immutable")) reply.raw.removeHeader(robotsTag);
    else reply.headers({ "cdn-cache-control": "no-store", ...withoutPublic(cacheControl) });
  });
}

function withoutPublic(cacheControl: string): Record<string, string> {
  return cacheControl === "" ? {} : { "cache-control": cacheControl.replace("public", "private") };
}

/** True for a response of a site that is not public yet. */
export function isSiteNotPublic({ raw }: Pick<FastifyReply, "raw">): boolean {
  return raw.hasHeader(robotsTag);
}

/** Headers of a page of a site that is not public yet: without an ETag, by which search engines would keep the page as hidden. */
export function headersWhileNotPublic({
  etag: _,
  ...headers
}: Record<string, string>): Record<string, string> {
  return { ...headers, "cdn-cache-control": "no-store" };
}
