import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "#data/settings/site-settings.ts";

/**
 * Sends `X-Robots-Tag: noindex` with every answer while the site is not public yet. The header is set on Node's own response, so
 * that pages from memory, which bypass Fastify's reply, carry it, too.
 */
export function hideWhileNotPublic(
  app: FastifyInstance,
  { siteSettings }: { siteSettings: SiteSettings },
): void {
  app.addHook("onRequest", (_request, reply, done) => {
    const respond = ({ isNotPublic }: { isNotPublic: boolean }) => {
      if (isNotPublic) reply.raw.setHeader("x-robots-tag", "noindex, nofollow");
      done();
    };
    const { known } = siteSettings;
    if (known) respond(known);
    // The settings have not been read yet. Without a database no page can be served.
    else siteSettings.all().then(respond, () => done());
  });
}
