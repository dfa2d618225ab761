import { servicesContext, siteUrlContext } from "../context.ts";
import type { Route } from "./+types/robots-route";

export async function loader({ context }: Route.LoaderArgs) {
  const { isNotPublic } = await context.get(servicesContext).siteSettings.all();
  return new Response(isNotPublic ? nothing : robots(context.get(siteUrlContext)), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/** For a site that is not public yet. */
const nothing = "User-agent: *\nDisallow: /\n";

/**
 * Disallows the API, the admin area, and addresses of the inquiry form with a project, which are duplicates.
 */
function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /sd_admin
Disallow: /*?project=

Sitemap: ${siteUrl}/sitemap.xml
`;
}
