import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "#data/settings/site-settings.ts";

/**
 * While the site is not public yet, every answer asks search engines to leave it alone. The header is written past Fastify, so
 * that pages from memory, which are written to the socket whole, carry it, too.
 */
export function hideWhileNotPublic(
  app: FastifyInstance,
  { siteSettings }: { siteSettings: SiteSettings },
): void {
  app.addHook("onRequest", (_request, reply, done) => {
    const answer = ({ isNotPublic }: { isNotPublic: boolean }) => {
      if (isNotPublic) reply.raw.setHeader("x-robots-tag", "noindex, nofollow");
      done();
    };
    const { known } = siteSettings;
    // Before they have been read once; without a database there is no page to be found either.
    if (known) answer(known);
    else siteSettings.all().then(answer, () => done());
  });
}
