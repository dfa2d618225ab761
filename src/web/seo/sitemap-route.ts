import { paths } from "#content/paths.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { searchEnginesContext, servicesContext, siteUrlContext } from "../context.ts";
import type { Route } from "./+types/sitemap-route";
import { sitemap } from "./sitemap.ts";
import { xmlResponse } from "./xml.ts";

/** Only the gallery's last change is known: when a project was last added or edited. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(searchEnginesContext);
  const lastModified = await context
    .get(servicesContext)
    .projects.lastChange()
    .catch(() => undefined);
  return xmlResponse(
    sitemap(
      context.get(siteUrlContext),
      pages.map((path) =>
        pathIn(defaultLocale, path) === paths.gallery ? { path, lastModified } : { path },
      ),
    ),
    "application/xml",
  );
}
