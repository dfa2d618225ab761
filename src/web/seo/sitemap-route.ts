import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { searchEnginesContext, servicesContext, siteUrlContext } from "../context.ts";
import type { Route } from "./+types/sitemap-route";
import { sitemap } from "./sitemap.ts";
import { xmlResponse } from "./xml.ts";

/** Only the gallery's last change is known: when its newest project was added. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(searchEnginesContext);
  const newest = await context
    .get(servicesContext)
    .projects.latest(1)
    .catch(() => []);
  const lastModified = newest[0]?.createdAt;
  return xmlResponse(
    sitemap(
      context.get(siteUrlContext),
      pages.map((path) => (pathIn("ko", path) === paths.gallery ? { path, lastModified } : { path })),
    ),
    "application/xml",
  );
}
