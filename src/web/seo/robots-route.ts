import { servicesContext, siteUrlContext } from "../context.ts";
import type { Route } from "./+types/robots-route";

export async function loader({ context }: Route.LoaderArgs) {
  const { isNotPublic } = await context.get(servicesContext).siteSettings.all();
  return new Response(isNotPublic ? nothing : robots(context.get(siteUrlContext)), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/** The site is not public yet. */
const nothing = "User-agent: *\nDisallow: /\n";

/**
 * The pages are for everybody; the API answers programs, and the administrator's area is nobody else's. The form that
 * carries a project is the same page for each of them.
 */
function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /sd_admin
Disallow: /*?project=

Sitemap: ${siteUrl}/sitemap.xml
`;
}
